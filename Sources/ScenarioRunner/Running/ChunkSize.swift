/// How many files a chunk has: as many as a job works on in a moment.
///
/// Each chunk has a worker with new memory, and hands out what came of it at its end: chunks of few files cost more for
/// each of them, and one that takes long lets others wait.
struct ChunkSize {
  private(set) var files = 32

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
