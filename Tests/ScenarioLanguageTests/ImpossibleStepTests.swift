import Foundation
import ScenarioReports
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What is printed about a step that is not possible, and about keys that are missing beside other errors.
@Suite struct ImpossibleStepTests {
  /// Runs a scenario, and returns what the command prints.
  private static func output(of text: String, _ style: ConsoleReport.Style) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "a.yaml"))
    var configuration = RunConfiguration()
    configuration.keepsTraces = true
    let files = try ScenarioFiles(
      arguments: [Path("a.yaml")],
      workingDirectory: Path(folder.path(percentEncoded: false))
    )
    var output = ""
    Runner(loader: YAMLLoader(), configuration: configuration).run(files) { result in
      output += ConsoleReport(style: style, paint: Paint(isColored: false)).text(of: result)
    }
    return output
  }

  private static let killed = """
    scenario: x
    ios: 18.0
    steps:
      - user: tap-icon
      - user: press-home
      - wait: 1min
      - system: { low-memory: purge }
      - system: { battery-level: 20 }
      - app: { work: 1s }
        state: active

    """

  @Test func `the step in which the app was terminated is named`() throws {
    let text = try Self.output(of: Self.killed, .normal)
    #expect(text.contains("'work' is not possible here"), "\(text)")
    #expect(text.contains("; the app was terminated in step 4, line 7 (memory: "), "\(text)")
  }

  @Test func `an app that was never terminated has no such step`() throws {
    let text = try Self.output(
      of: "scenario: x\nios: 18.0\nsteps: [{user: press-home, state: active}]\n",
      .normal
    )
    #expect(!text.contains("was terminated"))
  }

  @Test func `a verbose report shows the trace up to the step that is not possible`() throws {
    let text = try Self.output(of: Self.killed, .verbose)
    #expect(text.contains("invalid x\n      0s  user: tap-icon\n"), "\(text)")
    #expect(
      text.contains("call    applicationDidBecomeActive:") || text.contains("sceneDidBecomeActive:")
    )
    #expect(text.contains("system: battery-level"))
    #expect(!text.contains("  app: work"))
    #expect(try !Self.output(of: Self.killed, .normal).contains("user: tap-icon\n"))
  }

  @Test func `another error does not hide that a key is missing`() throws {
    let text = "scenario: x\nsteps: [{user: tap-icn, state: active}]\n"
    let messages = try Compiled(text).diagnostics.map(\.message)
    #expect(Set(messages) == ["missing key 'ios'", "unknown user action 'tap-icn'"])
  }

  /// The unknown key may be the missing one.
  @Test(arguments: ["iso: 8.0", "ios: eight"])
  func `one mistake is one error`(_ key: String) throws {
    let text = "scenario: x\n\(key)\nsteps: [{user: tap-icon, state: active}]\n"
    #expect(try Compiled(text).diagnostics.count == 1)
  }
}
