public import ScenarioRunner

/// A report format that a user can request.
public struct ReportFormat: Sendable {
  /// The name on the command line.
  public let name: String
  /// A phrase about the format and its users, for the help.
  public let summary: String
  /// Whether the format contains traces.
  public let wantsTraces: Bool
  /// Creates the writer of a report.
  public let makeWriter: @Sendable (RunStart) -> any ReportWriter

  init(
    _ name: String,
    _ summary: String,
    wantsTraces: Bool = false,
    _ makeWriter: @escaping @Sendable (RunStart) -> any ReportWriter
  ) {
    self.name = name
    self.summary = summary
    self.wantsTraces = wantsTraces
    self.makeWriter = makeWriter
  }

  /// JUnit XML with all supported details.
  public static let junit = ReportFormat(.rich)
  /// A single JSON document.
  package static let json = ReportFormat("json", "a single JSON document, for scripts") {
    JSONReport($0)
  }

  private init(_ dialect: JUnitDialect) {
    self.init(dialect.formatName, dialect.summary) { JUnitReport(dialect, $0) }
  }

  /// All formats, in the order of the help.
  public static let all: [ReportFormat] =
    JUnitDialect.allCases.map(ReportFormat.init) + [
      ReportFormat("tap", "the Test Anything Protocol, version 13") { TAPReport($0) },
      json,
      ReportFormat(
        "html",
        "a web page with results, search, and a timeline of each case",
        wantsTraces: true
      ) { HTMLReport($0) },
      ReportFormat("github-summary", "Markdown for the summary of a GitHub job") { _ in
        GitHubSummary()
      },
      ReportFormat("github-annotations", "workflow commands for GitHub annotations") { _ in
        GitHubAnnotations()
      },
    ]
}
