/// Which file something is, by whatever path it is reached.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of the file that lies at a path, or to which a link there leads; nil where none does.
  public init?(of path: Path) {
    guard let facts = Platform.facts(of: path) else { return nil }
    (device, number) = (facts.device, facts.number)
  }

  /// The identity of an open file.
  init?(of descriptor: Int32) {
    guard let facts = Platform.facts(of: descriptor) else { return nil }
    (device, number) = (facts.device, facts.number)
  }
}

/// By what a file is known to have changed: another one, another size, or another time.
public struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  /// How many bytes it has.
  let size: Int
  // One number of nanoseconds would not do for every date that a disk can hold.
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of what lies at a path; nil where nothing does.
  public init?(of path: Path) {
    guard let facts = Platform.facts(of: path) else { return nil }
    (device, number, size) = (facts.device, facts.number, facts.size)
    (seconds, nanoseconds) = (facts.seconds, facts.nanoseconds)
  }
}
