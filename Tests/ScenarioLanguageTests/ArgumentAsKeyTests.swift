@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// A value of an action's main argument that is written as a key: `{change-permission: {camera: denied}}`.
@Suite struct ArgumentAsKeyTests {
  /// Each action with a word as its main argument, and each word that is not also the name of an argument.
  private static let words = ActionKind.allCases.filter { !$0.isOnlyForCallbacks }.flatMap { kind in
    guard let main = kind.parameters.first, case .word(let words) = main.type else {
      return [(ActionKind, String)]()
    }
    let names = kind.parameters.map(\.name)
    return words.filter { !names.contains($0) }.map { (kind, $0) }
  }

  private static func errors(_ step: String) throws -> [Diagnostic] {
    let text = "scenario: x\nios: 18.0\nsteps: [{user: tap-icon, state: active}, \(step)]\n"
    return try Compiled(text).diagnostics.filter { $0.severity == .error }
  }

  @Test(arguments: words)
  func `it is accepted, or the help puts it into its place`(
    _ kind: ActionKind,
    _ word: String
  ) throws {
    let main = try #require(kind.parameters.first).name
    let errors = try Self.errors("{\(kind.actor): {\(kind.word): {\(word): yes}}}")
    // What is accepted may not be possible there.
    let isAccepted = errors.allSatisfy { $0.id == .illegalAction || $0.id == .missingKey }
    if isAccepted { return }
    let unknown = errors.first { $0.id == .unknownKey }
    #expect(unknown?.help == "write '{ \(main): \(word) }'")
  }

  @Test func `a value of the second argument stays beside it`() throws {
    let errors = try Self.errors("{user: {change-permission: {camera: denied}}}")
    #expect(errors.map(\.help) == ["write '{ kind: camera, to: denied }'"])
  }
}
