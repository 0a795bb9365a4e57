import Foundation
import TestSupport
import Testing

/// The questions that developers ask most, with the answers that a source gives; the table is in docs/explain.md.
@Suite("Questions of developers", .timeLimit(.minutes(15))) struct QuestionTests {
  struct Question: CustomTestStringConvertible {
    var testDescription: String
    var arguments: String
    var change: String
    var reason: String
    var source: String
  }

  /// The rows of the table: the question, the arguments, the first two lines of the answer, and the source.
  static let questions: [Question] = {
    let page = try? String(
      contentsOf: Golden.root.appending(path: "docs/explain.md"),
      encoding: .utf8
    )
    return (page ?? "").split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard cells.count == 5, cells[0].hasSuffix("?") else { return nil }
      return Question(
        testDescription: String(cells[0].dropFirst(2)),
        arguments: cells[1].trimmingCharacters(in: ["`"]),
        change: cells[2],
        reason: cells[3],
        source: String(cells[4].dropLast(2))
      )
    }
  }()

  @Test func thePageHasAtLeast20Questions() {
    #expect(Self.questions.count >= 20)
    #expect(Set(Self.questions.map(\.arguments)).count == Self.questions.count)
  }

  @Test(arguments: questions)
  func theFirstLineSaysWhatToChangeAndTheSecondWhy(_ question: Question) async throws {
    let workspace = try Workspace()
    let run = try await Command.shell(
      "\"$run\" explain \(question.arguments)",
      in: workspace.folder
    )
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == question.change)
    #expect(lines.dropFirst().first == question.reason)
    #expect(lines.count <= 12)
    #expect(!question.source.isEmpty)
  }
}
