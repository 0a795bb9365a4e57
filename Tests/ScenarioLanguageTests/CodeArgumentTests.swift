@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Code that does nothing is not the same as none: an expiration handler that is empty is called.
@Suite struct CodeArgumentTests {
  /// The arguments that are code, with their actions.
  static let arguments = ActionKind.allCases.flatMap { kind in
    kind.parameters.filter { if case .actions = $0.type { true } else { false } }
      .map { (kind, $0.name) }
  }

  private func text(_ kind: ActionKind, _ name: String, _ code: String) -> String {
    "scenario: a\nios: 17.0\nsteps: [{app: \(kind.text(name, code)), state: active}]\n"
  }

  @Test(arguments: arguments) func codeCanBeNone(_ kind: ActionKind, _ name: String) throws {
    let errors = try Compiled(text(kind, name, "none")).diagnostics.filter {
      $0.id == .emptyValue || $0.id == .wrongType
    }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
  }

  @Test(arguments: arguments) func anEmptyListSuggestsNone(
    _ kind: ActionKind,
    _ name: String
  ) throws {
    let found = try Compiled(text(kind, name, "[]")).diagnostics
    let error = try #require(found.first { $0.id == .emptyValue })
    #expect(error.fixes.map(\.text) == ["none"])
  }
}
