internal import Synchronization

/// A file that grows line by line and may be read at any moment, also after its writer was killed.
///
/// What is appended is handed to the system at once; several threads may append, and their pieces stay whole.
/// After the first failure nothing is written any more: what was written before stays readable.
public final class LineFile: Sendable {
  private struct State {
    var descriptor: Int32?
    var problem: ScenarioError?
  }

  /// How many bytes there were at the start.
  public let size: Int

  /// The path of the file; nil for standard output.
  private let path: Path?
  private let state: Mutex<State>

  /// Begins a new file at the path, or at the target of a link there; a pipe or a device is written to as it is.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` is standard output.
  ///   - appends: Whether the content of a file that exists is kept.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public init(path: Path, appends: Bool = false) throws(ScenarioError) {
    guard appends || path != .standardOutput else {
      self.path = nil
      size = 0
      state = Mutex(State(descriptor: StandardStream.Channel.output.rawValue))
      return
    }
    self.path = path
    do throws(Platform.Failure) {
      if !appends, let old = path.oldFile { try Platform.removeFile(old) }
      let descriptor = try Platform.openFile(path, .appending)
      size = (try? Platform.Status(of: descriptor))?.size ?? 0
      state = Mutex(State(descriptor: descriptor))
    } catch {
      throw ScenarioError(.unwritable, "cannot write '\(path)': \(error.words)")
    }
  }

  deinit {
    state.withLock { state in
      if let descriptor = state.descriptor, path != nil { try? Platform.closeFile(descriptor) }
    }
  }

  /// Why nothing is written any more; nil while all is well.
  public var problem: ScenarioError? { state.withLock { $0.problem } }

  /// Adds bytes at the end, all of them or, where the system fails, some.
  public func append(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    state.withLock { state in
      guard let descriptor = state.descriptor, state.problem == nil else { return }
      do throws(Platform.Failure) {
        try Platform.writeAll(bytes.span.bytes, to: descriptor)
      } catch {
        // Whoever reads standard output may have seen enough.
        if path == nil, error.isBrokenPipe {
          state.descriptor = nil
        } else {
          state.problem = self.error(error)
        }
      }
    }
  }

  /// Ends the file; what the system says then is a problem like any other, and so is that it is no longer there.
  public func close() {
    state.withLock { state in
      guard let descriptor = state.descriptor else { return }
      state.descriptor = nil
      guard let path else { return }
      // The name of a pipe may be gone as soon as somebody reads it.
      let isFile = (try? Platform.Status(of: descriptor))?.kind == .file
      if isFile, FileIdentity(of: path) != FileIdentity(of: descriptor), state.problem == nil {
        state.problem = ScenarioError(
          .unwritable,
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
    return ScenarioError(.unwritable, "cannot \(target): \(failure.words)")
  }
}
