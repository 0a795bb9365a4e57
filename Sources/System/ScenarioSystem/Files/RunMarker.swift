/// A file in a folder that stands from before the first case of a run until its results are recorded there:
/// `unrecorded-PROCESS`.
///
/// While it stands, older results in the folder must not be mistaken for those of the run.
package final class RunMarker {
  /// The state of the runs that have not recorded their results.
  package enum Unrecorded: Sendable {
    /// A run is in progress.
    case running
    /// A run has ended without recording its results.
    case ended
  }

  private let file: ProcessFile
  /// Whether it replaces the marker of a run that has ended.
  package let replacesAbandoned: Bool

  private static let prefix = "unrecorded-"

  /// Creates the marker of this process, and removes those of runs that have ended.
  ///
  /// - Parameter folder: The path of an existing folder.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package init(in folder: Path) throws(ScenarioError) {
    let lock = FolderLock(folder)
    defer { lock.release() }
    let prefix: Path = "\(folder)/"
    do throws(Platform.Failure) {
      let others = try ProcessFile.all(in: prefix, numbers: Self.numbers)
      let own = Path(Self.prefix)
      file = try ProcessFile { "\(prefix)\(own)\(Path($0))" }
      let path = file.path
      // One that has the name of this process's own was taken over.
      let abandoned = others.count { other in
        other.path == path || ProcessFile.removeAbandoned(other.path, of: other.process)
      }
      replacesAbandoned = abandoned > 0
    } catch {
      throw ScenarioError.unwritable("cannot write in '\(folder)': \(error.reason)")
    }
  }

  deinit { try? Platform.closeFile(file.descriptor) }

  /// Writes something into the file, which shows that results can be written, too.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason; then the file stands.
  package func checkIsWritable() throws(ScenarioError) {
    let text = "The results of this run have not been recorded.\n"
    do throws(Platform.Failure) {
      try Platform.writeAll(Array(text.utf8)[...], to: file.descriptor)
    } catch {
      throw ScenarioError.unwritable("cannot write '\(file.path)': \(error.reason)")
    }
  }

  /// Removes the file: the results are recorded.
  package func remove() { try? Platform.removeFile(file.path) }

  /// Returns whether runs have not recorded their results in a folder; nil if all have.
  ///
  /// - Throws: `.unreadable`, if the folder exists and cannot be read.
  package static func unrecorded(in folder: Path) throws(ScenarioError) -> Unrecorded? {
    let lock = FolderLock(folder)
    defer { lock.release() }
    do throws(Platform.Failure) {
      let found = try ProcessFile.all(in: "\(folder)/", numbers: numbers)
      if found.isEmpty { return nil }
      return found.contains { ProcessFile.isInUse($0.path, of: $0.process) } ? .running : .ended
    } catch  where error.isMissing {
      return nil
    } catch {
      throw ScenarioError(.unreadable, "cannot read '\(folder)': \(error.reason)")
    }
  }

  private static func numbers(in name: Path) -> Substring? {
    name.hasPrefix(prefix)
      ? String(decoding: name.bytes.dropFirst(prefix.utf8.count), as: UTF8.self)[...] : nil
  }
}
