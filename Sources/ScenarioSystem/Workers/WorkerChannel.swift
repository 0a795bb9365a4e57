/// The worker's end of the connection: requests on standard input, and a pipe for events.
public struct WorkerChannel {
  private var pending: [UInt8] = []

  /// Opens the channel; from then on, this process terminates when the process that started it does.
  ///
  /// - Throws: `.worker`, if the system allows no thread for that.
  public init() throws(ScenarioError) {
    Platform.ignoreWriteSignals()
    do throws(Platform.Failure) {
      try Platform.exitWhenInputCloses()
    } catch {
      throw ScenarioError(.worker, "cannot start a thread: \(error.reason)")
    }
  }

  /// Returns the next request, without its line feed; nil at the end.
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

  /// Sends bytes immediately: the process may crash in its next step.
  public func send(_ bytes: [UInt8]) {
    try? Platform.writeAll(bytes[...], to: Platform.workerEvents)
  }
}
