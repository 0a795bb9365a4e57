public import ScenarioRunner
package import ScenarioSystem

/// A report format that a user can request.
public struct ReportFormat: Sendable {
  /// The name on the command line.
  public let name: String
  /// A phrase about the format and its users, for the help.
  public let summary: String
  /// Whether the format contains traces.
  public let wantsTraces: Bool
  /// What the report is when it is printed.
  package let syntax: PrintedText.Syntax
  /// Creates the writer of a report.
  public let makeWriter: @Sendable (RunStart) -> any ReportWriter

  init(
    _ name: String,
    _ summary: String,
    wantsTraces: Bool = false,
    as syntax: PrintedText.Syntax,
    _ makeWriter: @escaping @Sendable (RunStart) -> any ReportWriter
  ) {
    self.name = name
    self.summary = summary
    self.wantsTraces = wantsTraces
    self.syntax = syntax
    self.makeWriter = makeWriter
  }

  /// JUnit XML with all supported details.
  public static let junit = ReportFormat(.rich)
  /// A single JSON document.
  package static let json = ReportFormat("json", "a single JSON document, for scripts", as: .json) {
    JSONReport($0)
  }

  private init(_ dialect: JUnitDialect) {
    self.init(dialect.formatName, dialect.summary, as: .markup) { JUnitReport(dialect, $0) }
  }

  /// All formats, in the order of the help.
  public static let all: [ReportFormat] =
    JUnitDialect.allCases.map(ReportFormat.init) + [
      ReportFormat("tap", "the Test Anything Protocol, version 13", as: .plain) { TAPReport($0) },
      json,
      ReportFormat(
        "html",
        "a web page with results, search, and a timeline of each case",
        wantsTraces: true,
        as: .markup
      ) { HTMLReport($0) },
      ReportFormat("github-summary", "Markdown for the summary of a GitHub job", as: .plain) { _ in
        GitHubSummary()
      },
      ReportFormat(
        "github-annotations",
        "workflow commands for GitHub annotations",
        as: .workflowCommands
      ) { _ in
        GitHubAnnotations()
      },
    ]
}
