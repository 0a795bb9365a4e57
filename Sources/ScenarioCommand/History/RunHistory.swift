internal import ScenarioRunner
internal import ScenarioSystem

/// The history as one run uses it: what is known, if the run asks; and what the run adds.
///
/// No run needs it: what cannot be read or written is reported, and the run goes on without.
final class RunHistory: RunEventConsumer {
  /// Where it lies; nil where none is kept.
  private let folder: Path?
  private let pathConverter: PathConverter
  private let place: HistoryPlace
  /// Whether the run is recorded.
  private let isKept: Bool
  /// How much of a file the run covers.
  var scope: (Path) -> RunScope = { _ in .joinedShards }
  private var hasWarned = false
  private var updates: [History.Update] = []

  /// Finds the history of the project.
  ///
  /// Files are named as they are seen from the root of the project, so that runs from any folder agree.
  init(_ place: HistoryPlace, isRecorded: Bool) throws(ScenarioError) {
    let root = try ProjectRoot.ofWorkingDirectory()
    folder =
      switch place {
      case .off: nil
      case .automatic: root.appending(".scenario-run")
      case .folder(let path): Path(path)
      }
    pathConverter = try PathConverter(from: root)
    self.place = place
    isKept = isRecorded && folder != nil
  }

  /// What earlier runs found out, by the paths as they are displayed.
  func known(_ console: Console) -> History {
    guard let folder, FileReader.exists("\(folder)/history") else { return History() }
    do throws(ScenarioError) {
      var history = try History(readingFrom: "\(folder)/history")
      guard !pathConverter.isSame else { return history }
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

  /// Prints once why what earlier runs found out is ignored.
  private func warn(_ loss: ScenarioError, _ console: Console) {
    guard !hasWarned else { return }
    hasWarned = true
    console.warning("the history is ignored: \(loss.message)")
  }

  func consume(_ event: RunEvent) {
    guard isKept, case .fileFinished(let file) = event else { return }
    updates.append(
      History.Update(file, path: pathConverter.relativeToFolder(file.path), scope: scope(file.path))
    )
  }

  /// Writes the result of the run, also of one that was interrupted.
  ///
  /// - Parameters:
  ///   - console: Where it is printed what cannot be read or written.
  ///   - isGone: Whether a file that failed is gone, so that its failure can be forgotten.
  func finish(_ console: Console, isGone: (Path) -> Bool = { _ in false }) {
    guard isKept, let folder else { return }
    let today = Clock.daysSince1970()
    do throws(ScenarioError) {
      guard try makeFolder(folder) else { return }
      let loss = try History.update(at: "\(folder)/history", today: today) { history in
        history.merge(updates, today: today) {
          isGone(pathConverter.relativeToWorkingDirectory($0))
        }
      }
      if let loss { warn(loss, console) }
    } catch {
      console.warning("the history was not saved: \(error.message)")
    }
  }

  /// Makes the folder; false where that is not possible, and nobody has requested it.
  private func makeFolder(_ folder: Path) throws(ScenarioError) -> Bool {
    do throws(ScenarioError) {
      try FileWriter.makeFolder(folder)
    } catch {
      if place == .automatic { return false }
      throw error
    }
    if place == .automatic, !FileReader.exists("\(folder)/.gitignore") {
      // The folder hides itself from git: nobody has to exclude it.
      let file = try AtomicFile(path: "\(folder)/.gitignore", keepsOld: true)
      try file.append(Array("*\n".utf8))
      try file.commit(isDurable: false)
    }
    return true
  }
}
