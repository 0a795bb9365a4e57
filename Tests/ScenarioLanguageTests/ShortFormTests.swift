import Foundation
import ScenarioReports
import ScenarioRunner
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Other notations that are accepted: each means the same as the usual one, which `fmt` writes, and is checked.
@Suite struct ShortFormTests {
  /// A notation, the usual one, and a scenario in which an expectation depends on it: `%` stands for it.
  struct Form: CustomTestStringConvertible, Sendable {
    let written: String
    let usual: String
    let scenario: String

    var testDescription: String { written }

    init(_ written: String, _ usual: String, in scenario: String) {
      (self.written, self.usual, self.scenario) = (written, usual, scenario)
    }

    func text(_ notation: String) -> String {
      "scenario: x\n" + scenario.replacing("%", with: notation) + "\n"
    }
  }

  static let forms: [Form] =
    ["calls", "notifications", "effects", "trace"].map {
      Form("\($0): []", "\($0): none", in: "ios: 8.0\nsteps: [{user: tap-icon, %}]")
    }
    + ["not-called", "not-calls", "should-not-call", "forbidden"].map {
      Form(
        "\($0): [applicationDidBecomeActive]",
        "never: [applicationDidBecomeActive]",
        in: "ios: 8.0\nsteps: [{user: tap-icon, %}]"
      )
    }

  /// Returns the outcome of each case, and the messages of its failures.
  private static func outcomes(of text: String) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var fixture = Fixture("\(UUID().uuidString).yaml")
    fixture.folder = folder
    try Data(text.utf8).write(to: folder.appending(path: fixture.path))
    return try await fixture.result().cases.map { result in
      "\(result.outcome) \(result.name)\n"
        + (result.failures.map(\.message) + result.diagnostics.map(\.message)).joined(
          separator: "\n"
        )
    }
  }

  private static func formatted(_ text: String) -> String {
    String(
      decoding: ScenarioFormatter.formatted(SourceFile(path: "a.yaml", bytes: Array(text.utf8))),
      as: UTF8.self
    )
  }

  @Test(arguments: forms)
  func `a notation means the same as the usual one, and is checked`(_ form: Form) async throws {
    let outcomes = try await Self.outcomes(of: form.text(form.written))
    #expect(try await outcomes == Self.outcomes(of: form.text(form.usual)))
    #expect(outcomes.contains { $0.hasPrefix("failed") }, "\(outcomes)")
  }

  @Test(arguments: forms)
  func `fmt writes the usual notation`(_ form: Form) {
    #expect(Self.formatted(form.text(form.written)) == Self.formatted(form.text(form.usual)))
  }

  @Test(arguments: [
    "never: []", "calls: {including: []}", "calls: {in-order: []}", "trace: [unordered: []]",
    "calls:", "not-called: []", "scenes: {}",
  ])
  func `an empty value that means nothing is an error`(_ expectation: String) throws {
    let text = "scenario: x\nios: 13.0\nsteps:\n  - user: tap-icon\n    \(expectation)\n"
    #expect(try !Compiled(text).diagnostics.isEmpty)
  }
}
