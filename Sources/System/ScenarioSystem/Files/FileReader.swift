/// Reads complete files.
package enum FileReader {
  /// Whether a file or folder exists at a path.
  package static func exists(_ path: Path) -> Bool {
    path.isValid
      && (UnsavedFiles.bytes(of: path) != nil
        || Platform.kind(of: path, followingLinks: true) != nil)
  }

  /// Whether a folder exists at a path, or a link to one.
  package static func isFolder(_ path: Path) -> Bool {
    path.isValid && Platform.kind(of: path, followingLinks: true) == .directory
  }

  /// Whether a file, a folder or a link exists at a path, even a broken link.
  package static func isPresent(_ path: Path) -> Bool {
    path.isValid
      && (UnsavedFiles.bytes(of: path) != nil
        || Platform.kind(of: path, followingLinks: false) != nil)
  }

  /// Whether something may be at a path: false only if the system says that nothing is, not even a broken link.
  package static func mayExist(_ path: Path) -> Bool {
    do throws(Platform.Failure) {
      _ = try Platform.Status(of: path, followingLinks: false)
      return true
    } catch {
      return !error.isMissing
    }
  }

  /// Reads a file, at most one byte more than `limit`, so that the caller can detect a larger file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The path in error messages, if it differs.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: `.unreadable`, with the operating system's reason.
  package static func read(
    path: Path,
    as name: Path? = nil,
    limit: Int
  ) throws(ScenarioError) -> [UInt8] {
    if let bytes = UnsavedFiles.bytes(of: path) { return Array(bytes.prefix(limit + 1)) }
    do throws(Platform.Failure) {
      let descriptor = try Platform.openFile(path, .reading)
      defer { try? Platform.closeFile(descriptor) }
      return try contents(of: descriptor, limit: limit)
    } catch {
      let name = name ?? path
      if error.isMissing, let error = FileAccess.brokenLink(path, as: name, .unreadable) {
        throw error
      }
      throw ScenarioError(.unreadable, "cannot read '\(name)': \(error.reason)")
    }
  }

  /// Reads a file, and throws an error if it is larger than the limit.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes, a multiple of a mebibyte.
  /// - Returns: The bytes.
  /// - Throws: `.unreadable`, with the operating system's reason.
  package static func readWhole(path: Path, limit: Int) throws(ScenarioError) -> [UInt8] {
    let tooLarge = ScenarioError(.unreadable, "'\(path)' is larger than \(limit >> 20) MiB")
    if let stamp = FileStamp(of: path), stamp.size > limit { throw tooLarge }
    // The file may grow in the meantime.
    let bytes = try read(path: path, limit: limit)
    guard bytes.count <= limit else { throw tooLarge }
    return bytes
  }

  /// Reads standard input to its end, or slightly more than `limit` bytes.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  package static func readStandardInput(limit: Int) throws(ScenarioError) -> [UInt8] {
    do throws(Platform.Failure) {
      return try read(0, expected: 0, limit: limit)
    } catch {
      throw ScenarioError(.unreadable, "cannot read standard input: \(error.reason)")
    }
  }

  /// Reads an open file, at most one byte more than `limit`.
  static func contents(of descriptor: Int32, limit: Int) throws(Platform.Failure) -> [UInt8] {
    let status = try Platform.Status(of: descriptor)
    guard status.kind != .directory else { throw .isDirectory }
    guard status.kind == .file else { throw .notRegularFile }
    return try read(descriptor, expected: status.size, limit: limit)
  }

  private static func read(
    _ descriptor: Int32,
    expected: Int,
    limit: Int
  ) throws(Platform.Failure) -> [UInt8] {
    // One byte more than expected, to detect that the file has grown.
    var bytes = try Platform.readBytes(descriptor, upTo: min(max(expected, 0), limit) + 1)
    // A regular file has a known size; others end when nothing more is read.
    while !bytes.isEmpty, bytes.count <= limit, expected <= 0 || bytes.count != expected {
      let count = min(64 << 10, limit + 1 - bytes.count)
      let more = try Platform.readBytes(descriptor, upTo: count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}

/// Files that exist only in memory, such as a scenario that a client sends.
package enum UnsavedFiles {
  /// Their bytes, by name; no file or folder with such a name is looked for.
  @TaskLocal package static var current: [Path: [UInt8]] = [:]

  /// Returns the bytes of a file; nil if it is not one of these.
  package static func bytes(of path: Path) -> [UInt8]? {
    current.isEmpty ? nil : current[path.name]
  }
}
