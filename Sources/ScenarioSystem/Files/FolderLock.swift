/// Lets processes that change a folder take turns; a lock ends with its process.
public struct FolderLock {
  private let descriptor: Int32?

  /// Waits for the other processes; on a disk without locks nobody waits.
  ///
  /// - Parameter folder: The path of the folder; an empty one is the working directory.
  public init(_ folder: Path) {
    descriptor = try? Platform.openForReading(folder.isEmpty ? "." : folder)
    if let descriptor { _ = try? Platform.lock(descriptor, waits: true) }
  }

  /// Lets the next process go on.
  public func release() {
    if let descriptor { try? Platform.closeFile(descriptor) }
  }
}
