public import ScenarioRunner

/// A format that a user can request.
public struct ReportFormat: Sendable {
  /// What a user calls it.
  public let name: String
  /// Who reads it, in one sentence.
  public let summary: String
  /// Whether it contains everything that happened in each case.
  public let wantsTraces: Bool
  /// Makes the writer of one report.
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

  /// JUnit XML with all that its readers know.
  public static let junit = ReportFormat(.rich)

  private init(_ dialect: JUnitDialect) {
    self.init(dialect.formatName, dialect.summary) { JUnitReport(dialect, $0) }
  }

  /// Every format, in the order of the help.
  public static let all: [ReportFormat] =
    JUnitDialect.allCases.map(ReportFormat.init) + [
      ReportFormat("tap", "the Test Anything Protocol, version 13") { TAPReport($0) },
      ReportFormat("json", "a single JSON document, for scripts") { JSONReport($0) },
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
