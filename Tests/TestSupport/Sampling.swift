import Foundation

/// How much of a large set of inputs a test tries.
public enum Sampling {
  /// Whether everything is tried: `SCENARIO_TEST_ALL` is 1, which `.ci/run --all` sets.
  public static let isOff = ProcessInfo.processInfo.environment["SCENARIO_TEST_ALL"] == "1"

  /// Returns one in so many elements, the same in every run; all of them where everything is tried.
  ///
  /// - Parameters:
  ///   - count: In how many elements.
  ///   - elements: The elements.
  ///   - seed: Another seed chooses other elements.
  /// - Returns: The chosen elements, in their order.
  public static func one<Element>(
    in count: Int,
    of elements: some Sequence<Element>,
    seed: Int = 0
  ) -> [Element] {
    isOff || count <= 1
      ? Array(elements)
      : elements.enumerated().filter { ($0.offset + seed) % count == 0 }.map(\.element)
  }
}
