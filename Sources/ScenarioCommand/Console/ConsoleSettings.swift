internal import ScenarioReports
internal import ScenarioSystem

/// How the console shows a run.
struct ConsoleSettings: Sendable {
  /// When output is colored.
  var color = Terminal.ColorMode.auto
  /// What is shown while the run goes on.
  var style = ConsoleStyle.lines
  /// How the diagnostics of a check are written.
  var format = DiagnosticFormat.full
  /// How many failures are shown in full; ten times as many have at least a line each.
  var shownFailures = 100
  /// How many of the slowest cases are listed at the end; nil for none.
  var listedDurations: Int?
}

/// What the console shows while a run goes on.
enum ConsoleStyle: String, CaseIterable, Sendable {
  /// Failures and the last line.
  case quiet
  /// A line for each file, too.
  case lines
  /// A character for each case.
  case dots
  /// How far the run is: on a terminal as it goes, elsewhere now and then.
  case progress
  /// Every case, and every step's trace.
  case verbose

  /// How files are described in words.
  var reportStyle: ConsoleReport.Style {
    switch self {
    case .lines: .normal
    case .verbose: .verbose
    case .quiet, .dots, .progress: .quiet
    }
  }
}
