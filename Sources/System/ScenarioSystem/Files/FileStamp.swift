/// The identity of a file, regardless of the path that leads to it.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of the file at a path, or of a link's target; nil where there is none.
  package init?(of path: Path) {
    guard let status = try? Platform.Status(of: path) else { return nil }
    self.init(status)
  }

  /// The identity of an open file.
  init?(of descriptor: Int32) {
    guard let status = try? Platform.Status(of: descriptor) else { return nil }
    self.init(status)
  }

  fileprivate init(_ status: Platform.Status) {
    (device, number) = (status.device, status.number)
  }
}

/// A value that changes when a file is replaced or modified.
package struct FileStamp: Hashable, Sendable {
  private let identity: FileIdentity
  /// The size in bytes.
  let size: Int
  // A single number of nanoseconds cannot represent every date of a file system.
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of the file at a path; nil where there is none.
  package init?(of path: Path) {
    guard let status = try? Platform.Status(of: path) else { return nil }
    (identity, size) = (FileIdentity(status), status.size)
    (seconds, nanoseconds) = status.modified
  }
}
