internal import ScenarioRunner
internal import ScenarioSystem

/// The history as one run uses it: the results of earlier runs, and those that the run adds.
///
/// The history is optional: if it cannot be read or written, a warning is printed and the run continues.
final class RunHistory: RunEventConsumer {
  /// The folder of the history; nil if none is stored.
  private let folder: Path?
  private let pathConverter: PathConverter
  private let location: HistoryLocation
  /// Whether the results of the run are stored.
  private let isRecorded: Bool
  /// Returns how much of a file the run covers.
  var runScope: (Path) -> RunScope = { _ in .mergedShards }
  private var hasWarned = false
  private var updates: [History.Update] = []

  /// Locates the history of the project.
  ///
  /// Its paths are relative to the root of the project, so that runs from any folder agree.
  init(_ location: HistoryLocation, isRecorded: Bool) throws(ScenarioError) {
    let root = try ProjectRoot.ofWorkingDirectory()
    folder =
      switch location {
      case .off: nil
      case .automatic: root.appending(".scenario-run")
      case .folder(let path): Path(path)
      }
    pathConverter = try PathConverter(from: root)
    self.location = location
    self.isRecorded = isRecorded && folder != nil
  }

  /// Returns the results of earlier runs, by displayed path; empty, with a warning, if they cannot be read.
  func load(warningOn console: Console) -> History {
    guard let folder, FileReader.exists("\(folder)/history") else { return History() }
    do throws(ScenarioError) {
      var history = try History(readingFrom: "\(folder)/history")
      guard !pathConverter.isIdentity else { return history }
      history.files = Dictionary(
        history.files.map { (pathConverter.relativeToWorkingDirectory($0.key), $0.value) },
        uniquingKeysWith: { $1 }
      )
      return history
    } catch {
      warn(error, console)
      return History()
    }
  }

  /// Prints why the results of earlier runs are ignored, once.
  private func warn(_ error: ScenarioError, _ console: Console) {
    guard !hasWarned else { return }
    hasWarned = true
    console.warning("the history is ignored: \(error.message)")
  }

  func consume(_ event: RunEvent) {
    guard isRecorded, case .fileFinished(let file) = event else { return }
    updates.append(
      History.Update(
        file,
        path: pathConverter.relativeToFolder(file.path),
        scope: runScope(file.path)
      )
    )
  }

  /// Writes the results of the run, even if it was interrupted.
  ///
  /// - Parameters:
  ///   - console: The console for warnings about errors.
  ///   - isGone: Whether a failed file no longer exists, so that its failure can be forgotten.
  func finish(_ console: Console, isGone: (Path) -> Bool = { _ in false }) {
    guard isRecorded, let folder else { return }
    let today = Clock.daysSince1970()
    do throws(ScenarioError) {
      guard try makeFolder(folder) else { return }
      let readError = try History.update(at: "\(folder)/history", today: today) { history in
        history.merge(updates, today: today) {
          isGone(pathConverter.relativeToWorkingDirectory($0))
        }
      }
      if let readError { warn(readError, console) }
    } catch {
      console.warning("the history was not saved: \(error.message)")
    }
  }

  /// Creates the folder; returns false if that fails and the location is the default.
  private func makeFolder(_ folder: Path) throws(ScenarioError) -> Bool {
    do throws(ScenarioError) {
      try FileWriter.makeFolder(folder)
    } catch {
      if location == .automatic { return false }
      throw error
    }
    // The folder excludes itself from Git.
    if location == .automatic {
      _ = try FileWriter.create("\(folder)/.gitignore", with: Array("*\n".utf8))
    }
    return true
  }
}
