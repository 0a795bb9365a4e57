/// A worker's own side: the requests on standard input, and where it reports what it has done.
public struct WorkerChannel {
  private var pending: [UInt8] = []

  /// Begins to listen; from now on this process ends when the one that started it does.
  ///
  /// - Throws: `.worker`, where the system allows no thread that would notice it.
  public init() throws(ScenarioError) {
    Platform.ignoreWriteSignals()
    do throws(Platform.Failure) {
      try Platform.endWithoutInput()
    } catch {
      throw ScenarioError(.worker, "cannot start a thread: \(error.words)")
    }
  }

  /// The next request, without its line feed; nil at the end.
  public mutating func nextLine() -> [UInt8]? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        return line
      }
      guard let bytes = try? Platform.readBytes(0, upTo: 4 << 10), !bytes.isEmpty else {
        return nil
      }
      pending += bytes
    }
  }

  /// Tells something, at once: what this process does next may be its end.
  public func send(_ bytes: [UInt8]) {
    try? Platform.writeAll(bytes.span.bytes, to: Platform.workerEvents)
  }
}
