internal import Synchronization

/// What is written to standard output and standard error while it is `current`, kept instead of written.
public final class CapturedOutput: Sendable {
  private struct Streams {
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  /// The one that receives what is written; nil if it is written to the streams.
  @TaskLocal public static var current: CapturedOutput?

  private let streams = Mutex(Streams())

  /// Creates one without bytes.
  public init() {}

  /// What was written to standard output.
  public var output: [UInt8] { streams.withLock { $0.output } }
  /// What was written to standard error.
  public var errors: [UInt8] { streams.withLock { $0.errors } }

  func append(_ bytes: [UInt8], areErrors: Bool) {
    streams.withLock { streams in
      if areErrors { streams.errors += bytes } else { streams.output += bytes }
    }
  }
}
