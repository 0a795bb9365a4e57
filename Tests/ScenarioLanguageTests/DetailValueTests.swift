@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// The values of details in expectations: words, numbers, and names that the scenario gives.
@Suite struct DetailValueTests {
  /// Each detail of each term, by the list that can name it.
  private static let details: [(Term, Detail)] = Term.all.flatMap { term in
    term.row.arguments.filter { $0 != .scene }.map { (term, $0) }
  }

  /// Returns the messages for a file that forbids the term with a value of the detail.
  private static func messages(
    _ term: Term,
    _ detail: Detail,
    _ value: String,
    steps: String = "{user: tap-icon, state: active}"
  ) throws -> [String] {
    try Compiled(
      """
      scenario: One
      ios: 18.0
      steps: [\(steps)]
      never: [{"\(term.word)": {\(detail.word): \(value)}}]
      """
    ).diagnostics.map(\.message)
  }

  @Test(arguments: details)
  func `an impossible value is an error`(_ term: Term, _ detail: Detail) throws {
    switch term.values(of: detail) {
    case .words(let words):
      for word in words {
        #expect(try Self.messages(term, detail, "'\(word)'") == [])
        #expect(
          try Self.messages(term, detail, "'\(word)x'") == ["unknown \(detail.word) '\(word)x'"]
        )
      }
    case .keys(let keys):
      for key in keys {
        #expect(try Self.messages(term, detail, "{\(key): any}") == [])
        #expect(
          try Self.messages(term, detail, "{\(key)x: any}")
            == ["unknown key of '\(detail.word)' '\(key)x'"]
        )
      }
    case .number:
      #expect(try Self.messages(term, detail, "1") == [])
      #expect(
        try Self.messages(term, detail, "one")
          == ["'\(detail.word)' is a whole number, not 'one'"]
      )
    case .payload:
      #expect(
        try Self.messages(term, detail, "\"todo://nwe\"")
          == ["no action of the scenario names 'todo://nwe'"]
      )
      let opened = "{system: {open-url: \"todo://new\"}, state: active}"
      #expect(try Self.messages(term, detail, "\"todo://new\"", steps: opened) == [])
    case .appName:
      // An app under test may have any names.
      #expect(try Self.messages(term, detail, "leter") == [])
      let own = "{user: tap-icon, state: active}, {app: {hold-object: letter}}"
      #expect(
        try Self.messages(term, detail, "leter", steps: own)
          == ["no action of the scenario names 'leter'"]
      )
      #expect(try Self.messages(term, detail, "letter", steps: own) == [])
    case .any: break
    }
    #expect(try Self.messages(term, detail, "any") == [])
    #expect(try Self.messages(term, detail, "none") == [])
  }
}
