import ScenarioSystem
import Testing

@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 2, 7])
  func resultsAreInTheOrderOfTheItems(_ jobs: Int) {
    #expect(Parallel.map(Array(0..<500), jobs: jobs) { $0 * $0 } == (0..<500).map { $0 * $0 })
    #expect(Parallel.map([Int](), jobs: jobs) { $0 } == [])
    #expect(Parallel.map([3], jobs: jobs) { "\($0)" } == ["3"])
  }
}
