import ScenarioSystem
import Testing

@testable import ScenarioRunner

/// In which order files are run.
@Suite struct RunOrderTests {
  private static let names = ["a", "b", "c", "d", "e"]

  private func order(_ order: RunOrder, _ history: History = History()) -> [String] {
    let entries = Self.names.map { name in
      ScenarioFiles.Entry.failure(ScenarioError(.unreadable, name), path: Path(name))
    }
    return order.arrange(entries, by: history).map(\.path.text)
  }

  /// A history of files that took so many microseconds to read; nothing is known of the others.
  private func history(_ times: [Path: Int], failed: Set<Path> = []) -> History {
    var history = History()
    for (path, time) in times {
      history.files[path, default: History.File()].loadMicroseconds = time
    }
    for path in failed { history.files[path, default: History.File()].hasProblem = true }
    return history
  }

  @Test func theSlowestComeFirstAndOfEqualsTheFirstByPath() {
    #expect(
      order(.slowestFirst, history(["a": 1, "b": 3, "c": 2, "d": 3, "e": 1]))
        == ["b", "d", "c", "a", "e"]
    )
  }

  @Test func whoseTimeNobodyKnowsMayBeTheSlowest() {
    #expect(
      order(.slowestFirst, history(["a": 1, "c": 2, "e": 9])) == ["b", "d", "e", "c", "a"]
    )
    #expect(order(.slowestFirst) == Self.names)
  }

  @Test func thoseThatFailedComeFirstAndAllStayByPath() {
    #expect(
      order(.failedFirst, history(["a": 9], failed: ["d", "b"])) == ["b", "d", "a", "c", "e"]
    )
    #expect(order(.byPath, history(["e": 9], failed: ["d"])) == Self.names)
  }

  @Test func aSeedGivesTheSameOrderOnEveryMachine() {
    var generator = SplitMix(seed: 42)
    #expect(
      (0..<2).map { _ in generator.next() } == [0xbdd7_3226_2feb_6e95, 0x28ef_e333_b266_f103]
    )
  }

  @Test func everyOrderIsAsLikely() {
    var counts: [[Int]: Int] = [:]
    for seed in 0..<6000 {
      var generator = SplitMix(seed: UInt64(seed))
      var elements = [1, 2, 3]
      generator.shuffle(&elements)
      counts[elements, default: 0] += 1
    }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (850...1150).contains($0) }, "\(counts)")
  }
}
