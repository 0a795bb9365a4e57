/// The worker's end of the connection: requests on standard input, and a pipe for events.
package struct WorkerChannel {
  private let requests = Requests()

  /// Opens the channel; from then on, this process terminates when the process that started it does.
  ///
  /// - Throws: `.worker`, if the system allows no thread or file for that.
  package init() throws(ScenarioError) {
    Platform.ignoreWriteSignals()
    do throws(Platform.Failure) {
      try Platform.readInputUntilExit(requests.append)
    } catch {
      throw ScenarioError(.worker, "cannot receive requests: \(error.reason)")
    }
  }

  /// Waits for the next request, and returns it without its line feed.
  package func nextLine() -> [UInt8] { requests.nextLine() }

  /// Sends bytes immediately: the process may crash in its next step.
  ///
  /// Terminates this process if it cannot: the app may have closed the pipe, and nobody would learn what it does.
  package func send(_ bytes: [UInt8]) {
    do throws(Platform.Failure) {
      try Platform.writeAll(bytes[...], to: Platform.workerEvents)
    } catch {
      Platform.exitImmediately()
    }
  }
}

/// The requests that one thread has read, and another one has not taken yet.
private final class Requests {
  private let monitor = Platform.Monitor()
  /// Guarded by the monitor.
  private var bytes: [UInt8] = []

  func append(_ new: [UInt8]) {
    monitor.change { bytes += new }
  }

  func nextLine() -> [UInt8] {
    monitor.wait {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: 0) else { return nil }
      defer { bytes.removeSubrange(...end) }
      return Array(bytes[..<end])
    }
  }
}
