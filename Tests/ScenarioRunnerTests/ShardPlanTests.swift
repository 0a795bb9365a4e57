@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioSystem
import Testing

@testable import ScenarioRunner

/// How cases are assigned to shards.
@Suite struct ShardPlanTests {
  /// Files with cases by chance, and what is known of them.
  private static func suite(
    files: Int,
    casesUpTo most: Int,
    knownIn: (Int) -> Bool = { _ in true },
    seed: UInt64 = 7
  ) -> (files: [ShardPlan.File], history: History) {
    var generator = SplitMix(seed: seed)
    var history = History()
    let all = (0..<files).map { number in
      let count = 1 + Int(generator.next() % UInt64(most))
      let path: Path = "f\(number + 10_000).yaml"
      var known = History.File()
      known.loadMicroseconds = Int(generator.next() % 100)
      let cases = (0..<count).map { "case \($0)" }
      for name in cases {
        // Few are slow, as everywhere.
        let time = generator.next() % 100 < 5 ? generator.next() % 5000 : generator.next() % 100
        known.cases[ExactText(name)] = .init(hasFailed: false, microseconds: Int(time))
      }
      if knownIn(number) { history.files[path] = known }
      return ShardPlan.File(path: path, cases: cases, hasProblem: false, content: generator.next())
    }
    return (all, history)
  }

  /// Every case of every shard, as `path: name`.
  private static func distributed(
    _ plan: ShardPlan,
    _ files: [ShardPlan.File],
    over count: Int
  )
    throws -> [[String]]
  {
    try (1...count).map { number in
      let share = plan.share(of: try #require(Shard(number, of: count)))
      return files.flatMap { file -> [String] in
        switch share[file.path] {
        case nil: []
        case .whole: file.cases.map { "\(file.path): \($0)" }
        case .cases(let names):
          file.cases.filter { names.contains(ExactText($0)) }.map { "\(file.path): \($0)" }
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 7, 64], [1, 40, 3000])
  func everyCaseGoesToExactlyOneShard(_ count: Int, _ most: Int) throws {
    let (files, history) = Self.suite(files: most > 1000 ? 8 : 60, casesUpTo: most)
    let plan = ShardPlan(files, over: count, history: history)
    let distributed = try Self.distributed(plan, files, over: count).flatMap(\.self)
    #expect(
      distributed.sorted()
        == files.flatMap { file in file.cases.map { "\(file.path): \($0)" } }.sorted()
    )
    #expect(plan.caseCount == distributed.count)
  }

  @Test(arguments: [1, 20, 3000])
  func noShardIsLate(_ most: Int) throws {
    let (files, history) = Self.suite(files: most > 1000 ? 20 : 300, casesUpTo: most)
    let plan = ShardPlan(files, over: 7, history: history)
    let mean = Double(plan.loads.reduce(0, +)) / 7
    #expect(Double(plan.loads.max() ?? 0) <= mean * 1.1, "\(plan.loads)")
    // The plan is by what is recorded, and not by its own book-keeping alone.
    let times = try Self.distributed(plan, files, over: 7).map { names in
      names.reduce(0) { sum, name in
        let parts = name.split(separator: ":")
        let known = history.files[Path(parts[0])]
        return sum + (known?.cases[ExactText(String(parts[1].dropFirst()))]?.microseconds ?? 0)
      }
    }
    let meanTime = Double(times.reduce(0, +)) / 7
    #expect(Double(times.max() ?? 0) <= meanTime * 1.1, "\(times)")
  }

  @Test func withoutTimesShardsAreBalancedByCount() throws {
    let (files, _) = Self.suite(files: 500, casesUpTo: 9)
    let plan = ShardPlan(files, over: 4, history: History())
    let counts = try Self.distributed(plan, files, over: 4).map(\.count)
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 9, "\(counts)")
    #expect(plan.unknownCount == plan.caseCount)
  }

  @Test func theMedianReplacesAnUnknownTime() {
    let (files, history) = Self.suite(files: 90, casesUpTo: 5, knownIn: { $0 % 3 > 0 })
    let plan = ShardPlan(files, over: 3, history: history)
    #expect(plan.unknownCount > 0 && plan.unknownCount < plan.caseCount)
    let mean = plan.loads.reduce(0, +) / 3
    #expect(plan.loads.allSatisfy { abs($0 - mean) < mean / 10 }, "\(plan.loads)")
  }

  @Test func theSameInputGivesTheSamePlanAndAnyOtherDoesNot() {
    let (files, history) = Self.suite(files: 90, casesUpTo: 5)
    let plan = ShardPlan(files, over: 3, history: history)
    #expect(ShardPlan(files, over: 3, history: history).plan == plan.plan)
    let untimed = ShardPlan(files, over: 3, history: History())
    #expect(untimed.plan != plan.plan)
    #expect(untimed.suite == plan.suite)
    var changed = files
    changed[5].content += 1
    #expect(ShardPlan(changed, over: 3, history: history).suite != plan.suite)
    changed = files
    changed[5].cases[0] = "renamed"
    #expect(ShardPlan(changed, over: 3, history: history).suite != plan.suite)
  }

  @Test func aFileWithAProblemStaysWhole() throws {
    var (files, history) = Self.suite(files: 2, casesUpTo: 3000)
    files[0].hasProblem = true
    let plan = ShardPlan(files, over: 5, history: history)
    let shards = try (1...5).filter {
      plan.share(of: try #require(Shard($0, of: 5)))[files[0].path] != nil
    }
    #expect(shards.count == 1)
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "1", "a/3", "1/2/3", "-1/3", "/", "1/10001", ""])
  func invalidShardsAreNotParsed(_ text: String) { #expect(Shard(text) == nil) }

  @Test func aShardIsReadAsItIsWritten() { #expect(Shard("2/7")?.description == "2/7") }
}
