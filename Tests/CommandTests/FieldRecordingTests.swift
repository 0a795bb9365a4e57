import Foundation
import TestSupport
import Testing

/// Logs of all kinds of apps, from public reports, have the answers that were established before they were read.
///
/// `answers.txt` in `Tests/Fixtures/field-recordings` lists them. A block with `differs` is one that is answered otherwise,
/// with the reason.
@Suite(.timeLimit(.minutes(15))) struct FieldRecordingTests {
  /// What is right about a recording.
  struct Answer: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var result: String
    var properties: [(key: String, value: String)]

    var testDescription: String { arguments.joined(separator: " ") }

    init(_ block: Substring) {
      let lines = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      arguments = lines[0].split(separator: " ").map(String.init)
      result = lines[1]
      properties = lines.dropFirst(2).map { line in
        let parts = line.split(separator: ": ", maxSplits: 1)
        return (String(parts[0]), String(parts[1]))
      }
    }

    func values(of key: String) -> [String] {
      properties.filter { $0.key == key }.map(\.value)
    }
  }

  static let folder = Golden.root.appending(path: "Tests/Fixtures/field-recordings")

  static let answers: [Answer] = {
    let file = folder.appending(path: "answers.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.replacing("\n\n", with: "\u{0}").split(separator: "\u{0}").dropFirst().map(
      Answer.init
    )
  }()

  @Test func eachRecordingHasAnAnswer() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(files).subtracting(["answers.txt"]) == Set(Self.answers.map(\.arguments[0])))
    let kinds = Set(Self.answers.flatMap { $0.values(of: "app") })
    #expect(Self.answers.count >= 34 && kinds.count >= 10)
    #expect(Self.answers.filter { !$0.values(of: "differs").isEmpty }.count <= 3)
  }

  @Test(arguments: answers) func aRecordingHasTheEstablishedAnswer(_ answer: Answer) async throws {
    let run = try await Command.start(
      ["check-log"] + answer.arguments,
      in: Self.folder,
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
  @Test(arguments: answers.filter { ["possible", "conditional"].contains($0.result) })
  func theScenarioOfARecordingPasses(_ answer: Answer) async throws {
    let workspace = try Workspace()
    let name = answer.arguments[0]
    let bytes = try Data(contentsOf: Self.folder.appending(path: name))
    try workspace.write(String(decoding: bytes, as: UTF8.self), to: name)
    let arguments = ["check-log"] + answer.arguments + ["--to-scenario", "recorded.yaml"]
    let written = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(written.status == 0, "\(written.output)\(written.errors)")
    let run = try await Command.run("recorded.yaml", in: workspace.folder)
    #expect(run.status == 0, "\(run.output)\(workspace.text("recorded.yaml") ?? "")")
  }
}
