/// Standard output or standard error, written in large pieces.
///
/// A reader that is gone (`scenario-run … | head`) is not an error: what would follow is dropped, and
/// `isClosed` says so. Whoever writes flushes in the end.
public final class StandardStream {
  /// One of the two streams.
  public enum Channel: Int32, Sendable {
    /// Standard output.
    case output = 1
    /// Standard error.
    case error = 2
  }

  /// Whether the reader of the other end is gone.
  public private(set) var isClosed = false

  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []

  private static let bufferSize = 64 << 10

  /// Creates a writer; from then on a closed pipe ends no process of ours by a signal.
  public convenience init(_ channel: Channel) {
    self.init(
      descriptor: channel.rawValue,
      name: channel == .output ? "standard output" : "standard error"
    )
  }

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    Platform.ignoreWriteSignals()
  }

  /// Writes bytes, sooner or later.
  ///
  /// - Parameter bytes: What to write.
  /// - Throws: `.unwritable`, with the operating system's reason, such as a full disk.
  public func write(_ bytes: some Collection<UInt8>) throws(ScenarioError) {
    guard !isClosed else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes what is still waiting.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason, such as a full disk.
  public func flush() throws(ScenarioError) {
    guard !isClosed, !buffer.isEmpty else { return }
    let bytes = buffer
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(Platform.Failure) {
      try Platform.writeAll(bytes.span.bytes, to: descriptor)
    } catch {
      guard !error.isBrokenPipe else {
        isClosed = true
        return
      }
      throw ScenarioError(.unwritable, "cannot write to \(name): \(error.words)")
    }
  }
}

extension Path {
  /// What stands for standard output where a file is to be written.
  public static let standardOutput = Path("-")
}
