@_spi(Package) import LifecycleCore
import ScenarioAnalysis
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioSystem
import TestSupport
import Testing

@_spi(Package) @testable import ScenarioCommand

/// What 'explain --why-not' answers about whatever can happen in a run, without steps.
@Suite struct WhyNotAnswerTests {
  struct App: CustomTestStringConvertible {
    var environment: DescribedEnvironment
    var testDescription: String
  }

  static let apps: [App] = [
    ("8", nil), ("18", .appDelegate), ("18", .scenes), ("27", .scenes), ("27", .swiftUI),
  ].map { version, lifeCycle in
    App(
      environment: DescribedEnvironment(os: OSVersion(version), lifeCycle: lifeCycle),
      testDescription: "iOS \(version) \(lifeCycle?.rawValue ?? "")"
    )
  }

  /// What begins the first line if it says what to change.
  private static let advice = [
    "implement ", "use ", "read ", "add ", "leave out ", "continue with ", "perform ",
    "build with ",
    "run it on ", "set model: ", "save in ", "free memory in ", "update views in ", "submit ",
    "refresh in ", "resume in ", "pause in ", "describe the app's views ",
  ]

  @Test(arguments: apps)
  func theAnswerHasAtMost12LinesAndBeginsWithWhatToChange(_ app: App) throws {
    let document = try ActionDocument(after: [], then: [], in: app.environment)
    let change = app.environment.change(as: try document.plan())
    let plan = try document.plan().changing(change)
    let kinds: [TermKind] = TermKind.lists + [.states, .scenes, .terminations]
    let terms = kinds.flatMap(\.terms) + ActionKind.allCases.map(Term.action)
    var explainer = CaseExplainer(SourceFile(path: "", bytes: []), includesEffects: false)
    let text = WhyNotText(Paint(isColored: false))
    for term in Sampling.one(in: 12, of: terms) {
      let question = GeneralQuestion(term, of: plan, &explainer)
      let lines = text.lines(question, rest: "--rules")
      #expect(lines.count <= 12, "\(term): \(lines)")
      let first = lines.first ?? ""
      let isAnswer = first.contains(term.word) || Self.advice.contains(where: first.hasPrefix)
      #expect(isAnswer, "\(term): \(lines)")
      #expect(lines.contains { $0.hasPrefix("looked for in: iOS ") }, "\(term): \(lines)")
      if question.whyNot.occurrences.isEmpty {
        #expect(lines[1].hasPrefix("because "), "\(term): \(lines)")
      }
    }
  }
}
