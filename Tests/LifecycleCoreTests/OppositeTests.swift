import Testing

@_spi(Package) @testable import LifecycleCore

@Suite("Opposites of statements") struct OppositeTests {
  private static let statement = StatementID(behavior: 1, number: 1)

  /// The phrases of the effects and conditions of a rule of iOS 4.0 with an opposite; nil if the rule does not apply there.
  private func rule(
    _ id: String,
    on trigger: Trigger,
    with text: String
  ) throws -> (effects: [String], conditions: [String])? {
    let opposite = try Opposite(of: Self.statement, text)
    let book = Profile.iOS4_0.book(with: opposite, isLenient: false)
    guard
      let index = book.candidates(for: trigger).first(where: { book.rule(at: Int($0)).id == id })
    else { return nil }
    let rule = book.rule(at: Int(index))
    // What the machine uses must be what the rule says.
    let effects = book.effects(of: index).map { book.effect(at: Int($0)).phrase }
    #expect(effects == rule.effects.map(\.phrase))
    return (effects, rule.conditions.map(\.phrase))
  }

  @Test("Each opposite behind a statement names rules, effects, conditions and switches that exist")
  func all() {
    #expect(Opposite.all.problems == [])
    #expect(!Opposite.all.opposites.isEmpty)
  }

  @Test("Each effect that no rule has is one that an opposite names, and no rule's has its phrase")
  func effectsOnlyInOpposites() {
    let phrases = Effect.onlyInOpposites.map(\.phrase)
    #expect(Set(phrases).count == phrases.count)
    let ofRules = Set(Rule.all.flatMap(\.effects).map(\.phrase))
    let texts = Opposite.all.opposites.map(\.text)
    for phrase in phrases {
      #expect(!ofRules.contains(phrase), "\(phrase)")
      #expect(texts.contains { $0.contains("\"\(phrase)\"") }, "no opposite has: \(phrase)")
    }
  }

  @Test(
    "An opposite changes the effects of a rule",
    arguments: [
      (#"suspend without "the app is now suspended""#, [nil]),
      (#"suspend with "`snapshot`""#, ["the app is now suspended", "`snapshot`"]),
      (
        #"suspend with "`snapshot`" before "the app is now suspended""#,
        ["`snapshot`", "the app is now suspended"]
      ),
      (
        #"suspend with "`snapshot`" after "the app is now suspended""#,
        ["the app is now suspended", "`snapshot`"]
      ),
      (
        #"suspend with "the app is now inactive" instead of "the app is now suspended""#,
        ["the app is now inactive"]
      ),
      (
        #"suspend "the app is now suspended" before "*note-suspended-audio*""#,
        ["the app is now suspended", "*note-suspended-audio*"]
      ),
    ]
  )
  func effects(text: String, expected: [String?]) throws {
    let changed = try #require(try rule("suspend", on: .timer(.suspension), with: text))
    let kept = expected.compactMap(\.self)
    let others = ["the app is now suspended", "the app is now inactive", "`snapshot`"]
    #expect(changed.effects.filter { kept.contains($0) || others.contains($0) } == kept)
  }

  @Test("An opposite changes the conditions of a rule")
  func conditions() throws {
    let trigger = Trigger.procedure(.resign)
    func conditions(_ text: String) throws -> [String]? {
      try rule("resign", on: trigger, with: text)?.conditions
    }
    #expect(try conditions(#"resign regardless of "the app is active""#) == [])
    #expect(
      try conditions(#"resign if "not: the device is an iPad""#)
        == ["the app is active", "not: the device is an iPad"]
    )
    #expect(try conditions("resign never") == nil)
    #expect(try conditions("resign since iOS 5") == nil)
    #expect(try conditions("resign until iOS 4.0") == nil)
    #expect(try conditions("resign until iOS 5") == ["the app is active"])
  }

  @Test("With a scope, a change applies only under a condition, or from or up to a version")
  func scopes() throws {
    func rules(_ scope: String) throws -> [Rule] {
      let text = #"resign without "`touches-off`" where \#(scope)"#
      let book = Profile.iOS4_0.book(with: try Opposite(of: Self.statement, text), isLenient: false)
      return book.candidates(for: .procedure(.resign)).map { book.rule(at: Int($0)) }
    }
    func stopTouches(_ scope: String) throws -> [Bool] {
      try rules(scope).map { $0.effects.map(\.phrase).contains("`touches-off`") }
    }
    let onPad = #""the device is an iPad""#
    #expect(try stopTouches(onPad) == [false, true])
    #expect(
      try rules(onPad).map { $0.conditions.map(\.phrase) }
        == [["the app is active", "the device is an iPad"], ["the app is active"]]
    )
    #expect(try stopTouches("until iOS 5") == [false, true])
    #expect(try stopTouches("until iOS 4.0") == [true])
    #expect(try stopTouches("since iOS 5") == [true])
    #expect(try stopTouches("\(onPad) where since iOS 5") == [true])
  }

  @Test("An opposite counts an invariant as violated in every run, or in none")
  func invariants() throws {
    let text = "invariant work-resumed never and invariant no-opt-out always"
    let changes = try Opposite(of: Self.statement, text).invariants
    #expect(changes.map(\.name) == ["work-resumed", "no-opt-out"])
    #expect(changes.map(\.isAlwaysViolated) == [false, true])
  }

  @Test("Several changes apply one after the other, also to several rules")
  func several() throws {
    let text =
      #"resign regardless of "the app is active" and resign if "the app is inactive" and suspend never"#
    #expect(
      try rule("resign", on: .procedure(.resign), with: text)?.conditions == ["the app is inactive"]
    )
    #expect(try rule("suspend", on: .timer(.suspension), with: text) == nil)
  }

  @Test("An opposite changes the default of a switch, but no value that a scenario sets")
  func settings() throws {
    let opposite = try Opposite(of: Self.statement, "suspend-after is 60000 ms")
    #expect(opposite.changing(SimulationEnvironment(os: .iOS4)).choices == [.suspendAfter: 60_000])
    var environment = SimulationEnvironment(os: .iOS4)
    environment.choices[.suspendAfter] = 5
    #expect(opposite.changing(environment).choices == [.suspendAfter: 5])
  }

  @Test("Without an opposite's rules the book is that of the profile")
  func otherRules() throws {
    let opposite = try Opposite(of: Self.statement, "suspend never")
    let book = Profile.iOS4_0.book(with: opposite, isLenient: false)
    let plain = Profile.iOS4_0.book
    for trigger in Trigger.all where trigger != .timer(.suspension) {
      #expect(book.candidates(for: trigger) == plain.candidates(for: trigger))
    }
  }

  @Test(
    "What an opposite misspells is an error that says what there is",
    arguments: [
      ("", "'' needs a rule or a switch where it has ''"),
      ("suspends never", "no rule 'suspends' in 'suspends never'"),
      ("suspend", "'suspend' needs a change where it has ''"),
      ("suspend sometimes", "'sometimes' is not a change in 'suspend sometimes'"),
      (
        "suspend never or later",
        "'suspend never or later' needs the end or 'and' where it has 'or later'"
      ),
      (#"suspend without "a snapshot""#, "'suspend' has nothing of that name"),
      (#"suspend with "a snapshot""#, "there is no effect 'a snapshot'; similar: `snapshot`"),
      (#"suspend with "`snapshot`" before "it""#, "'suspend' has nothing of that name"),
      (#"suspend "the app is now suspended""#, "needs 'before' or 'after'"),
      (#"suspend if "the app is flying""#, "there is no condition 'the app is flying'; similar:"),
      ("suspend-after is soon", "'suspend-after' has no value 'soon'"),
      ("suspend-later is 5 ms", "no switch 'suspend-later'"),
      ("suspend since iOS five", "needs a version where it has ''"),
      ("suspend since five", "needs 'iOS' where it has 'five'"),
      (#"suspend without "`snapshot`" where "it flies""#, "'suspend' has nothing of that name"),
      (
        #"resign without "`touches-off`" where "it flies""#,
        "there is no condition 'it flies'"
      ),
      (#"resign if "the argument is `calendar`""#, "'resign' has no such argument"),
      ("invariant work-resumed", "needs 'always' or 'never' where it has ''"),
    ]
  )
  func misspelled(text: String, message: String) {
    let error = #expect(throws: OppositeError.self) {
      _ = try Opposite(of: Self.statement, text)
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}
