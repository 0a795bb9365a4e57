internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// Everything that a user can ask of a run, as the command line says it.
struct RunRequest: Sendable {
  /// A report to write, and where.
  struct Report: Sendable {
    /// The format.
    var format: ReportFormat
    /// The file, as `Path` reads it.
    var path: String

    /// Creates the wish for a report.
    init(format: ReportFormat, path: String) {
      self.format = format
      self.path = path
    }
  }

  /// Where the history of the project lies.
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

  /// Files and folders, `PATH:LINE`, lines of `list`, or `@LIST` for a file of them; as `Path` reads them.
  var paths: [String]
  /// What is left out of folders.
  var exclusions = Exclusions.gitignore
  /// What is done with the cases, how often each is run, and when the run gives up.
  var configuration = RunConfiguration()
  /// An expression of tags.
  var tags: String?
  /// Parts of a case's name, each of which must be in it.
  var filters: [String] = []
  /// A revision of git; only files that have changed since, or include one that has, are played.
  var changedSince: String?
  /// Whether only cases are played that failed the last time.
  var onlyFailed = false
  /// In which order files are played.
  var order = RunOrder.byPath
  /// Which shard is played; nil for all cases.
  var shard: Shard?
  /// The only files to play, of those that are named.
  var only: Set<Path>?
  /// How many cases there must be.
  var expectedCount: Int?
  /// Where the history lies.
  var history = HistoryPlace.automatic
  /// Variables for every file, over what the files define.
  var variables: [String: String] = [:]
  /// Those of them that are set for a whole project: not every choice of its files must have them.
  var projectVariables: Set<String> = []
  /// Whether cases are run in processes of their own, which the run outlives.
  var isolates = false
  /// Whether each case is run twice, in workers, and both results must be the same.
  var provesDeterminism = false
  /// Whether a case that passed only on a retry makes the run end with 6.
  var failsOnFlaky = false
  /// How long the run may take, in milliseconds of wall-clock time; nil for as long as it takes.
  var timeLimit: Int?
  /// The reports to write.
  var reports: [Report] = []
  /// The program that asks, and its version, as reports name it.
  var program = "scenario-run"
  /// Where to write the stream of events; nil for nowhere.
  var events: String?
  /// Whether the stream tells all that happened in each case.
  var eventsHaveTraces = true
  /// When to write in colour.
  var color = Terminal.ColorMode.auto
  /// For whom a check says what is wrong.
  var format = DiagnosticFormat.full
  /// How what failed can be run again.
  var rerun = Rerun()
  /// What the console shows.
  var style = ConsoleStyle.lines
  /// How many failures the console shows in full; ten times as many have at least a line each.
  var shownFailures = 100

  /// What is done with the cases.
  var purpose: RunConfiguration.Purpose { configuration.purpose }

  /// The files that are to be written; `-` is standard output.
  var writtenPaths: [Path] {
    (reports.map(\.path) + (events.map { [$0] } ?? [])).map { Path($0) }
  }
  /// Where the console output goes: to standard error where standard output gets a report.
  var consoleChannel: StandardStream.Channel {
    writtenPaths.contains(.standardOutput) ? .error : .output
  }

  /// Creates the request for everything under the paths.
  init(paths: [String], purpose: RunConfiguration.Purpose) {
    self.paths = paths
    configuration.purpose = purpose
    configuration.jobs = Processors.count
  }
}
