internal import ScenarioReports

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
