internal import Synchronization

/// A buffered writer for standard output or standard error.
///
/// It is not an error if the reader has closed the pipe (`scenario-run … | head`): further output is discarded, and
/// `isClosed` is true. The writer must call `flush()` at the end. Where output is captured, nothing is written.
package final class StandardStream {
  /// One of the two streams.
  package enum Channel: Int32, Sendable {
    /// Standard output.
    case output = 1
    /// Standard error.
    case error = 2
  }

  /// Whether the reader has closed the pipe.
  package private(set) var isClosed = false

  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []

  private static let bufferSize = 64 << 10

  /// Creates a writer; from then on, writing to a closed pipe no longer terminates the process by a signal.
  package convenience init(_ channel: Channel) {
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

  /// Appends lines of text, in which hidden characters and the workflow commands of others are escaped.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - syntax: What the text is.
  /// - Throws: `.unwritable`, with the operating system's reason, such as a full disk.
  package func print(_ text: String, as syntax: PrintedText.Syntax) throws(ScenarioError) {
    try write(PrintedText(syntax).bytes(of: text.utf8))
  }

  /// Appends bytes to the buffer, and writes it when it is full; they are written as they are.
  ///
  /// - Parameter bytes: The bytes to write.
  /// - Throws: `.unwritable`, with the operating system's reason, such as a full disk.
  package func write(_ bytes: some Collection<UInt8>) throws(ScenarioError) {
    guard !isClosed else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes the buffered bytes.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason, such as a full disk.
  package func flush() throws(ScenarioError) {
    guard !isClosed, !buffer.isEmpty else { return }
    let bytes = buffer
    defer { buffer.removeAll(keepingCapacity: true) }
    if let captured = CapturedOutput.current, let channel = Channel(rawValue: descriptor) {
      return captured.append(bytes, areErrors: channel == .error)
    }
    do throws(Platform.Failure) {
      try Platform.writeAll(bytes[...], to: descriptor)
    } catch {
      guard !error.isBrokenPipe else {
        isClosed = true
        return
      }
      throw ScenarioError.unwritable("cannot write to \(name): \(error.reason)")
    }
  }
}

extension Path {
  /// The path that specifies standard output instead of a file.
  package static let standardOutput = Path("-")
}

/// What is written to standard output and standard error while it is `current`, kept instead of written.
package final class CapturedOutput: Sendable {
  private struct Streams {
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  /// The one that receives what is written; nil if it is written to the streams.
  @TaskLocal package static var current: CapturedOutput?

  private let streams = Mutex(Streams())

  /// Creates one without bytes.
  package init() {}

  /// What was written to standard output.
  package var output: [UInt8] { streams.withLock { $0.output } }
  /// What was written to standard error.
  package var errors: [UInt8] { streams.withLock { $0.errors } }

  func append(_ bytes: [UInt8], areErrors: Bool) {
    streams.withLock { streams in
      if areErrors { streams.errors += bytes } else { streams.output += bytes }
    }
  }
}
