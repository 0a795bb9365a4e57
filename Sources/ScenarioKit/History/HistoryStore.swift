internal import ScenarioEvents
internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// Where the history of a project lies, and by which names it calls the files.
struct HistoryStore {
  private let folder: Path
  private let names: PathNames
  private let isOurs: Bool

  private var path: Path { "\(folder)/history" }

  /// Finds the place; nil where no history is kept.
  ///
  /// Files are called as they are seen from the root of the project, so that runs from any folder agree.
  init?(_ place: RunRequest.HistoryPlace) throws(ScenarioError) {
    let root = try ProjectRoot.ofWorkingDirectory()
    switch place {
    case .off: return nil
    case .automatic:
      folder = root.appending(".scenario-run")
      isOurs = true
    case .folder(let path):
      folder = Path(path)
      isOurs = false
    }
    names = try PathNames(from: root)
  }

  /// What is known, by the paths as they are displayed.
  ///
  /// - Returns: Nothing where no run has left a history.
  /// - Throws: `.unreadable`, where it is damaged.
  func read() throws(ScenarioError) -> History {
    guard FileReader.exists(path) else { return History() }
    var history = try History(readingFrom: path)
    guard !names.isSame else { return history }
    history.files = Dictionary(
      history.files.map { (names.here($0.key), $0.value) },
      uniquingKeysWith: { $1 }
    )
    return history
  }

  /// Begins to write what a run tells; its files come by path, if `isSorted`.
  ///
  /// `isGone` says of a path as it is displayed whether a failure there is to be forgotten.
  func recorder(
    isSorted: Bool,
    isGone: ((Path) -> Bool)? = nil
  ) throws(ScenarioError) -> HistoryRecorder {
    try FolderMaker.make(folder)
    if isOurs, !FileReader.exists("\(folder)/.gitignore") {
      // The folder hides itself: nobody has to be told.
      let file = try AtomicFile(replacing: "\(folder)/.gitignore")
      try file.append(Array("*\n".utf8))
      try file.commit(isDurable: false)
    }
    let writer = try HistoryWriter(
      path: path,
      isSorted: isSorted && names.isSame,
      today: Clock.daysSince1970()
    )
    if let isGone {
      let names = names
      writer.isGone = { isGone(names.here($0)) }
    }
    return HistoryRecorder(writer: writer, names: names)
  }
}

/// Writes the history of one run; what cannot be written costs the run nothing.
struct HistoryRecorder {
  fileprivate let writer: HistoryWriter
  fileprivate let names: PathNames
  /// Why the history could not be written.
  private(set) var problem: ScenarioError?
  /// Why what was known before is lost.
  var loss: ScenarioError? { writer.loss }

  fileprivate init(writer: HistoryWriter, names: PathNames) {
    self.writer = writer
    self.names = names
  }

  mutating func add(_ file: FileResult, part: PlayedPart) {
    guard problem == nil else { return }
    do throws(ScenarioError) {
      try writer.add(file, as: names.there(file.path), part: part)
    } catch {
      problem = error
    }
  }

  mutating func add(_ record: FileRecord) {
    guard problem == nil else { return }
    var file = History.File()
    file.isTroubled = record.problem != nil
    for item in record.cases where item.outcome != .interrupted {
      guard item.outcome != .invalid || !item.ios.isEmpty else {
        file.isTroubled = true
        continue
      }
      file.cases[ExactText(item.name)] = History.Case(
        hasFailed: !item.outcome.isGood,
        time: Int(item.wallTime / 1000)
      )
    }
    writer.add(file, as: names.there(Path(displayed: record.path)))
  }

  mutating func finish() {
    guard problem == nil else { return writer.discard() }
    do throws(ScenarioError) {
      try writer.finish()
    } catch {
      problem = error
    }
  }
}
