package import ScenarioRunner
package import ScenarioSystem

/// A report format that a user can request.
package struct ReportFormat: Sendable {
  /// The name on the command line.
  package let name: String
  /// Whether the format contains traces.
  package let wantsTraces: Bool
  /// What the report is when it is printed.
  package let syntax: PrintedText.Syntax
  /// Creates the writer of a report.
  package let makeWriter: @Sendable (RunStart) -> any ReportWriter

  init(
    _ name: String,
    wantsTraces: Bool = false,
    as syntax: PrintedText.Syntax,
    _ makeWriter: @escaping @Sendable (RunStart) -> any ReportWriter
  ) {
    self.name = name
    self.wantsTraces = wantsTraces
    self.syntax = syntax
    self.makeWriter = makeWriter
  }

  /// JUnit XML with all supported details.
  package static let junit = ReportFormat(.rich)
  /// A single JSON document.
  package static let json = ReportFormat("json", as: .json) { JSONReport($0) }

  private init(_ dialect: JUnitDialect) {
    self.init(dialect.formatName, as: .markup) { JUnitReport(dialect, $0) }
  }

  /// All formats, in the order of the help.
  package static let all: [ReportFormat] =
    JUnitDialect.allCases.map(ReportFormat.init) + [
      ReportFormat("tap", as: .plain) { TAPReport($0) },
      json,
      ReportFormat("html", wantsTraces: true, as: .markup) { HTMLReport($0) },
      ReportFormat("github-summary", as: .plain) { _ in GitHubSummary() },
      ReportFormat("github-annotations", as: .workflowCommands) { _ in GitHubAnnotations() },
    ]
}
