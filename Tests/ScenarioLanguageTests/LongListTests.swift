import TestSupport
import Testing

@_spi(Package) @testable import LifecycleCore
@_spi(Package) @testable import ScenarioLanguage

/// Lists with overlapping constraints: what they mean, compared with a search of all assignments, and how the number of
/// comparisons grows.
@Suite struct LongListTests {
  private static let methods: [DelegateMethod] = [.didBecomeActive, .willResignActive]

  /// Calls a second apart, every third in the background.
  private static func observation(of actual: [Int]) -> Observation {
    var trace = Trace()
    for (second, letter) in actual.enumerated() {
      let name = "name \(second % 5)"
      trace.append(
        TraceEntry(
          time: .seconds(Int64(second)),
          term: .call(methods[letter]),
          index: trace.intern([.name: .text(name)]),
          reads: second % 3 == 0 ? .background : .active,
          cause: -1
        )
      )
    }
    return Observation(
      trace: trace,
      entries: trace.entries.indices,
      start: .zero,
      end: .zero,
      snapshot: .fresh
    )
  }

  private static func item(
    _ letter: Int = 0,
    _ constraints: [Constraint.Kind],
    times: ClosedRange<Int>? = nil
  ) -> ListForm.Item {
    var item = ListForm.Item(
      term: .call(methods[letter]),
      range: .startOfFile,
      constraints: constraints.map { Constraint(kind: $0, range: .startOfFile) }
    )
    item.times = times.map {
      Times(minimum: $0.lowerBound, maximum: $0.upperBound, range: .startOfFile)
    }
    return item
  }

  private static func matcher(_ form: ListForm, _ observation: Observation) -> ListMatcher {
    let actual = observation.trace.entries.indices.map {
      ActualItem(term: observation.trace.entries[$0].term, entry: $0)
    }
    return ListMatcher(form: form, actual: actual, observation: observation)
  }

  // MARK: - Meaning

  /// Returns whether entries can be assigned to the elements, by trying all assignments of one entry after the other.
  private static func isMet(_ form: ListForm, _ observation: Observation) -> Bool {
    let entries = observation.trace.entries
    let items = form.items
    let isOrdered = form.mode != .anyOrder && form.mode != .including
    let groups = form.elements.indices.flatMap { group in
      form.elements[group].items.map { _ in isOrdered ? group : 0 }
    }
    /// The counts of the items, the number of the entry, and the group and the item of the last entry that was assigned.
    func search(_ counts: [Int], _ entry: Int, _ last: Int) -> Bool {
      let isComplete = zip(items, counts).allSatisfy { $1 >= $0.minimum }
      if form.mode == .startsWith, isComplete { return true }
      if entry == entries.count { return isComplete }
      for item in items.indices
      where groups[item] >= last && counts[item] < items[item].maximum ?? .max
        && items[item].isMet(by: entries[entry], in: observation)
      {
        var next = counts
        next[item] += 1
        if search(next, entry + 1, groups[item]) { return true }
      }
      return (form.mode == .inOrder || form.mode == .including)
        && search(counts, entry + 1, last)
    }
    return search(items.map { _ in 0 }, 0, 0)
  }

  private static let constraints: [[Constraint.Kind]] = [
    [], [.after(.seconds(1))], [.within(.seconds(2))], [.at(.seconds(1))],
    [.after(.seconds(1)), .within(.seconds(3))], [.state(.background)],
    [.state(.active), .after(.seconds(2))], [.argument(.name, .text("name 1"))],
    [.argument(.name, .any), .within(.seconds(1))],
  ]

  @Test(arguments: [ListForm.Mode.exact, .startsWith, .inOrder, .anyOrder, .including])
  func isMetIfAnyAssignmentOfEntriesMeetsIt(_ mode: ListForm.Mode) throws {
    var random = Generator(seed: 14)
    var met = 0
    for _ in 0..<4_000 {
      let observation = Self.observation(of: (0..<random.below(6)).map { _ in random.below(2) })
      // Only where other entries are not allowed is a maximum a matter of the assignment alone.
      let hasTimes = mode != .inOrder && mode != .including
      let items = (0..<1 + random.below(4)).map { _ in
        let low = random.below(2)
        let times = hasTimes && random.below(3) == 0 ? low...max(1, low + random.below(3)) : nil
        return Self.item(
          random.below(4) / 3,
          Self.constraints[random.below(Self.constraints.count)],
          times: times
        )
      }
      let cut = random.below(items.count + 1)
      var elements = items[..<cut].map { ListForm.Element.item($0) }
      if cut < items.count { elements.append(.unordered(Array(items[cut...]))) }
      if random.below(2) == 0 { elements.reverse() }
      let form = ListForm(mode: mode, elements: elements, range: .startOfFile)
      let expected = Self.isMet(form, observation)
      if expected { met += 1 }
      guard try Self.matcher(form, observation).isMet() == expected else {
        let names = elements.map { element in
          element.items.map {
            "\($0.name) \($0.times?.phrase ?? "") \($0.constraints.map(\.yamlText))"
          }
        }
        let actual = observation.trace.entries.map(\.term.written)
        Issue.record("\(mode) \(names) against \(actual): not \(expected)")
        return
      }
    }
    #expect(met > 100)
  }

  // MARK: - Growth

  /// Lists of so many items that a tenfold number of entries meets, or nearly meets.
  private static let shapes: [(name: String, form: @Sendable (ListForm.Mode, Int) -> ListForm)] = [
    ("later and later", { list($0, $1) { _, i in [.after(.seconds(Int64(i)))] } }),
    ("earlier and earlier", { list($0, $1) { n, i in [.within(.seconds(Int64(10 * n - i)))] } }),
    (
      "windows that overlap",
      {
        list($0, $1) { n, i in
          [.after(.seconds(Int64(9 * i))), .within(.seconds(Int64(9 * i + n)))]
        }
      }
    ),
    (
      "with a state here and there",
      {
        list($0, $1) { _, i in
          i % 2 == 0 ? [.after(.seconds(Int64(i)))] : [.state(.active), .after(.seconds(Int64(i)))]
        }
      }
    ),
    (
      "with names and states",
      {
        list($0, $1) { n, i in
          [
            [.argument(.name, .text("name \(i % 5)")), .within(.seconds(Int64(10 * n - i)))],
            [.state(.background)], [.argument(.name, .any), .after(.seconds(Int64(i)))],
          ][i % 3]
        }
      }
    ),
    (
      "with times",
      { mode, n in
        ListForm(
          mode: mode,
          elements: (0..<n).map { i in
            .item(item(0, [.after(.seconds(Int64(i)))], times: 1...10))
          },
          range: .startOfFile
        )
      }
    ),
    (
      "in groups",
      { mode, n in
        ListForm(
          mode: mode,
          elements: (0..<n / 10).map { group in
            .unordered(
              (0..<10).map { item(0, [.after(.seconds(Int64(10 * group + $0)))]) }
            )
          },
          range: .startOfFile
        )
      }
    ),
    (
      "in one group that is not met",
      { mode, n in
        let late = Constraint.Kind.after(.seconds(Int64(10 * n)))
        let items = (0..<n).map { item(0, [$0 == 0 ? late : .after(.seconds(Int64($0)))]) }
        return ListForm(mode: mode, elements: [.unordered(items)], range: .startOfFile)
      }
    ),
  ]

  private static func list(
    _ mode: ListForm.Mode,
    _ count: Int,
    _ constraints: (Int, Int) -> [Constraint.Kind]
  ) -> ListForm {
    ListForm(
      mode: mode,
      elements: (0..<count).map { .item(item(0, constraints(count, $0))) },
      range: .startOfFile
    )
  }

  @Test(arguments: [ListForm.Mode.exact, .startsWith, .inOrder, .anyOrder, .including])
  func comparisonsGrowInProportionToTheLength(_ mode: ListForm.Mode) {
    for (name, form) in Self.shapes {
      let comparisons = [250, 1_000].map { count in
        let observation = Self.observation(of: Array(repeating: 0, count: 10 * count))
        _ = try? Self.matcher(form(mode, count), observation).isMet()
        return observation.budget.comparisons
      }
      #expect(comparisons[1] < 6 * comparisons[0], "\(mode), \(name): \(comparisons)")
    }
  }

  @Test(arguments: [ListForm.Mode.exact, .startsWith, .inOrder, .anyOrder, .including])
  func tenThousandItemsAreComparedWithAHundredThousandEntries(_ mode: ListForm.Mode) {
    // A part of the size has that part of the budget, which includes the table of a list that is not met.
    let divisor = Sampling.isOff ? 1 : 50
    let observation = Self.observation(of: Array(repeating: 0, count: 100_000 / divisor))
    for (name, form) in Self.shapes {
      var step = observation
      step.budget = EvaluationBudget()
      let matcher = Self.matcher(form(mode, 10_000 / divisor), step)
      _ = ListMismatch.failures(of: matcher.form, EnumSet([.calls]), matcher.actual, step)
      #expect(step.budget.comparisons < EvaluationBudget.limit / divisor, "\(mode), \(name)")
    }
  }

  // MARK: - Limits

  private static func failures(_ budget: EvaluationBudget) -> [String] {
    var observation = observation(of: Array(repeating: 0, count: 5_000))
    observation.budget = budget
    let form = list(.including, 1_000) { _, i in [.after(.seconds(Int64(i)))] }
    let items = form.items
    let names = (0..<20).map { EventPattern.item(item(1, [.after(.seconds(Int64($0)))])) }
    let expectations: [any ScenarioLanguage.Expectation] = [
      ListExpectation(kinds: EnumSet([.calls]), range: .startOfFile, form: form),
      NeverExpectation(range: .startOfFile, eventPatterns: names),
      EventuallyExpectation(range: .startOfFile, eventPattern: .any(items.map { .item($0) })),
      AlwaysExpectation(
        range: .startOfFile,
        property: .never(.init(after: names[0], until: nil), names)
      ),
    ]
    return expectations.map { $0.failures(in: observation).map(\.message).joined() }
  }

  @Test func aComparisonThatIsTooLongFails() {
    #expect(Self.failures(EvaluationBudget()) == ["", "", "", ""])
    let messages = Self.failures(EvaluationBudget(limit: 100))
    #expect(messages.allSatisfy { $0.contains("takes more than") }, "\(messages)")
  }

  @Test func aComparisonEndsWhenTheTimeIsUpOrTheRunIsInterrupted() {
    for (stop, words) in [(EvaluationStop.time, "time limit"), (.interruption, "interrupted")] {
      let budget = EvaluationBudget { stop }
      let messages = Self.failures(budget)
      #expect(messages.allSatisfy { $0.contains(words) }, "\(messages)")
      #expect(budget.stop == stop)
    }
  }
}

/// The same random numbers in each run.
private struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
