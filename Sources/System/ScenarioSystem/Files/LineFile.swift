internal import Synchronization

/// A file that is written line by line, and can be read at any time, even if its writer was killed.
///
/// Each append is passed to the operating system immediately and is atomic between threads. Nothing is written after a
/// failure, so that earlier contents remain readable.
package final class LineFile: Sendable {
  private struct State {
    var descriptor: Int32?
    var problem: ScenarioError?
  }

  /// The size of the file in bytes when it was opened.
  package let size: Int

  /// The path of the file; nil for standard output.
  private let path: Path?
  private let state: Mutex<State>

  /// Creates a file at the path, or at the target of a link; a pipe or a device is opened as it is.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` for standard output.
  ///   - appends: Whether the contents of an existing file are kept.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package init(path: Path, appends: Bool = false) throws(ScenarioError) {
    guard appends || path != .standardOutput else {
      self.path = nil
      size = 0
      state = Mutex(State(descriptor: StandardStream.Channel.output.rawValue))
      return
    }
    self.path = path
    try FileAccess.checkWritten(path)
    do throws(Platform.Failure) {
      if !appends, let old = path.oldFile { try Platform.removeFile(old) }
      let descriptor = try Platform.openFile(path, .appending)
      size = (try? Platform.Status(of: descriptor))?.size ?? 0
      state = Mutex(State(descriptor: descriptor))
    } catch {
      throw ScenarioError.unwritable("cannot write '\(path)': \(error.reason)")
    }
  }

  deinit {
    state.withLock { state in
      if let descriptor = state.descriptor, path != nil { try? Platform.closeFile(descriptor) }
    }
  }

  /// The error that stopped writing; nil if there is none.
  package var problem: ScenarioError? { state.withLock { $0.problem } }

  /// Appends bytes; an error is stored in `problem`.
  package func append(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    state.withLock { state in
      guard let descriptor = state.descriptor, state.problem == nil else { return }
      do throws(Platform.Failure) {
        // In a log, JSON must not contain what the log obeys.
        let bytes = path == nil ? PrintedText(.json).bytes(of: bytes)[...] : bytes
        try Platform.writeAll(bytes, to: descriptor)
      } catch {
        // The reader of standard output may have stopped reading.
        if path == nil, error.isBrokenPipe {
          state.descriptor = nil
        } else {
          state.problem = self.error(error)
        }
      }
    }
  }

  /// Closes the file; it is an error if the file was removed or replaced in the meantime.
  package func close() {
    state.withLock { state in
      guard let descriptor = state.descriptor else { return }
      state.descriptor = nil
      guard let path else { return }
      // A pipe may be deleted as soon as it has a reader.
      let isFile = (try? Platform.Status(of: descriptor))?.kind == .file
      if isFile, FileIdentity(of: path) != FileIdentity(of: descriptor), state.problem == nil {
        state.problem = ScenarioError.unwritable(
          "'\(path)' was removed or replaced while it was written: its content is lost"
        )
      }
      do throws(Platform.Failure) {
        try Platform.closeFile(descriptor)
      } catch {
        state.problem = state.problem ?? self.error(error)
      }
    }
  }

  private func error(_ failure: Platform.Failure) -> ScenarioError {
    let target = path.map { "write '\($0)'" } ?? "write to standard output"
    return ScenarioError.unwritable("cannot \(target): \(failure.reason)")
  }
}
