/// Writes small files, and creates folders.
package enum FileWriter {
  /// Replaces the contents of a file atomically: readers see either the old or the new contents.
  ///
  /// Links, the owner, permissions and extended attributes are kept; a file that would lose one of them is not replaced,
  /// nor is one that may not be written, even if its folder may be. What another program saves at the same time stays.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - old: The contents that were read.
  ///   - new: The new contents.
  ///   - name: The path in error messages, if it differs.
  /// - Throws: `.io` if another program has changed the file, else `.unwritable`; then it is not replaced.
  package static func replace(
    _ path: Path,
    contents old: [UInt8],
    with new: [UInt8],
    as name: Path? = nil
  ) throws(ScenarioError) {
    try FileAccess.checkWritten(path, as: name)
    try FileReplacement(path, as: name ?? path).replace(old, with: new)
  }

  /// Creates a file unless something exists at the path, even a broken link.
  ///
  /// - Returns: Whether the file was created; false if something exists at the path.
  /// - Throws: `.unwritable`, with the operating system's reason; then no file remains.
  package static func create(_ path: Path, with bytes: [UInt8]) throws(ScenarioError) -> Bool {
    // A link at the path itself is not followed.
    try FileAccess.checkWritten(path.folderPrefix, as: path)
    do throws(Platform.Failure) {
      let descriptor = try Platform.openFile(path, .creatingNew)
      do throws(Platform.Failure) {
        try Platform.writeAll(bytes[...], to: descriptor)
      } catch {
        try? Platform.closeFile(descriptor)
        try? Platform.removeFile(path)
        throw error
      }
      try Platform.closeFile(descriptor)
      return true
    } catch  where error.alreadyExists {
      return false
    } catch {
      throw ScenarioError.unwritable("cannot write '\(path)': \(error.reason)")
    }
  }

  /// Creates an empty file unless it exists.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  package static func touch(_ path: Path) throws(ScenarioError) {
    try FileAccess.checkWritten(path)
    do throws(Platform.Failure) {
      try Platform.closeFile(try Platform.openFile(path, .appending))
    } catch {
      throw ScenarioError.unwritable("cannot write '\(path)': \(error.reason)")
    }
  }

  /// Removes a file, if it exists and can be removed.
  package static func remove(_ path: Path) { try? Platform.removeFile(path) }

  /// Creates a folder and its parents if they do not exist.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  package static func makeFolder(_ path: Path) throws(ScenarioError) {
    try FileAccess.checkWritten(path)
    do throws(Platform.Failure) {
      try Platform.makeFolders(path)
    } catch {
      throw ScenarioError.unwritable("cannot create the folder '\(path)': \(error.reason)")
    }
  }
}

/// A lock that serializes the processes that change a folder; it is released when its process terminates.
package struct FolderLock {
  private let descriptor: Int32?

  /// Waits for the lock; without support by the file system, returns immediately.
  ///
  /// - Parameter folder: The path of the folder; empty for the working directory.
  package init(_ folder: Path) {
    descriptor = try? Platform.openFile(folder.isEmpty ? "." : folder, .reading)
    if let descriptor { _ = try? Platform.lock(descriptor, waits: true) }
  }

  /// Releases the lock for the next process.
  package func release() {
    if let descriptor { try? Platform.closeFile(descriptor) }
  }
}
