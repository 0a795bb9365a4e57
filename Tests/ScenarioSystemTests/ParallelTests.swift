import ScenarioSystem
import Testing

@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 2, 7])
  func resultsAreInTheOrderOfTheItems(_ jobs: Int) {
    let numbers = Array(0..<500)
    // With its type: the compiler takes two seconds to infer it in an expectation.
    let squares: [Int] = Parallel.map(numbers, jobs: jobs) { $0 * $0 }
    #expect(squares == numbers.map { (number: Int) -> Int in number * number })
    #expect(Parallel.map([Int](), jobs: jobs) { $0 } == [])
    #expect(Parallel.map([3], jobs: jobs) { "\($0)" } == ["3"])
  }
}
