/// Which file something is, by whatever path it is reached.
public struct FileIdentity: Hashable, Sendable {
  fileprivate let device: UInt64
  fileprivate let number: UInt64

  /// The identity of the file that lies at a path, or to which a link there leads; nil where none does.
  public init?(of path: String) {
    guard let stamp = Platform.stamp(of: path) else { return nil }
    self = stamp.identity
  }

  init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// By what a file is known to have changed: another one, another size, or another time.
public struct FileStamp: Hashable, Sendable {
  let identity: FileIdentity
  let size: Int
  /// When it was changed: one number of nanoseconds would not do for every date that a disk can hold.
  let seconds: Int
  let nanoseconds: Int

  /// The stamp of what lies at a path; nil where nothing does.
  public init?(of path: String) {
    guard let stamp = Platform.stamp(of: path) else { return nil }
    self = stamp
  }

  init(identity: FileIdentity, size: Int, seconds: Int, nanoseconds: Int) {
    self.identity = identity
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

/// Waiting.
public enum Pause {
  /// Waits, or less where a signal comes.
  public static func milliseconds(_ count: Int) { Platform.sleep(milliseconds: count) }
}
