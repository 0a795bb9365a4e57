import TestSupport
import Testing

@_spi(Package) @testable import LifecycleCore
@_spi(Package) @testable import ScenarioLanguage

/// Lists of three methods, compared with what the words of rule 4 mean, case by case.
@Suite struct ListMatcherTests {
  private static let methods: [DelegateMethod] = [
    .didBecomeActive, .willResignActive, .didEnterBackground,
  ]

  /// Every list of so many letters, shorter ones too.
  private static func lists(upTo length: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<length {
      last = last.flatMap { list in methods.indices.map { list + [$0] } }
      all += last
    }
    return all
  }

  private static func item(_ letter: Int, _ constraints: [Constraint.Kind] = []) -> ListForm.Item {
    ListForm.Item(
      term: .call(methods[letter]),
      range: .startOfFile,
      constraints: constraints.map { Constraint(kind: $0, range: .startOfFile) }
    )
  }

  private static func matcher(_ form: ListForm, _ actual: [Int]) -> ListMatcher {
    matcher(form, actual, in: observation(of: actual))
  }

  private static func matcher(
    _ form: ListForm,
    _ actual: [Int],
    in observation: Observation
  ) -> ListMatcher {
    ListMatcher(
      form: form,
      actual: actual.indices.map { ActualItem(term: .call(methods[actual[$0]]), entry: $0) },
      observation: observation
    )
  }

  /// The actual calls, a second apart.
  private static func observation(of actual: [Int]) -> Observation {
    var trace = Trace()
    for (index, letter) in actual.enumerated() {
      trace.append(
        TraceEntry(
          time: VirtualTime(milliseconds: Int64(index) * 1000),
          term: .call(methods[letter]),
          index: 0,
          reads: index == 0 ? .active : .inactive,
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

  private static func permutations(_ list: [Int]) -> [[Int]] {
    guard list.count > 1 else { return [list] }
    return list.indices.flatMap { index in
      var rest = list
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  private static func isPart(_ list: [Int], of other: [Int]) -> Bool {
    var rest = list[...]
    for letter in other where rest.first == letter { rest.removeFirst() }
    return rest.isEmpty
  }

  /// All ways to write down a list of groups.
  private static func ways(_ groups: [[Int]]) -> [[Int]] {
    groups.reduce([[]]) { ways, group in
      ways.flatMap { way in permutations(group).map { way + $0 } }
    }
  }

  /// What a form of groups means: all ways to write it down, tried one by one.
  private static func isMet(
    _ mode: ListForm.Mode,
    _ groups: [[Int]],
    _ ways: [[Int]],
    _ actual: [Int]
  ) -> Bool {
    switch mode {
    case .exact: return ways.contains(actual)
    case .startsWith: return ways.contains { actual.starts(with: $0) }
    case .inOrder: return ways.contains { isPart($0, of: actual) }
    case .anyOrder: return groups.flatMap(\.self).sorted() == actual.sorted()
    case .including:
      return methods.indices.allSatisfy { letter in
        groups.flatMap(\.self).count { $0 == letter } <= actual.count { $0 == letter }
      }
    }
  }

  /// A list cut into items and groups: a bit for each gap says whether its two sides hang together.
  private static func groups(_ list: [Int], _ cuts: Int) -> [[Int]] {
    var groups: [[Int]] = []
    for (index, letter) in list.enumerated() {
      if index > 0, cuts & 1 << (index - 1) > 0 {
        groups[groups.count - 1].append(letter)
      } else {
        groups.append([letter])
      }
    }
    return groups
  }

  @Test(arguments: [ListForm.Mode.exact, .startsWith, .inOrder, .anyOrder, .including])
  func isMetWhereTheWordsSaySo(_ mode: ListForm.Mode) throws {
    var compared = 0
    let observed = Self.lists(upTo: 4).map { (actual: $0, observation: Self.observation(of: $0)) }
    for expected in Self.lists(upTo: 3) {
      for cuts in 0..<max(1, 1 << (expected.count - 1)) {
        let groups = Self.groups(expected, cuts)
        let elements = groups.map { group in
          group.count == 1
            ? ListForm.Element.item(Self.item(group[0]))
            : .unordered(group.map { Self.item($0) })
        }
        let form = ListForm(mode: mode, elements: elements, range: .startOfFile)
        let ways = Self.ways(groups)
        for (actual, observation) in observed {
          let matcher = Self.matcher(form, actual, in: observation)
          let isMet = try matcher.isMet()
          compared += 1
          guard isMet == Self.isMet(mode, groups, ways, actual) else {
            Issue.record("\(mode) \(groups) against \(actual)")
            return
          }
          // Of that the outcome compares the beginning.
          if mode == .startsWith { continue }
          if let fault = Self.fault(of: try ListAlignment(matcher), matcher, isMet: isMet) {
            Issue.record("\(mode) \(groups) against \(actual): \(fault)")
            return
          }
        }
      }
    }
    #expect(compared > 10_000)
  }

  /// What is wrong with the table of a list: everything is in it once, and it has differences where there are some.
  private static func fault(
    of alignment: ListAlignment,
    _ matcher: ListMatcher,
    isMet: Bool
  ) -> String? {
    let expected = alignment.rows.compactMap(\.expected)
    guard expected.sorted() == Array(matcher.form.items.indices) else { return "rows \(expected)" }
    let actual = alignment.rows.compactMap(\.actual)
    guard actual == Array(matcher.actual.indices) else { return "rows of \(actual)" }
    let rows = alignment.differences.map(\.row)
    guard rows == rows.sorted(), rows.allSatisfy(alignment.rows.indices.contains) else {
      return "differences at \(rows)"
    }
    return rows.isEmpty && !isMet ? "no difference" : nil
  }

  // MARK: - How often

  /// All ways to write down a list of letters of which each has a number of times.
  private static func ways(_ items: [(letter: Int, times: ClosedRange<Int>)]) -> [[Int]] {
    items.reduce([[]]) { ways, item in
      ways.flatMap { way in item.times.map { way + Array(repeating: item.letter, count: $0) } }
    }
  }

  /// What such a list means: all ways to write it down, tried one by one.
  private static func isMet(
    _ mode: ListForm.Mode,
    _ items: [(letter: Int, times: ClosedRange<Int>)],
    _ ways: [[Int]],
    _ actual: [Int]
  ) -> Bool {
    let isWithin = methods.indices.allSatisfy { letter in
      let counted = items.filter { $0.letter == letter }
      let most = counted.reduce(0) { $0 + $1.times.upperBound }
      return counted.isEmpty || actual.count { $0 == letter } <= most
    }
    switch mode {
    case .exact: return ways.contains(actual)
    case .startsWith: return ways.contains { actual.starts(with: $0) }
    case .inOrder: return isWithin && ways.contains { isPart($0, of: actual) }
    case .anyOrder: return ways.contains { $0.sorted() == actual.sorted() }
    case .including:
      return isWithin && ways.contains { isPart($0.sorted(), of: actual.sorted()) }
    }
  }

  /// What is said of a list that is not met is read for a sample.
  @Test(arguments: [ListForm.Mode.exact, .startsWith, .inOrder, .anyOrder, .including])
  func isMetAsOftenAsTheNumbersSay(_ mode: ListForm.Mode) throws {
    let numbers: [(minimum: Int, maximum: Int?)] = [(1, 1), (0, 1), (2, 2), (1, nil), (0, 2)]
    var compared = 0
    let observed = Self.lists(upTo: 4).map { (actual: $0, observation: Self.observation(of: $0)) }
    for expected in Self.lists(upTo: 2) {
      for choice in 0..<expected.reduce(1, { count, _ in count * numbers.count }) {
        let chosen = zip(expected, [choice % numbers.count, choice / numbers.count]).map {
          (letter: $0, number: numbers[$1])
        }
        let elements = chosen.map { letter, number in
          var item = Self.item(letter)
          item.times = Times(minimum: number.minimum, maximum: number.maximum, range: .startOfFile)
          return ListForm.Element.item(item)
        }
        let form = ListForm(mode: mode, elements: elements, range: .startOfFile)
        let meaning = chosen.map { ($0.letter, $0.number.minimum...($0.number.maximum ?? 4)) }
        let ways = Self.ways(meaning)
        for (number, (actual, observation)) in observed.enumerated() {
          let matcher = Self.matcher(form, actual, in: observation)
          let isMet = try matcher.isMet()
          compared += 1
          guard isMet == Self.isMet(mode, meaning, ways, actual) else {
            Issue.record("\(mode) \(meaning) against \(actual)")
            return
          }
          guard Sampling.isOff || (number + choice) % 4 == 0 else { continue }
          let failures = Self.failures(form, matcher)
          let isRight = failures.isEmpty == isMet
          let isClear = failures.allSatisfy { !$0.message.contains("another number") }
          guard isRight, isClear else {
            Issue.record("\(mode) \(meaning) against \(actual): \(failures.map(\.message))")
            return
          }
        }
      }
    }
    #expect(compared > 10_000)
  }

  @Test(arguments: [
    (0, 1, "active called twice, expected at most once"),
    (1, 1, "active called twice, expected once"),
    (3, nil, "active called twice, expected at least 3 times"),
    (3, 4, "active called twice, expected 3 to 4 times"),
  ])
  func theHeadlineSaysHowOften(_ minimum: Int, _ maximum: Int?, _ headline: String) {
    var item = Self.item(0)
    item.times = Times(minimum: minimum, maximum: maximum, range: .startOfFile)
    for mode in [ListForm.Mode.exact, .inOrder, .anyOrder, .including] {
      let form = ListForm(mode: mode, elements: [.item(item)], range: .startOfFile)
      let matcher = Self.matcher(form, [0, 0])
      let failures = Self.failures(form, matcher)
      let selector = Self.methods[0].selector
      #expect(failures.map { $0.message.replacing(selector, with: "active") } == [headline])
    }
  }

  // MARK: - The headline

  private static func failures(_ form: ListForm, _ matcher: ListMatcher) -> [Failure] {
    ListMismatch.failures(of: form, EnumSet([.calls]), matcher.actual, matcher.observation)
  }

  private typealias Headline = (ListForm.Mode, [ListForm.Item], [Int], String)

  private static let headlines: [Headline] = [
    (.exact, [item(0), item(1)], [0], "expected resign, but it was not called"),
    (.exact, [item(0)], [0, 1], "unexpected call resign"),
    (.exact, [item(0), item(2)], [0, 1], "expected background, got resign"),
    (.exact, [item(0), item(1)], [1], "expected active, but it was not called"),
    (.exact, [item(1)], [0, 1], "unexpected call active"),
    (.exact, [item(0), item(1)], [1, 0], "active called after resign, expected before"),
    (
      .exact, [item(1), item(2), item(0)], [0, 1, 2],
      "active called before background, expected after"
    ),
    (.exact, [item(0)], [0, 0, 0], "active called 3 times, expected once"),
    (.exact, [item(0), item(0)], [0], "active called once, expected twice"),
    (.exact, [], [1], "expected no calls, got resign"),
    (.exact, [], [1, 0, 2, 1], "expected no calls, got 4: resign, active, background, and 1 more"),
    (
      .exact, [item(0), item(1), item(2)], [], "expected active, but it was not called (and 2 more)"
    ),
    (.inOrder, [item(0), item(1)], [1, 0], "active called after resign, expected before"),
    (.inOrder, [item(0), item(1)], [2, 0], "expected resign, but it was not called"),
    (.including, [item(0), item(0)], [0, 1], "active called once, expected at least twice"),
    (.anyOrder, [item(0)], [1], "expected active, but it was not called (and 1 more)"),
    (
      .exact, [item(0, [.state(.inactive)])], [0],
      "active called in state active, expected inactive"
    ),
    (
      .exact, [item(0), item(1, [.at(.seconds(3))])], [0, 1], "resign called at 1s, expected at 3s"
    ),
    (
      .exact, [item(0), item(1, [.within(.zero)])], [0, 1],
      "resign called at 1s, expected within 0s"
    ),
    (
      .exact, [item(0), item(1, [.after(.seconds(3))])], [0, 1],
      "resign called at 1s, expected at 3s or later"
    ),
  ]

  @Test(arguments: headlines.indices)
  func theHeadlineNamesWhatWasExpectedAndWhatHappened(_ index: Int) {
    let (mode, items, actual, headline) = Self.headlines[index]
    let form = ListForm(mode: mode, elements: items.map { .item($0) }, range: .startOfFile)
    let matcher = Self.matcher(form, actual)
    let failures = Self.failures(form, matcher)
    let names = zip(Self.methods.map(\.selector), ["active", "resign", "background"])
    let messages = failures.map { failure in
      names.reduce(failure.message) { $0.replacing($1.0, with: $1.1) }
    }
    #expect(messages == [headline])
  }

  @Test func aLongListIsComparedInTime() throws {
    let actual = (0..<20_000).map { $0 % 3 }
    let items = actual.map { Self.item(2 - $0) }
    let form = ListForm(mode: .exact, elements: items.map { .item($0) }, range: .startOfFile)
    let alignment = try ListAlignment(Self.matcher(form, actual))
    #expect(alignment.differences.first?.row == 0)
  }

  // MARK: - Constraints

  private func isMet(
    _ mode: ListForm.Mode,
    _ items: [ListForm.Item],
    _ actual: [Int]
  ) throws -> Bool {
    let form = ListForm(mode: mode, elements: items.map { .item($0) }, range: .startOfFile)
    return try Self.matcher(form, actual).isMet()
  }

  @Test func anItemThatAsksForLessLeavesTheOtherWhatItNeeds() throws {
    let first = VirtualTime.zero
    // The plain item could take the first call, but then the other one would get none.
    for mode in [ListForm.Mode.anyOrder, .including] {
      #expect(try isMet(mode, [Self.item(0), Self.item(0, [.at(first)])], [0, 0]))
      #expect(try isMet(mode, [Self.item(0, [.at(first)]), Self.item(0)], [0, 0]))
      let both = [Self.item(0, [.at(first)]), Self.item(0, [.at(first)])]
      #expect(try !isMet(mode, both, [0, 0]))
    }
  }

  @Test func inOrderTakesALaterCallIfTheFirstDoesNotMatch() throws {
    let items = [Self.item(0, [.state(.inactive)])]
    #expect(try isMet(.inOrder, items, [0, 1, 0]))
    #expect(try !isMet(.exact, items, [0]))
  }

  @Test(arguments: [
    (Constraint.Kind.at(.init(milliseconds: 1000)), true),
    (.at(.init(milliseconds: 999)), false), (.at(.init(milliseconds: 1001)), false),
    (.within(.init(milliseconds: 1000)), true), (.within(.init(milliseconds: 999)), false),
    (.after(.init(milliseconds: 1000)), true), (.after(.init(milliseconds: 1001)), false),
    (.state(.inactive), true), (.state(.background), false),
    (.scene("main"), true), (.scene("other"), false),
  ])
  func aConstraintIsMetToTheMillisecond(_ kind: Constraint.Kind, _ isMet: Bool) throws {
    #expect(try self.isMet(.exact, [Self.item(0), Self.item(1, [kind])], [0, 1]) == isMet)
  }

  @Test(arguments: [
    (ArgumentPattern.any, [false, true, true, true]),
    (.none, [true, false, false, false]),
    (.text("a"), [false, true, true, false]),
    (.text("A"), [false, false, false, false]),
    (.list([.text("a")]), [false, false, true, false]),
    (.list([.text("a"), .any]), [false, false, false, false]),
    (.mapping([("k", .text("a"))]), [false, false, false, true]),
    (.mapping([("k", .any), ("other", .none)]), [false, false, false, true]),
    (.mapping([("k", .none)]), [false, false, false, false]),
    (.mapping([]), [false, false, false, true]),
  ])
  func anArgumentIsAnyNoneATextAListOrAMapping(_ pattern: ArgumentPattern, _ isMet: [Bool]) {
    let values: [Details.Value?] = [
      nil, .text("a"), .list(["a"]), .mapping(["k": "a", "more": "b"]),
    ]
    #expect(values.map { pattern.matches($0) } == isMet)
  }
}
