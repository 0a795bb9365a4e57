/// Writes small files as a whole, and makes folders.
public enum FileWriter {
  /// Replaces the content of a file atomically: a reader gets the old bytes or the new ones, and never a part.
  ///
  /// Permissions are kept, the owner where the system allows it, and links. A file that cannot be written itself is
  /// refused, although a file in a writable folder could be replaced.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: The new content.
  ///   - name: What the file is called in an error; its path unless said otherwise.
  /// - Throws: `.unwritable`, with the operating system's reason; then the file has its old content.
  public static func replace(
    _ path: Path,
    with bytes: [UInt8],
    as name: Path? = nil
  ) throws(ScenarioError) {
    let target = Platform.resolved(path) ?? path
    do throws(Platform.Failure) {
      let old = try Platform.openFile(target, .writing)
      defer { try? Platform.closeFile(old) }
      let status = try Platform.Status(of: old)
      let temporary = try TemporaryFile(nextTo: target)
      do throws(Platform.Failure) {
        try status.copyPermissions(to: temporary.descriptor)
        try Platform.writeAll(bytes.span.bytes, to: temporary.descriptor)
        try Platform.synchronize(temporary.descriptor)
      } catch {
        temporary.remove()
        throw error
      }
      try temporary.move(to: target)
    } catch {
      throw ScenarioError(.unwritable, "cannot write '\(name ?? path)': \(error.words)")
    }
  }

  /// Writes a file where none exists; whatever is there is kept, also a link that leads nowhere.
  ///
  /// - Returns: Whether it was written: false where something exists.
  /// - Throws: `.unwritable`, with the operating system's reason; then nothing is left behind.
  public static func create(_ path: Path, with bytes: [UInt8]) throws(ScenarioError) -> Bool {
    do throws(Platform.Failure) {
      let descriptor = try Platform.openFile(path, .creatingNew)
      do throws(Platform.Failure) {
        try Platform.writeAll(bytes.span.bytes, to: descriptor)
      } catch {
        try? Platform.closeFile(descriptor)
        try? Platform.removeFile(path)
        throw error
      }
      try Platform.closeFile(descriptor)
      return true
    } catch  where error.isTaken {
      return false
    } catch {
      throw ScenarioError(.unwritable, "cannot write '\(path)': \(error.words)")
    }
  }

  /// Creates an empty file; one that exists is kept.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  public static func touch(_ path: Path) throws(ScenarioError) {
    do throws(Platform.Failure) {
      try Platform.closeFile(try Platform.openFile(path, .appending))
    } catch {
      throw ScenarioError(.unwritable, "cannot write '\(path)': \(error.words)")
    }
  }

  /// Removes a file, if it exists and can be removed.
  public static func remove(_ path: Path) { try? Platform.removeFile(path) }

  /// Makes a folder where there is none, and those above it.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  public static func makeFolder(_ path: Path) throws(ScenarioError) {
    do throws(Platform.Failure) {
      try Platform.makeFolders(path)
    } catch {
      throw ScenarioError(.unwritable, "cannot create the folder '\(path)': \(error.words)")
    }
  }
}

/// Lets processes that change a folder take turns; a lock ends with its process.
public struct FolderLock {
  private let descriptor: Int32?

  /// Waits for the other processes; on a disk without locks nobody waits.
  ///
  /// - Parameter folder: The path of the folder; an empty one is the working directory.
  public init(_ folder: Path) {
    descriptor = try? Platform.openFile(folder.isEmpty ? "." : folder, .reading)
    if let descriptor { _ = try? Platform.lock(descriptor, waits: true) }
  }

  /// Lets the next process go on.
  public func release() {
    if let descriptor { try? Platform.closeFile(descriptor) }
  }
}
