internal import ScenarioRunner
internal import ScenarioSystem

/// The history as one run uses it: the results of earlier runs, and those that the run adds.
///
/// A marker stands from before the first case until the results are recorded, so that those of an earlier run are never
/// mistaken for them. A run that cannot make it fails, unless no history was requested and there is none.
final class RunHistory: RunEventConsumer {
  /// The folder of the history; nil if none is stored.
  private let folder: Path?
  private let pathConverter: PathConverter
  private let location: HistoryLocation
  /// Whether the results of the run are stored.
  private var isRecorded: Bool
  /// Returns how much of a file the run covers.
  var runScope: (Path) -> RunScope = { _ in .mergedShards }
  private var hasWarned = false
  private var updates: [History.Update] = []
  private var marker: RunMarker?
  /// Whether the run has seen all of its files; false if a folder could not be read.
  private var isComplete = true
  private(set) var problems: [ScenarioError] = []

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

  // MARK: - Runs that have not recorded their results

  /// Checks that the last run has recorded its results, so that what failed in it is known.
  ///
  /// - Parameter arguments: The arguments with which all cases are run, instead of those that failed.
  /// - Throws: `.incomplete`, if it has not.
  func checkIsCurrent(orRun arguments: [String]) throws(ScenarioError) {
    guard let folder, let unrecorded = try RunMarker.unrecorded(in: folder) else { return }
    switch unrecorded {
    case .running:
      throw ScenarioError.incomplete(
        "another run is in progress, and what fails in it is not known yet",
        help: "wait for its end"
      )
    case .ended:
      throw ScenarioError.incomplete(
        "a run has not recorded its results, so what failed in it is not known: it was ended, could not write, or "
          + "could not read a folder",
        help: "run without --failed: scenario-run \(arguments.joined(separator: " "))"
      )
    }
  }

  /// Marks the history as not current until the results of this run are recorded.
  ///
  /// Without a history nothing older can be mistaken for the results: then a run in which none was requested goes on.
  ///
  /// - Parameter onlyFailed: Whether nothing is run but what has failed: it remains so until it is recorded that it has
  ///   passed, so that no mark is needed.
  /// - Throws: `.unwritable`, if the results cannot be recorded.
  func begin(onlyFailed: Bool = false) throws(ScenarioError) {
    guard isRecorded, let folder else { return }
    do throws(ScenarioError) {
      try makeFolder(folder)
      if onlyFailed { return try AtomicFile.checkIsWritable("\(folder)/history") }
      let marker = try RunMarker(in: folder)
      self.marker = marker
      try marker.checkIsWritable()
    } catch {
      guard location == .automatic, !FileReader.mayExist("\(folder)/history") else {
        throw Self.unrecorded(error)
      }
      marker?.remove()
      isRecorded = false
    }
  }

  private static func unrecorded(_ error: ScenarioError) -> ScenarioError {
    let help = error.help.isEmpty ? "" : "\(error.help); "
    return ScenarioError.unwritable(
      "the results of this run cannot be recorded: \(error.message)",
      help: "\(help)to run without recording them: --history off"
    )
  }

  // MARK: - Results

  func consume(_ event: RunEvent) {
    guard isRecorded, case .fileFinished(let file) = event else { return }
    // A folder that could not be read.
    if file.path.hasSuffix("/") { return isComplete = false }
    updates.append(
      History.Update(
        file,
        path: pathConverter.relativeToFolder(file.path),
        scope: runScope(file.path)
      )
    )
  }

  /// Records the results of the run, even if it was interrupted.
  ///
  /// - Parameters:
  ///   - console: The console for warnings about errors.
  ///   - isComplete: Whether the results are those of the whole run.
  ///   - appHasFailed: Whether the app under test has failed after its last case, which any of them may have caused.
  ///   - isGone: Whether a failed file no longer exists, so that its failure can be forgotten.
  func finish(
    _ console: Console,
    isComplete: Bool = true,
    appHasFailed: Bool = false,
    isGone: (Path) -> Bool = { _ in false }
  ) {
    guard isRecorded, let folder else { return }
    if appHasFailed {
      for index in updates.indices { updates[index].failAllCases() }
    }
    let today = Clock.daysSince1970()
    do throws(ScenarioError) {
      let readError = try History.update(at: "\(folder)/history", today: today) { history in
        if marker?.replacesAbandoned == true { history.forget(today: today) }
        history.merge(updates, today: today) {
          isGone(pathConverter.relativeToWorkingDirectory($0))
        }
      }
      if let readError { warn(readError, console) }
      if self.isComplete, isComplete { marker?.remove() }
    } catch {
      problems.append(Self.unrecorded(error))
    }
  }

  private func makeFolder(_ folder: Path) throws(ScenarioError) {
    try FileWriter.makeFolder(folder)
    // The folder excludes itself from Git.
    if location == .automatic {
      _ = try FileWriter.create("\(folder)/.gitignore", with: Array("*\n".utf8))
    }
  }
}
