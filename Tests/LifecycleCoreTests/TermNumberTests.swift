@_spi(Package) import LifecycleCore
import Testing

@Suite("Numbers of terms") struct TermNumberTests {
  @Test("No two terms have the same number, and each fits in 16 bits")
  func areUnique() {
    let terms =
      DelegateMethod.allCases.map { Term.call($0) }
      + NotificationName.allCases.map { .notification($0) }
      + SystemEffect.allCases.map { .effect($0) }
      + InterfaceEvent.allCases.map { .event($0) }
      + AppState.allCases.map { .state($0) }
      + SceneState.allCases.map { .scene($0) }
      + TerminationReason.allCases.map { .termination($0) }
      + ActionKind.allCases.map { .action($0) } + [.customAction]
    #expect(terms.count > 300)
    #expect(Set(terms.map(\.number)).count == terms.count)
    #expect(terms.allSatisfy { (0..<1 << 16).contains($0.number) })
  }
}
