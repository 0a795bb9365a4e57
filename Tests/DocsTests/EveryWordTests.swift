@_spi(Package) import LifecycleCore
import ScenarioAnalysis
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioSystem
import Testing

@_spi(Package) @testable import ScenarioCommand

/// Every word that `words` lists works with every command that takes one, and so does each alias.
@Suite struct EveryWordTests {
  private static let words = WordList.entries(matching: [])
  private static let names = words.flatMap { [$0.word, $0.notation] } + Aliases.all
  /// The keys of words for something that happens in a run.
  private static let happening: Set<String> = Set(
    (TermKind.lists + [.states, .scenes, .terminations]).map(\.key) + ["scenes"]
      + Actor.allCases.map(\.rawValue)
  )

  @Test func wordsFindsEachOfThem() {
    for entry in Self.words {
      for name in [entry.word, entry.notation] {
        let found = WordList.entries(matching: [name])
        #expect(found.contains { $0.notation == entry.notation }, "\(name)")
      }
    }
    for alias in Aliases.all { #expect(!WordList.entries(matching: [alias]).isEmpty, "\(alias)") }
  }

  @Test func explainExplainsEachOfThem() throws {
    for name in Self.names {
      let argument = try ExplainedArgument(name, prefersActions: false)
      if case .words(let words) = argument {
        #expect(!WordText.lines(words).isEmpty)
        #expect(ExplainingJSON.words(words).contains(words[0].summary.prefix(5)))
      }
    }
  }

  @Test func aSwitchIsExplainedWithItsDefaultsAndWhatSupportsThem() {
    for item in ModelSwitch.allCases {
      let entries = WordList.entries(matching: ["model: \(item.name)"])
      let text = WordText.lines(entries).joined(separator: "\n")
      for evidence in item.evidence {
        #expect(text.contains("the default is '\(evidence.value)': \(evidence.confidence.phrase)"))
        for source in evidence.sources { #expect(text.contains(source)) }
      }
    }
  }

  @Test func whyNotAcceptsWhateverHappensInARunAndSaysWhatTheOthersAre() {
    for entry in Self.words {
      for name in [entry.word, entry.notation] {
        do throws(ScenarioError) {
          _ = try Term(nameOrError: name)
        } catch {
          #expect(!Self.happening.contains(entry.key), "\(name): \(error)")
          #expect("\(error)".contains("it is a word for '"), "\(name): \(error)")
          #expect("\(error)".contains("'\(entry.key)'"), "\(name): \(error)")
        }
      }
    }
    for alias in Aliases.all where ActionKind(named: alias) != nil {
      #expect(throws: Never.self) { try Term(nameOrError: alias) }
    }
  }

  @Test func implementsAcceptsEachMethod() throws {
    for entry in Self.words where entry.key == "calls" {
      #expect(throws: Never.self) { try MethodSet(selectors: [entry.word]) }
    }
  }

  /// `explain --after`, `new --from`, `diff` and `repl` perform actions.
  @Test func actionsArePerformedAndOtherWordsAreNotUnknown() {
    for name in Self.names {
      do throws(ScenarioError) {
        _ = try ShortAction.step(name)
      } catch {
        #expect(!"\(error)".contains("lists them all"), "\(name): \(error)")
      }
    }
    for entry in Self.words where Actor(rawValue: entry.key) != nil {
      #expect(ShortAction.isAction(entry.word), "\(entry.word)")
    }
  }
}
