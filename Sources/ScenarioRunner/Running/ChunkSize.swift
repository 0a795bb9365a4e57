/// How many files a chunk has: as many as a job works on in a moment.
///
/// A chunk is begun and handed out as a whole: one of few files costs more for each of them, and one that takes long lets
/// others wait. So the first ones are small, for who knows what comes: the slowest may be first.
struct ChunkSize {
  private(set) var files = 4

  private static let most = 128
  /// In nanoseconds.
  private static let moment: ClosedRange<UInt64> = 6_000_000...40_000_000

  /// Takes more files where a whole chunk took less than a moment, and fewer where one took longer.
  mutating func adapt(to count: Int, in time: UInt64) {
    if time > Self.moment.upperBound {
      files = max(1, files / 2)
    } else if time < Self.moment.lowerBound, count >= files {
      files = min(2 * files, Self.most)
    }
  }
}
