import Testing

@_spi(Package) @testable import LifecycleCore

/// A method in whose place a newer form is called is one that the rules call only after it.
@Suite("Newer forms of methods") struct NewerFormTests {
  private static let ofCenter: Set<DelegateMethod> = [
    .willPresentNotification, .didReceiveNotificationResponse,
  ]

  @Test(
    "The forms are those that every rule of a version tries first",
    arguments: Profile.all.indices
  )
  func formsOfRules(_ index: Int) {
    let profile = Profile.all[index]
    for method in DelegateMethod.allCases where !Self.ofCenter.contains(method) {
      var first: Set<DelegateMethod>?
      for effect in profile.book.rules.flatMap(\.effects) {
        let tried: [DelegateMethod] =
          switch effect {
          case .call(let method): [method]
          case .callFirst(let one, let two, let three): [one, two] + (three.map { [$0] } ?? [])
          default: []
          }
        guard let position = tried.firstIndex(of: method) else { continue }
        let before = Set(tried[..<position].filter { $0.row.since <= profile.firstVersion })
        first = first?.intersection(before) ?? before
      }
      guard let first else { continue }
      let forms = method.newerForms.filter { $0.since <= profile.firstVersion }.map(\.method)
      #expect(Set(forms) == first.subtracting(Self.ofCenter), "\(method)")
    }
  }
}
