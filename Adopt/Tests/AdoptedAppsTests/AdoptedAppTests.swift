import Adoption
import Foundation
import Testing

/// Delegates of public apps are adopted, compiled and called.
@MainActor @Suite(.serialized) struct AdoptedAppTests {
  @Test(arguments: AdoptedApp.all)
  func `the code that is compiled is what adopt writes`(_ app: AdoptedApp) throws {
    let adoption = try AppFiles.adoption(of: app.name)
    #expect(adoption.errors.isEmpty)
    #expect(adoption.unknownNames.map(\.name) == [])
    #expect(!adoption.findings.isEmpty || app.name == "SwiftHN")
    for file in adoption.files {
      let url = AppFiles.adopted(app.name).appendingPathComponent(file.path)
      if isRecording { try Data(file.text.utf8).write(to: url) }
      #expect(try AppFiles.text(url) == file.text)
    }
  }

  @Test(arguments: AdoptedApp.all)
  func `every method that the model can call is called`(_ app: AdoptedApp) throws {
    let run = try AdoptedAppRun.of(app)
    #expect(run.failures == [])
    #expect(run.missed.map(\.name) == [])
    #expect(run.callable.count > 0)
  }

  @Test func `the table of the manual is current`() throws {
    let runs = try AdoptedApp.all.map(AdoptedAppRun.of)
    let page = AppFiles.tests.appendingPathComponent("../../docs/adopt.md").standardizedFileURL
    let text = try AppFiles.text(page)
    let parts = text.components(separatedBy: "<!-- apps -->\n")
    try #require(parts.count == 3)
    let expected = [parts[0], AppTable(runs: runs).text, parts[2]].joined(
      separator: "<!-- apps -->\n"
    )
    if isRecording { try Data(expected.utf8).write(to: page) }
    #expect(try AppFiles.text(page) == expected)
  }

  private var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] != nil }
}

/// The table of the apps in the manual.
struct AppTable {
  let runs: [AdoptedAppRun]

  var text: String {
    let rows = runs.map { run in
      let reasons = Dictionary(
        grouping: run.methods.filter { run.reason(of: $0) != nil },
        by: { run.reason(of: $0) ?? "" }
      )
      let missing = reasons.sorted { $0.key < $1.key }.map { reason, methods in
        "\(methods.map { "`\($0.name)`" }.joined(separator: ", ")): \(reason)"
      }
      let called = run.callable.count - run.missed.count
      return """
        | \(run.app.repository) | \(run.methods.count) | \(run.callable.count) | \(called) | \
        \(run.stubs) | \(missing.joined(separator: "; ")) |
        """
    }
    let (callable, missed) = runs.reduce((0, 0)) {
      ($0.0 + $1.callable.count, $0.1 + $1.missed.count)
    }
    return """
      | app | methods | callable | called | stubs | what is never called, and why |
      | --- | ---: | ---: | ---: | ---: | --- |
      \(rows.joined(separator: "\n"))

      Called: \(callable - missed) of the \(callable) methods that the model can call.

      """
  }
}
