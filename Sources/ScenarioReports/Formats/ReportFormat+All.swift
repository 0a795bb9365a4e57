/// A format that a user can ask for.
public struct ReportFormat: Sendable {
  /// What a user calls it.
  public let name: String
  /// Who reads it, in one sentence.
  public let summary: String
  /// Makes the writer of one report.
  public let makeWriter: @Sendable (RunStart) -> any ReportWriter

  init<Writer: ReportWriter>(_ type: Writer.Type) {
    name = type.name
    summary = type.summary
    makeWriter = { Writer($0) }
  }

  /// Every format, in the order of the help.
  public static let all: [ReportFormat] = [
    ReportFormat(JUnitReport.self)
  ]
}
