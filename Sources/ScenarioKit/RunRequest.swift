public import ScenarioReports
public import ScenarioRunner
public import ScenarioSystem

/// Everything that a user can ask of a run, as the command line says it.
public struct RunRequest: Sendable {
  /// A report to write, and where.
  public struct Report: Sendable {
    /// The format.
    public var format: ReportFormat
    /// The file.
    public var path: String

    /// Creates the wish for a report.
    public init(format: ReportFormat, path: String) {
      self.format = format
      self.path = path
    }
  }

  /// Files and folders, `PATH:LINE`, or lines of `list`.
  public var paths: [String]
  /// What is done with the cases.
  public var purpose: RunConfiguration.Purpose
  /// An expression of tags.
  public var tags: String?
  /// A part of a case's name.
  public var filter: String?
  /// Variables for every file, over what the files define.
  public var variables: [String: String] = [:]
  /// How many files are worked on at a time.
  public var jobs = Processors.count
  /// The reports to write.
  public var reports: [Report] = []
  /// When to write in colour.
  public var color = Terminal.ColorMode.auto
  /// Whether scenarios are compared with one another.
  public var lints = false
  /// For whom a check says what is wrong.
  public var format = DiagnosticFormat.full
  /// How much is said.
  public var style = ConsoleReport.Style.normal

  /// Creates the request for everything under the paths.
  public init(paths: [String], purpose: RunConfiguration.Purpose) {
    self.paths = paths
    self.purpose = purpose
  }
}
