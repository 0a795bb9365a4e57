import AppLint
import Foundation
@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML
import Testing

/// What `lint` says about an app also happens to it in a run of the model.
@Suite struct FindingsInRunsTests {
  @Test func `each rule has one row, and each row a rule`() {
    #expect(FindingRow.all.map(\.id).sorted() == LintRule.all.map(\.id).sorted())
  }

  @Test func `a reason for the lack of a run is one sentence`() {
    for row in FindingRow.all {
      guard case .notInRuns(let text) = row.evidence else { continue }
      #expect(text.contains(" ") && !text.contains("."), "\(row.id)")
    }
  }

  @Test(arguments: FindingRow.all.map(\.id))
  func `a run shows the effect, and only of an app with the mistake`(id: String) throws {
    let row = try #require(FindingRow.all.first { $0.id == id })
    switch row.evidence {
    case .shown(let comparison):
      #expect(try Self.run(comparison.mistaken).outcome == .passed)
      #expect([.failed, .invalid].contains(try Self.run(comparison.other).outcome))
      #expect(try Self.run(comparison.launch).outcome == .passed)
    case .refused(let comparison, let diagnostic):
      let mistaken = try Self.run(comparison.mistaken)
      #expect(mistaken.outcome == .invalid)
      #expect(mistaken.diagnostics.map(\.id) == [diagnostic.name])
      #expect(try Self.run(comparison.other).outcome == .passed)
    case .notInRuns, .notModeled: break
    }
  }

  /// Runs a file with one case, as the command does.
  private static func run(_ text: String) throws -> CaseResult {
    let folder = URL.temporaryDirectory.appending(path: "finding-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "finding.yaml"))
    let files = try ScenarioFiles(arguments: [Path(folder.path(percentEncoded: false))])
    var cases: [CaseResult] = []
    Runner(loader: YAMLLoader(), configuration: RunConfiguration()).run(files) { cases += $0.cases }
    try #require(cases.count == 1)
    return cases[0]
  }
}
