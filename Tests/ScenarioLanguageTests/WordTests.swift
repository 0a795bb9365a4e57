@_spi(Package) import LifecycleCore
import TestSupport
import Testing

@_spi(Package) @testable import ScenarioLanguage

@Suite struct WordTableTests {
  private static let table = WordTable([("one", 1), ("two", 2), ("größe", 3), ("", 4)])

  @Test(arguments: [("one", 1), ("two", 2), ("größe", 3), ("", 4)])
  func findsEachWord(_ word: String, _ value: Int) {
    #expect(Self.table[word] == value)
  }

  @Test(arguments: ["One", "on", "ones", "eno", " one", "grösse"])
  func findsNothingElse(_ word: String) {
    #expect(Self.table[word] == nil)
  }

  @Test func keepsTheOrderOfItsWords() {
    #expect(Self.table.words == ["one", "two", "größe", ""])
  }

  @Test func findsEveryOneOfMany() {
    let words = (0..<1000).map { ("word-\($0)", $0) }
    let table = WordTable(words)
    for (word, value) in words { #expect(table[word] == value) }
    #expect(table["word-1000"] == nil)
  }

  @Test(arguments: DelegateMethod.allCases.filter { $0.selector.hasSuffix(":") })
  func aSelectorMeansTheSameWithAndWithoutItsLastColon(_ method: DelegateMethod) {
    #expect(Vocabulary.terms[method.selector] == .call(method))
    #expect(Vocabulary.terms[String(method.selector.dropLast())] == .call(method))
  }

  @Test(arguments: ActionKind.allCases)
  func anActionIsFoundAtItsActorAlone(_ kind: ActionKind) {
    for actor in Actor.allCases {
      let found = Vocabulary.actions(of: actor)[kind.word]
      // A link that the user taps is the one word of two actors.
      let isThere = actor == kind.actor || actor == .user && kind.isOfUser
      #expect(found == (isThere ? kind : nil))
    }
  }
}

@Suite struct SuggestionTests {
  private static let words = [
    "tap-icon", "press-home", "incoming-call", "applicationDidBecomeActive:", "lock", "unlock",
  ]

  @Test func `the suggestion is the first of the nearest words`() {
    let words = ActionKind.allCases.map(\.word)
    for word in words.filter({ $0.count > 8 }).prefix(12) {
      for index in word.indices {
        var misspelled = word
        misspelled.remove(at: index)
        misspelled.insert("x", at: misspelled.startIndex)
        let distances = words.map { Suggestion.distance(from: misspelled, to: $0) }
        let nearest = words[distances.firstIndex(of: distances.min() ?? 0) ?? 0]
        #expect(Suggestion.nearest(to: misspelled, in: words) == nearest, "\(misspelled)")
      }
    }
  }

  @Test(arguments: [
    ("tap-icn", "tap-icon"), ("tap_icon", "tap-icon"), ("tapicon", "tap-icon"),
    ("TAP-ICON", "tap-icon"), ("incomming-call", "incoming-call"),
    ("incoming-clal", "incoming-call"), ("pres-home", "press-home"), ("lokc", "lock"),
    ("unlok", "unlock"), ("applicationDidBecameActive", "applicationDidBecomeActive:"),
    ("didBecomeActive", "applicationDidBecomeActive:"),
  ])
  func findsWhatWasMeant(_ word: String, _ meant: String) {
    #expect(Suggestion.nearest(to: word, in: Self.words) == meant)
    #expect(Suggestion.help(for: word, in: Self.words).text == "did you mean '\(meant)'?")
  }

  @Test(arguments: ["", "x", "42", "shake", "call", "swipe-up", "電話", "nonsense-at-length"])
  func isSilentWhereNothingIsNear(_ word: String) {
    #expect(Suggestion.nearest(to: word, in: Self.words) == nil)
    #expect(Suggestion.help(for: word, in: Self.words) == "")
  }

  @Test func takesTheNearestOfSeveral() {
    #expect(Suggestion.nearest(to: "states", in: ["stated", "state", "statues"]) == "stated")
    #expect(Suggestion.nearest(to: "stat", in: ["stats", "state"]) == "stats")
    #expect(Suggestion.nearest(to: "state", in: ["stats", "state"]) == "state")
  }

  @Test func guessesNoWholeWhereSeveralHoldThePart() {
    #expect(
      Suggestion.nearest(
        to: "notification",
        in: ["the-longest-notification-word", "another-long-notification"]
      ) == nil
    )
  }

  @Test func theTimeForALongWordIsProportionalToItsLength() {
    let growth = Growth.factor(size: 250_000) { count in
      let word = String(repeating: "a", count: count)
      #expect(Suggestion.nearest(to: word, in: Self.words) == nil)
    }
    #expect(growth < 10)
  }
}
