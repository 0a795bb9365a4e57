/// Reads a file line by line, a piece of it in memory at a time.
public final class LineReader {
  private let path: Path
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var start = 0
  private var isAtEnd = false

  /// Opens a file.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  public init(path: Path) throws(ScenarioError) {
    self.path = path
    do throws(Platform.Failure) {
      descriptor = try Platform.openForReading(path)
    } catch {
      throw Self.error(path, error)
    }
  }

  deinit { try? Platform.closeFile(descriptor) }

  /// The next line without its line feed, or nil at the end.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  public func next() throws(ScenarioError) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = Platform.index(of: UInt8(ascii: "\n"), in: buffer, from: searched) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? buffer[start...] : nil
      }
      searched = buffer.count - start
      try refill()
    }
  }

  /// Begins again with the first line of the same file, whatever lies at its path by now.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  public func rewind() throws(ScenarioError) {
    do throws(Platform.Failure) {
      try Platform.rewind(descriptor)
    } catch {
      throw Self.error(path, error)
    }
    buffer.removeAll(keepingCapacity: true)
    start = 0
    isAtEnd = false
  }

  /// Reads on behind the line that has begun.
  private func refill() throws(ScenarioError) {
    do throws(Platform.Failure) {
      let chunk = try Platform.read(descriptor, upTo: 64 << 10)
      isAtEnd = chunk.isEmpty
      buffer.removeSubrange(..<start)
      buffer += chunk
      start = 0
    } catch {
      throw Self.error(path, error)
    }
  }

  private static func error(_ path: Path, _ failure: Platform.Failure) -> ScenarioError {
    ScenarioError(.unreadable, "cannot read '\(path)': \(failure.words)")
  }
}
