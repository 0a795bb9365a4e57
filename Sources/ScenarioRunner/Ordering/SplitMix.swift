/// A sequence of numbers that looks like chance, and is the same for the same seed on every machine.
///
/// The shuffle stands here, too: that of the standard library may change from one version to the next.
public struct SplitMix: Sendable {
  private var state: UInt64

  /// Begins the sequence of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Brings elements into another order, each order as likely as any.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      let other = Int(next().multipliedFullWidth(by: UInt64(last) + 1).high)
      elements.swapAt(last, other)
    }
  }
}
