@_spi(Package) internal import LifecycleCore
internal import ScenarioReports
internal import ScenarioSystem

/// The settings of the console output.
struct ConsoleSettings: Sendable {
  /// When output is colored.
  var color = Terminal.ColorMode.auto
  /// The language in which names of methods and notifications are printed; nil for that of each file.
  var names: NameSpelling?
  /// The style of the output during the run.
  var style = ConsoleStyle.lines
  /// The format of the diagnostics of a check.
  var format = DiagnosticFormat.full
  /// The number of failures shown in full; up to ten times as many are shown on one line each.
  var shownFailures = 100
  /// The number of slowest cases listed at the end; nil for no list.
  var listedDurations: Int?
}

/// What the console shows during a run.
enum ConsoleStyle: String, CaseIterable, Sendable {
  /// Failures and the summary.
  case quiet
  /// A line for each file, failures and the summary.
  case lines
  /// The progress: continuously on a terminal, elsewhere after every thousand cases.
  case progress
  /// Every case, with a trace of every step.
  case verbose

  /// The style of the console report.
  var reportStyle: ConsoleReport.Style {
    switch self {
    case .lines: .normal
    case .verbose: .verbose
    case .quiet, .progress: .quiet
    }
  }
}
