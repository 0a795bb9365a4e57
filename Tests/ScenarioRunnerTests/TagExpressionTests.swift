import ScenarioRunner
import ScenarioSystem
import Testing

@Suite struct TagExpressionTests {
  private func matches(_ expression: String, _ tags: String...) throws -> Bool {
    try TagExpression(parsing: expression).matches(tags)
  }

  @Test func aTagHoldsWhereItIsCarried() throws {
    #expect(try matches("smoke", "smoke", "slow"))
    #expect(try !matches("smoke", "slow"))
    #expect(try !matches("smoke"))
    #expect(try !matches("smoke", "smoke-test"))
  }

  @Test func notBindsClosestThenAndThenOr() throws {
    let parsed = try TagExpression(parsing: "a or not b and c")
    #expect(parsed == .any([.tag("a"), .all([.not(.tag("b")), .tag("c")])]))
  }

  @Test func parenthesesComeFirst() throws {
    let parsed = try TagExpression(parsing: "(a or b)and not(c or d)")
    #expect(parsed == .all([.any([.tag("a"), .tag("b")]), .not(.any([.tag("c"), .tag("d")]))]))
  }

  @Test func aChainIsOneLevel() throws {
    let parsed = try TagExpression(parsing: "a and b and c or d or e")
    #expect(parsed == .any([.all([.tag("a"), .tag("b"), .tag("c")]), .tag("d"), .tag("e")]))
  }

  @Test(arguments: ["and", "or"])
  func aLongChainDoesNotCrash(_ word: String) throws {
    let tags = (0..<100_000).map { "t\($0)" }
    let parsed = try TagExpression(parsing: tags.joined(separator: " \(word) "))
    #expect(parsed.matches(["t99999"]) == (word == "or"))
    #expect(parsed.tags.included.count == tags.count)
  }

  /// All values of three tags against the same thing in Swift.
  @Test(arguments: 0..<8)
  func isWhatItSays(_ bits: Int) throws {
    let (a, b, c) = (bits & 1 > 0, bits & 2 > 0, bits & 4 > 0)
    let tags = [a ? "a" : nil, b ? "b" : nil, c ? "c" : nil].compactMap { $0 }
    func value(_ text: String) throws -> Bool { try TagExpression(parsing: text).matches(tags) }
    #expect(try value("a and b or c") == (a && b || c))
    #expect(try value("a and (b or c)") == (a && (b || c)))
    #expect(try value("not a or not b and c") == (!a || !b && c))
    #expect(try value("not not a") == a)
    #expect(try value("not (a and b and c)") == !(a && b && c))
  }

  @Test(arguments: [
    "", " ", "and", "a and", "or b", "not", "a b", "(a", "a)", "()", "a and or b", "((a)",
  ])
  func isRefusedWithAnExample(_ text: String) {
    let error = #expect(throws: ScenarioError.self) { try TagExpression(parsing: text) }
    #expect(error?.code == .usage)
    #expect(error?.help.contains("smoke and not slow") == true)
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    #expect(throws: ScenarioError.self) {
      try TagExpression(parsing: String(repeating: "(", count: 100_000))
    }
    #expect(throws: ScenarioError.self) {
      try TagExpression(parsing: String(repeating: "not ", count: 100_000) + "a")
    }
  }

  @Test func findsRequiredAndExcludedTags() throws {
    let tags = try TagExpression(parsing: "a and not (b or not c) or d").tags
    #expect(tags.included == ["a", "c", "d"])
    #expect(tags.excluded == ["b"])
  }
}
