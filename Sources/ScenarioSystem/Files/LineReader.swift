/// Reads a file line by line, a piece of it in memory at a time.
public final class LineReader {
  private let path: String
  private let descriptor: Int32
  private var buffer: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// Opens a file.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  public init(path: String) throws(ScenarioError) {
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
    var searched = buffer.startIndex
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[..<end]
        buffer = buffer[(end + 1)...]
        return line
      }
      if isAtEnd {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : buffer
      }
      searched = buffer.count
      var rest = Array(buffer)
      do throws(Platform.Failure) {
        let chunk = try Platform.read(descriptor, upTo: 64 << 10)
        isAtEnd = chunk.isEmpty
        rest += chunk
      } catch {
        throw Self.error(path, error)
      }
      buffer = rest[...]
    }
  }

  private static func error(_ path: String, _ failure: Platform.Failure) -> ScenarioError {
    ScenarioError(.unreadable, "cannot read '\(path)': \(failure.words)")
  }
}

/// The order of file names: byte by byte.
public enum ByteOrder {
  /// Whether the first comes before the second.
  public static func precedes(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { Platform.order(first, $0) < 0 }
    }
  }
}
