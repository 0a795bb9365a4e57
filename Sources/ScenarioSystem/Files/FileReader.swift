/// Reads files whole.
public enum FileReader {
  /// Whether something lies at a path.
  public static func exists(_ path: Path) -> Bool {
    path.isPossible && (try? Platform.kind(of: path, followingLinks: true)) != nil
  }

  /// Reads a file, but no more than `limit` bytes and one: who wants to know whether it is larger, counts.
  ///
  /// - Parameters:
  ///   - path: Where the file lies.
  ///   - name: What the file is called in an error; its path unless said otherwise.
  ///   - limit: How many bytes are wanted at most.
  /// - Returns: The bytes.
  /// - Throws: `.unreadable`, with the operating system's reason.
  public static func read(
    path: Path,
    as name: Path? = nil,
    limit: Int
  ) throws(ScenarioError) -> [UInt8] {
    do throws(Platform.Failure) {
      let descriptor = try Platform.openForReading(path)
      defer { try? Platform.closeFile(descriptor) }
      let (kind, size) = try Platform.status(of: descriptor)
      guard kind != .directory else { throw Platform.Failure.isDirectory }
      guard kind == .file else { throw Platform.Failure.isNoFile }
      return try read(descriptor, expected: size, limit: limit)
    } catch {
      throw ScenarioError(.unreadable, "cannot read '\(name ?? path)': \(error.words)")
    }
  }

  /// Reads a file that must not be larger than the limit; one that is, is not read at all.
  ///
  /// - Parameters:
  ///   - path: Where the file lies.
  ///   - limit: How many bytes it may have at most, whole mebibytes.
  /// - Returns: The bytes.
  /// - Throws: `.unreadable`, with the operating system's reason.
  public static func readWhole(path: Path, limit: Int) throws(ScenarioError) -> [UInt8] {
    let tooLarge = ScenarioError(.unreadable, "'\(path)' is larger than \(limit >> 20) MiB")
    if let stamp = FileStamp(of: path), stamp.size > limit { throw tooLarge }
    // It may grow meanwhile.
    let bytes = try read(path: path, limit: limit)
    guard bytes.count <= limit else { throw tooLarge }
    return bytes
  }

  /// Reads standard input to its end, but no more than `limit` bytes and some.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  public static func readStandardInput(limit: Int) throws(ScenarioError) -> [UInt8] {
    do throws(Platform.Failure) {
      var bytes: [UInt8] = []
      while bytes.count <= limit {
        let chunk = try Platform.read(0, upTo: chunkSize)
        if chunk.isEmpty { break }
        bytes += chunk
      }
      return bytes
    } catch {
      throw ScenarioError(.unreadable, "cannot read standard input: \(error.words)")
    }
  }

  private static func read(
    _ descriptor: Int32,
    expected: Int,
    limit: Int
  ) throws(Platform.Failure) -> [UInt8] {
    var bytes = try chunk(descriptor, capacity: min(max(expected, 0), limit) + 1)
    // A regular file has said how long it is; all else ends where nothing more comes.
    var isAtEnd = expected > 0 && bytes.count == expected
    while !isAtEnd, bytes.count <= limit {
      let more = try chunk(descriptor, capacity: min(chunkSize, limit + 1 - bytes.count))
      isAtEnd = more.isEmpty
      bytes += more
    }
    return bytes
  }

  private static let chunkSize = 64 << 10

  /// What a descriptor gives until the capacity is full or there is no more.
  private static func chunk(
    _ descriptor: Int32,
    capacity: Int
  ) throws(Platform.Failure) -> [UInt8] {
    var failure: Platform.Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(Platform.Failure) {
        while count < capacity {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
          )
          let read = try Platform.read(descriptor, into: rest)
          if read == 0 { break }
          count += read
          // Most files end here: a second call would only say so.
          if count == capacity - 1 { break }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
