import Synchronization
import Testing

@_spi(Package) @testable import LifecycleCore

@Suite("The rule books") struct RuleBookTests {
  @Test("The rules of a trigger alone are those that it has in the whole table, in the same order")
  func rulesOfTriggers() {
    let table = Dictionary(grouping: Rule.all, by: \.trigger)
    for trigger in Trigger.all {
      #expect(Rule.all(on: trigger).map(\.contents) == (table[trigger] ?? []).map(\.contents))
    }
  }

  @Test("Every trigger is at its index among all triggers")
  func indicesOfTriggers() {
    #expect(Trigger.all.map(\.index) == Array(0..<Trigger.count))
  }

  @Test("A launch builds the rules of few triggers, each once")
  func launch() {
    let built = Mutex<[Trigger]>([])
    let environment = SimulationEnvironment(os: OSVersion(9))
    let book = RuleBook { trigger in
      built.withLock { $0.append(trigger) }
      return Rule.all(on: trigger).filter(Profile.of(environment).has)
    }
    let simulator = Simulator(environment, app: RecordingApp(), book: book)
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.state == .active)
    let triggers = built.withLock { $0 }
    #expect(Set(triggers).count == triggers.count)
    #expect((5...Trigger.count / 6).contains(triggers.count))
  }

  @Test("A book has each rule that is in force at its own index", arguments: Profile.all)
  func indices(profile: Profile) {
    let (book, rules) = (profile.book, profile.book.rules)
    #expect(Array(rules.indices) == Set(rules.indices).sorted())
    #expect(rules.map(\.contents).sorted() == Rule.all.filter(profile.has).map(\.contents).sorted())
    for index in rules.indices {
      #expect(book.candidates(for: rules[index].trigger).contains(Int32(index)))
      #expect(
        book.effects(of: Int32(index)).map { book.effect(at: Int($0)).phrase }
          == rules[index].effects.map(\.phrase)
      )
    }
  }

  @Test("A change of one rule leaves all others as they are")
  func changedRule() throws {
    let plain = Profile.iOS6.book
    let last = try #require(
      Array(plain.rules.indices).last { !plain.rules[$0].effects.isEmpty }
    )
    let changed = plain.changing(rule: last, .without(0), isLenient: false)
    for index in plain.rules.indices {
      let effects = plain.effects(of: Int32(index)).map { plain.effect(at: Int($0)).phrase }
      let others = changed.effects(of: Int32(index)).map { changed.effect(at: Int($0)).phrase }
      #expect((effects == others) == (index != last))
      #expect(plain.rules[index] === changed.rules[index])
    }
  }

  @Test("If two threads build the same rules at once, both get those of the first")
  func rulesBuiltTwice() {
    let index = Int(Profile.iOS6.book.candidates(for: .action(.lock)).lowerBound)
    let other = Mutex<RuleBook?>(nil)
    let found = Mutex<Rule?>(nil)
    // A lookup while the same rules are built stands for that of another thread.
    let book = RuleBook { trigger in
      if let book = other.withLock({ $0.take() }) {
        let rule = book.rule(at: index)
        found.withLock { $0 = rule }
      }
      return [Rule("lock", on: trigger)].compactMap(\.self)
    }
    other.withLock { $0 = book }
    let rule = book.rule(at: index)
    #expect(found.withLock { $0 } === rule)
    #expect(book.rule(at: index) === rule)
  }
}

extension Rule {
  /// All that the rule says.
  fileprivate var contents: String {
    let limits = [since, until].map { $0?.description ?? "" } + [lifeCycle.map { "\($0)" } ?? ""]
    let texts = [id, trigger.phrase, reason, confidence.rawValue] + limits + citations
    let parts = conditions.map(\.phrase) + effects.map(\.phrase) + serves.map(\.name)
    return (texts + parts).joined(separator: "\n")
  }
}
