@_spi(Package) import LifecycleCore
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What is made of a file's text.
struct Compiled {
  let file: LoadedFile

  /// Steps for a scenario that is about something else.
  static let steps = "steps: [{user: tap-icon, state: active}]"

  init(_ text: String) throws {
    var loader = YAMLLoader()
    file = loader.load(SourceFile(path: "test.yaml", bytes: Array(text.utf8)))
  }

  var plans: [Plan] { file.scenarios.flatMap(\.plans) }
  var names: [String] { plans.map(\.name) }
  var versions: [OSVersion] { plans.map(\.environment.os) }
  var diagnostics: [Diagnostic] { file.allDiagnostics }

  /// The one plan of a file that must be valid.
  func plan() throws -> Plan {
    try #require(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    try #require(plans.count == 1)
    return plans[0]
  }
}
