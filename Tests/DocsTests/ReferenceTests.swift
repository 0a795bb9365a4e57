import LifecycleCore
import ScenarioLanguage
import TestSupport
import Testing

/// The pages that are made from the code are those that are committed.
@Suite struct ReferenceTests {
  @Test func `the page of the rules is current`() {
    Golden.compare(RulePage.text, to: "docs/rules.md")
  }

  @Test func `the page of the vocabulary is current`() {
    Golden.compare(VocabularyPage.text, to: "docs/vocabulary.md")
  }

  @Test func `the page of the behaviours is current`() {
    Golden.compare(BehaviourPage.text, to: "docs/behaviours.md")
  }

  @Test func `every diagnostic has a summary of its own`() {
    let summaries = DiagnosticID.allCases.map(\.summary)
    #expect(summaries.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") })
    #expect(Set(summaries).count == summaries.count)
  }
}
