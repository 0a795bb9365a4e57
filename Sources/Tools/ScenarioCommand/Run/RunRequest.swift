internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// Everything that the command line requests of a run.
struct RunRequest: Sendable {
  /// The files and cases to run, and their order.
  var selection = RunSelection()
  /// How cases are run: the purpose, the number of attempts, and when the run stops.
  var configuration = RunConfiguration()
  /// Whether cases are run in worker processes, whose crashes the run survives.
  var isolates = false
  /// Whether each case is run twice, in worker processes, and both results must be the same.
  var provesDeterminism = false
  /// The limits that fail a run in which every case passed, or stop it early.
  var limits = RunLimits()
  /// The files that are written, and what the console shows.
  var output = RunOutput()
  /// Where the history is stored.
  var history = HistoryLocation.automatic
  /// The options for running failed cases again.
  var rerun = Rerun()

  /// Whether cases are run, checked or listed.
  var purpose: RunConfiguration.Purpose { configuration.purpose }

  /// The arguments with which the same cases are run, whether they failed or not, as words of the shell.
  var argumentsForAll: [String] {
    let options = rerun.optionsForFailedCases ?? []
    return ((options.isEmpty ? history.optionsForFailedCases ?? [] : options) + rerun.options)
      .map(ShellText.word)
      + selection.paths.map(ShellText.path)
  }

  init(purpose: RunConfiguration.Purpose) {
    configuration.purpose = purpose
    configuration.jobs = Processors.count
  }
}

/// The files and cases to run, and their order.
struct RunSelection: Sendable {
  /// Files and folders, `PATH:LINE`, lines that `list` prints, or `@FILE` with one of these per line.
  var paths: [String] = []
  /// The files to ignore in folders.
  var exclusions = Exclusions.gitignore
  /// A tag expression.
  var tags: String?
  /// The texts that the name of a case must contain; all must match.
  var filters: [String] = []
  /// A Git revision; only files that changed since then, or include a changed file, are run.
  var changedSince: String?
  /// Whether only cases that failed in the last run are run.
  var onlyFailed = false
  /// The named files to run; nil for all of them.
  var onlyFiles: Set<Path>?
  /// The shard to run; nil for all cases.
  var shard: Shard?
  /// The order in which files are run.
  var order = RunOrder.byPath
  /// Variables that are set in every file, overriding those that the file defines.
  var variables: [String: String] = [:]
  /// The names of variables that are set for the whole project, which the selected files need not have.
  var projectVariables: Set<String> = []

  /// Whether the cases of a file are selected by their tags or names.
  var selectsCases: Bool { tags != nil || !filters.isEmpty }
}

/// The limits that fail a run in which every case passed, or stop it early.
struct RunLimits: Sendable {
  /// Whether a case that passed only on a retry fails the run.
  var failsOnFlaky = false
  /// The required number of cases; nil for any.
  var expectedCount: Int?
  /// The timeout of the run in milliseconds of wall-clock time; nil for none.
  var timeoutMilliseconds: Int?
}

/// The files that a run writes, and what the console shows.
struct RunOutput: Sendable {
  /// A report to write.
  struct Report: Sendable {
    /// The format.
    var format: ReportFormat
    /// The file, in the syntax of `Path`.
    var path: String
  }

  /// The reports to write.
  var reports: [Report] = []
  /// The file for the event stream; nil for none.
  var events: String?
  /// Whether the event stream contains the trace of each case.
  var eventsHaveTraces = true
  /// The folder for the findings of `--kill-each-step`; nil for none.
  var findings: String?
  /// What the console shows.
  var console = ConsoleSettings()

  /// The files to write; `-` is standard output.
  var paths: [Path] { (reports.map(\.path) + (events.map { [$0] } ?? [])).map { Path($0) } }

  /// The channel of the console output: standard error if a report is written to standard output.
  var consoleChannel: StandardStream.Channel {
    paths.contains(.standardOutput) ? .error : .output
  }
}

/// Where the history of the project is stored.
enum HistoryLocation: Hashable, Sendable {
  /// In `.scenario-run` at the root of the project.
  case automatic
  /// In the given folder.
  case folder(String)
  /// Nowhere: no history is read or written.
  case off

  /// The options with which a later run finds the failed cases; nil if no history is stored.
  var optionsForFailedCases: [String]? {
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
