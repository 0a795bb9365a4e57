/// By what a file is known to have changed: another one, another size, or another time.
public struct FileStamp: Hashable, Sendable {
  private let identity: UInt64
  private let size: Int
  private let nanoseconds: Int

  /// The stamp of what lies at a path; nil where nothing does.
  public init?(of path: String) {
    guard let stamp = Platform.stamp(of: path) else { return nil }
    (identity, size, nanoseconds) = stamp
  }
}

/// Waiting.
public enum Pause {
  /// Waits, or less where a signal comes.
  public static func milliseconds(_ count: Int) { Platform.sleep(milliseconds: count) }
}
