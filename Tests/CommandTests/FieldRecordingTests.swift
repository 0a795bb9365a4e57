import Foundation
import TestSupport
import Testing

/// Logs of all kinds of apps, from public reports, have the answers that were established before they were read.
///
/// `answers.txt` in `Tests/Fixtures/field-recordings` lists them. A block with `differs` is one that is answered otherwise,
/// with the reason.
@Suite(.timeLimit(.minutes(15))) struct FieldRecordingTests {
  @Test func eachRecordingHasAnAnswer() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: FieldRecording.folder.path())
    #expect(
      Set(files).subtracting(["answers.txt", "mutations.txt"])
        == Set(FieldRecording.all.map(\.arguments[0]))
    )
    let kinds = Set(FieldRecording.all.flatMap { $0.values(of: "app") })
    #expect(FieldRecording.all.count >= 34 && kinds.count >= 10)
    #expect(FieldRecording.all.filter { !$0.values(of: "differs").isEmpty }.count <= 3)
  }

  @Test(arguments: FieldRecording.all) func aRecordingHasTheEstablishedAnswer(
    _ answer: FieldRecording
  ) async throws {
    let run = try await Command.start(
      ["check-log"] + answer.arguments,
      in: FieldRecording.folder,
      environment: [:]
    )
    .outcome()
    let all = run.output + run.errors
    let difference = answer.values(of: "differs").first
    let result = difference?.split(separator: ",").first.map(String.init) ?? answer.result
    let words = result.split(separator: " ")
    switch words[0] {
    case "possible", "conditional":
      #expect(run.status == 0, "\(all)")
      #expect(run.output.contains("only if the app does not print") == (words[0] == "conditional"))
    case "impossible":
      #expect(run.status == 1)
      #expect(run.output.contains("\(answer.arguments[0]):\(words[1]): error:"), "\(all)")
    default: #expect(run.status == 2, "\(all)")
    }
    for text in answer.values(of: "prints") { #expect(all.contains(text), "\(all)") }
    for text in answer.values(of: "never") { #expect(!run.output.contains(text), "\(all)") }
    if !answer.values(of: "silent").isEmpty { #expect(run.errors == "") }
    #expect(run.output.split(separator: "\n").count <= 20 || run.status == 0)
  }

  /// What is possible, and printed as a scenario, passes.
  @Test(arguments: FieldRecording.all.filter { ["possible", "conditional"].contains($0.result) })
  func theScenarioOfARecordingPasses(_ answer: FieldRecording) async throws {
    let workspace = try Workspace()
    let name = answer.arguments[0]
    let bytes = try Data(contentsOf: FieldRecording.folder.appending(path: name))
    try workspace.write(String(decoding: bytes, as: UTF8.self), to: name)
    let arguments = ["check-log"] + answer.arguments + ["--to-scenario", "recorded.yaml"]
    let written = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(written.status == 0, "\(written.output)\(written.errors)")
    let run = try await Command.run("recorded.yaml", in: workspace.folder)
    #expect(run.status == 0, "\(run.output)\(workspace.text("recorded.yaml") ?? "")")
  }
}
