internal import ScenarioLanguage
public import ScenarioSystem

/// A file whose cases are known, and are played elsewhere.
public struct PlannedFile: Sendable {
  /// A case that is to be played.
  public struct Case: Sendable {
    /// Where it stands among the results of the file.
    public var index: Int
    /// Where it stands among all cases that can be made of the file, chosen or not.
    public var number: Int
    /// The wall-clock time after which it is given up, in nanoseconds.
    public var patience: UInt64
  }

  /// Where the file lies.
  public var location: Path = ""
  /// What is known of it: a result for each case, which is final where the case cannot be played.
  public var result: FileResult
  /// The cases that are to be played.
  public var playable: [Case] = []

  /// All its cases, as they are told to who listens.
  public var planned: [PlannedCase] { result.planned }
}

/// Reads files, and finds out which cases of them are chosen, without playing any.
public struct FilePlanner<Loader: ScenarioLoader> {
  private var worker: FileWorker<Loader>
  private let selection: Selection

  /// Creates a planner; a file of more than `fileLimit` bytes is read so far that the loader can say so.
  public init(loader: Loader, configuration: RunConfiguration, fileLimit: Int) {
    var planning = configuration
    planning.purpose = .list
    planning.keepsRecords = true
    planning.wantsLines = true
    planning.makeListener = nil
    selection = configuration.selection
    worker = FileWorker(loader: loader, configuration: planning, fileLimit: fileLimit)
  }

  /// Plans what the walk over the folders found; with a reason to leave it out, it is not even read.
  public mutating func plan(_ entry: ScenarioFiles.Entry, leavingOut reason: String?) -> PlannedFile
  {
    switch entry {
    case .failure(let error, let folder): return PlannedFile(result: worker.refuse(folder, error))
    case .file(let path):
      if let reason {
        var result = FileResult(path: path.display)
        result.leaveUnread(reason)
        return PlannedFile(result: result)
      }
      let (result, file) = worker.plan(path)
      var planned = PlannedFile(location: path.path, result: result)
      if let file { planned.addCases(of: file, selection.forFile(path.display, file)) }
      return planned
    }
  }
}

extension PlannedFile {
  /// The same walk over the scenarios as that of the results.
  fileprivate mutating func addCases(of file: LoadedFile, _ selector: FileSelection) {
    var index = file.diagnostics.isEmpty ? 0 : 1
    var number = 0
    for scenario in file.scenarios {
      guard scenario.isValid else {
        if selector.selectsInvalid(scenario.info) { index += 1 }
        continue
      }
      for plan in scenario.plans {
        if selector.selects(plan.name, of: scenario.info) {
          playable.append(Case(index: index, number: number, patience: plan.patience))
          index += 1
        }
        number += 1
      }
    }
  }
}
