@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What holds for each piece of advice in `advice.txt`.
@Suite struct AdviceTests {
  @Test(arguments: Behavior.all)
  func `each statement that is advice is on its page`(_ behavior: Behavior) {
    for (id, statement) in zip(behavior.statementIDs, behavior.statements)
    where statement.isAdvice { #expect(Advice.of(id) != nil, "\(id.name): \(statement.text)") }
  }

  @Test(arguments: Invariant.all.map(\.name))
  func `each invariant checks advice that is on the page`(_ name: String) throws {
    let invariant = try #require(Invariant.all.first { $0.name == name })
    #expect(!invariant.statements.isEmpty)
    for statement in invariant.statements { #expect(Advice.of(statement) != nil) }
  }

  @Test func `each opposite about an invariant names one that exists`() {
    let names = Set(Invariant.all.map(\.name))
    for opposite in Opposite.all.opposites {
      for invariant in opposite.invariants {
        #expect(names.contains(invariant.name), "\(opposite.statement.name): \(opposite.text)")
      }
    }
  }

  @Test(arguments: Advice.all)
  func `it has documents, and either something that checks it or a reason`(_ advice: Advice) {
    #expect(!advice.sources.isEmpty)
    #expect(advice.isChecked == (advice.unobservableBecause == nil))
    if let id = advice.statement { #expect(Behavior[id] != nil, "\(id.name)") }
    for source in advice.sources {
      #expect(source.document.hasSection(source.section), "\(source.citation)")
    }
  }

  @Test(arguments: Advice.all)
  func `what checks it exists, is about it, and is named once`(_ advice: Advice) {
    var invariants = Set(advice.invariants.map(\.name))
    for check in advice.checks {
      #expect(check.exists, "\(check)")
      switch check {
      case .invariant(let name, _): #expect(invariants.insert(name).inserted, "\(name)")
      case .finding: break
      case .run(let text, let examples):
        let isKnown = ["the model: ", "expectations of your own: "].contains { text.hasPrefix($0) }
        #expect(isKnown, "\(text)")
        for example in examples { #expect(example.isAbout(advice), "\(example.markdown)") }
      }
    }
  }

  /// A reason that fits several pieces of advice, such as a matter of design, explains none of them.
  @Test func `a reason is one sentence about one piece of advice`() {
    let reasons = Advice.all.compactMap(\.unobservableBecause)
    #expect(Set(reasons).count == reasons.count)
    for reason in reasons {
      #expect(reason.split(separator: " ").count >= 8, "\(reason)")
      #expect(!reason.contains(". ") && !reason.hasSuffix("."), "\(reason)")
    }
  }
}

extension Advice: CustomTestStringConvertible {
  var testDescription: String { text }
}
