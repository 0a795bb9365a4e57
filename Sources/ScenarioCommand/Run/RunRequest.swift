internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// Everything that the command line requests of a run.
struct RunRequest: Sendable {
  /// Which files and cases are run, and in which order.
  var selection = RunSelection()
  /// What is done with the cases, how often each is run, and when the run gives up.
  var configuration = RunConfiguration()
  /// Whether cases are run in worker processes, which the run outlives.
  var isolates = false
  /// Whether each case is run twice, in workers, and both results must be the same.
  var provesDeterminism = false
  /// What fails a run in which every case passed, or ends it early.
  var limits = RunLimits()
  /// What is written, and what the console shows.
  var output = RunOutput()
  /// Where the history is.
  var history = HistoryPlace.automatic
  /// How what failed can be run again.
  var rerun = Rerun()

  /// What is done with the cases.
  var purpose: RunConfiguration.Purpose { configuration.purpose }

  init(purpose: RunConfiguration.Purpose) {
    configuration.purpose = purpose
    configuration.jobs = Processors.count
  }
}

/// Which files and cases are run, and in which order.
struct RunSelection: Sendable {
  /// Files and folders, `PATH:LINE`, lines of `list`, or `@LIST` for a file of them; as `Path` reads them.
  var paths: [String] = []
  /// What is skipped in folders.
  var exclusions = Exclusions.gitignore
  /// An expression of tags.
  var tags: String?
  /// Parts of a case's name, each of which must be in it.
  var filters: [String] = []
  /// A revision of git; only files that have changed since, or include one that has, are run.
  var changedSince: String?
  /// Whether only cases are run that failed the last time.
  var onlyFailed = false
  /// The only files to run, of those that are named.
  var only: Set<Path>?
  /// Which shard is run; nil for all cases.
  var shard: Shard?
  /// In which order files are run.
  var order = RunOrder.byPath
  /// Variables for every file, over what the files define.
  var variables: [String: String] = [:]
  /// Those of them that are set for a whole project: not every selection of its files must have them.
  var projectVariables: Set<String> = []

  /// Whether the cases of a file are selected by their tags or names.
  var selectsCases: Bool { tags != nil || !filters.isEmpty }
}

/// What fails a run in which every case passed, or ends it early.
struct RunLimits: Sendable {
  /// Whether no case may pass on a retry only.
  var failsOnFlaky = false
  /// How many cases there must be.
  var expectedCount: Int?
  /// How long the run may take, in milliseconds of wall-clock time; nil for as long as it takes.
  var time: Int?
}

/// What a run writes, and what the console shows.
struct RunOutput: Sendable {
  /// A report to write, and where.
  struct Report: Sendable {
    /// The format.
    var format: ReportFormat
    /// The file, as `Path` reads it.
    var path: String
  }

  /// The reports to write.
  var reports: [Report] = []
  /// Where to write the stream of events; nil for nowhere.
  var events: String?
  /// Whether the stream contains all that happened in each case.
  var eventsHaveTraces = true
  /// What the console shows.
  var console = ConsoleSettings()

  /// The files that are to be written; `-` is standard output.
  var paths: [Path] { (reports.map(\.path) + (events.map { [$0] } ?? [])).map { Path($0) } }

  /// Where the console output goes: to standard error where standard output gets a report.
  var consoleChannel: StandardStream.Channel {
    paths.contains(.standardOutput) ? .error : .output
  }
}

/// Where the history of the project is.
enum HistoryPlace: Hashable, Sendable {
  /// In `.scenario-run` at the root of the project.
  case automatic
  /// In this folder.
  case folder(String)
  /// Nowhere: none is read or written.
  case off

  /// The options with which a later run asks it what has failed; nil where nothing is kept.
  var failedOptions: [String]? {
    switch self {
    case .automatic: []
    case .folder(let path): ["--history", path]
    case .off: nil
    }
  }
}

extension Console {
  /// Creates the console of a run.
  convenience init(_ request: RunRequest) {
    let output = request.output
    self.init(output.console, for: request.purpose, on: output.consoleChannel)
  }
}
