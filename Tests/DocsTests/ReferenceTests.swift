import AppLint
import Foundation
@_spi(Package) import LifecycleCore
import ScenarioAnalysis
import ScenarioReports
import ScenarioRunner
import ScenarioSystem
import TestSupport
import Testing

@testable import ScenarioCommand
@_spi(Package) @testable import ScenarioLanguage

/// The committed pages are those that are generated from the code.
@Suite struct ReferenceTests {
  @Test func `the page of the rules is current`() {
    Golden.compare(RulePage.text, to: "docs/rules.md")
  }

  @Test func `the page of the vocabulary is current`() {
    Golden.compare(VocabularyPage.text, to: "docs/vocabulary.md")
  }

  @Test func `the page of the recipes is current`() {
    Golden.compare(RecipePage.text, to: "docs/recipes.md")
  }

  @Test func `the page of what is not modeled is current`() {
    Golden.compare(UnmodeledPage.text, to: "docs/not-modeled.md")
  }

  @Test func `the page of today's devices is current`() {
    Golden.compare(DevicePage.text, to: "docs/devices.md")
  }

  @Test func `what is not modeled has words of its own, and none of the model`() {
    let words = UnmodeledFeature.all.flatMap { $0.words + [$0.name.lowercased()] }
    #expect(Set(words).count == words.count)
    for word in words { #expect(Term(named: word) == nil, "\(word)") }
  }

  @Test func `the page of the behaviors is current`() {
    Golden.compare(BehaviorPage.text, to: "docs/behaviors.md")
  }

  @Test func `the page of the opposites is current`() throws {
    let jobs = Processors.count
    var test = MutationTest(jobs: jobs)
    let invalid = try test.load(
      SelectedFiles(["Scenarios", "Tests/Fixtures/refused"]),
      jobs: jobs
    )
    try #require(invalid.map(\.path) == [])
    Golden.compare(OppositePage(proofs: test.statementProofs()).text, to: "docs/opposites.md")
  }

  @Test func `the page of the advice is current`() {
    Golden.compare(AdvicePage.text, to: "docs/advice.md")
  }

  @Test func `each file of behaviors is embedded`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Golden.root.appending(path: "Sources/Model/DocumentTexts/behaviors"),
      includingPropertiesForKeys: nil
    )
    let titles = try files.map { try String(contentsOf: $0, encoding: .utf8).prefix { $0 != "\n" } }
    #expect(Set(titles) == Set(BehaviorArea.all.map { "# \($0.title)" }))
  }

  @Test func `the tables of keys in the page of the language are current`() throws {
    let file = Golden.root.appending(path: "docs/language.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    for (name, _) in KeyTables.all { #expect(page.contains("<!-- keys: \(name) -->\n"), "\(name)") }
    Golden.compare(KeyTables.filled(into: page), to: "docs/language.md")
  }

  @Test func `the tables of the page of the lint are current`() throws {
    let page = try String(contentsOf: Golden.root.appending(path: "docs/lint.md"), encoding: .utf8)
    for name in ["findings", "methods"] { #expect(page.contains("<!-- \(name) -->\n"), "\(name)") }
    Golden.compare(LintTable.filled(into: page), to: "docs/lint.md")
  }

  @Test func `the page of the lint shows the current output`() throws {
    let page = try #require(Documentation.page("docs/lint.md"))
    let command = "$ scenario-run lint App/Info.plist\n"
    let shown = try #require(
      page.blocks.first { $0.info == ["console"] && page.text(of: $0).hasPrefix(command) }
    )
    let sample = Golden.root.appending(path: "Tests/AppLintTests/Samples/app-delegate.plist")
    let source = SourceFile(path: "App/Info.plist", bytes: Array(try Data(contentsOf: sample)))
    var report = LintReport(.full, Paint(isColored: false), sdk: 27)
    let output = report.add(LintFile(source, LintOptions())) + report.end
    #expect(page.text(of: shown) == command + output)
  }

  @Test func `every diagnostic has a summary of its own`() {
    let summaries = DiagnosticID.allCases.map(DiagnosticPage.summary)
    #expect(summaries.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") })
    #expect(Set(summaries).count == summaries.count)
  }
}

/// The page of the events tells of lines as they are read.
@Suite struct EventsPageTests {
  @Test func `its example is a stream`() throws {
    let page = try #require(Documentation.page("docs/events.md"))
    let block = try #require(page.blocks.first { $0.info == ["json"] })
    var reader = EventStreamReader()
    try reader.add(Array(page.text(of: block).utf8), called: "docs/events.md")
    let cases = reader.fileResults.flatMap(\.cases)
    #expect(reader.warnings == [])
    #expect(cases.map(\.outcome) == [.passed])
    let trace = try #require(cases.first?.trace)
    let step = try #require(trace.steps.first)
    let rules = step.trace.entries.map { step.trace.rules(of: $0).map(\.id) }
    #expect(rules == [["launch.tap"], ["launch.tap"]])
  }

  @Test func `it names every result of a case and every kind of entry`() throws {
    let page = try #require(Documentation.page("docs/events.md"))
    let text = page.lines.joined(separator: "\n")
    let words =
      Outcome.allCases.map(\.rawValue) + TermKind.allCases.map(\.recordWord)
    for word in words { #expect(text.contains("`\(word)`"), "\(word)") }
  }
}
