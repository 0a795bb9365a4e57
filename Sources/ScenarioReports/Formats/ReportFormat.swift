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
      ReportFormat("json", "one document of JSON, for scripts") { JSONReport($0) },
      ReportFormat(
        "html",
        "one page for people: results, search, and a timeline of each case",
        wantsTraces: true
      ) { HTMLReport($0) },
      ReportFormat("github-summary", "Markdown, as GitHub shows it for a step") { _ in
        GitHubSummary()
      },
      ReportFormat("github-annotations", "the lines by which GitHub marks places in files") { _ in
        GitHubAnnotations()
      },
    ]
}
