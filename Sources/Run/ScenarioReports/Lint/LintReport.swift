package import AppLint
@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// Formats the findings in property lists as `check` formats diagnostics.
package struct LintReport {
  /// The number of files that were not checked, and are listed nevertheless.
  private static let shownOtherFiles = 3

  private let format: DiagnosticFormat
  private let paint: Paint
  private let sdk: String
  /// The number of findings by severity.
  package private(set) var counts: [LintSeverity: Int] = [:]
  /// Whether an app was checked, or a file of one, whether valid or not.
  package var isAboutApps: Bool { checkedFiles + checkedApps > 0 }
  private var checkedFiles = 0
  private var checkedApps = 0
  private var otherFiles = 0
  private var files: [JSONValue] = []
  private var diagnostics: [JSONValue] = []

  /// Creates an empty report about apps that are built with an SDK.
  package init(_ format: DiagnosticFormat, _ paint: Paint, sdk: OSVersion) {
    self.format = format
    self.paint = paint
    self.sdk = VersionRange.text(sdk)
  }

  /// Adds a file, and returns the text that can be written immediately.
  package mutating func add(_ file: LintFile) -> String {
    for record in file.records { counts[record.finding.severity, default: 0] += 1 }
    if file.app != nil {
      checkedApps += 1
    } else if file.result.otherProductPhrase == nil {
      checkedFiles += 1
    } else {
      otherFiles += 1
    }
    switch format {
    case .full: return full(file).map { $0 + "\n" }.joined()
    case .short: return file.records.map { short($0) + "\n" }.joined()
    case .json:
      files.append(json(file))
      diagnostics += file.records.map(json)
      return ""
    }
  }

  /// The text after all files.
  package var end: String {
    switch format {
    case .full: "\(summary)\n"
    case .short: ""
    case .json: document
    }
  }

  private var summary: String {
    let found = [LintSeverity.error, .warning, .note].compactMap { severity in
      counts[severity].map { $0.counted(severity.rawValue) }
    }
    let others = otherFiles == 0 ? "" : "; not checked: \(otherFiles.counted("file"))"
    let list = found.isEmpty ? "no findings" : found.joined(separator: ", ")
    let subjects = [
      checkedApps == 0 ? nil : checkedApps.counted("app"),
      checkedFiles == 0 && checkedApps > 0 ? nil : checkedFiles.counted("file"),
    ]
    return "\(list) in \(subjects.compactMap(\.self).joined(separator: " and "))\(others)"
  }

  private var document: String {
    JSONFormat.lint.document([
      ("sdk", .text(sdk)), ("files", .list(files)), ("diagnostics", .list(diagnostics)),
    ])
  }

  // MARK: - For people

  private func full(_ file: LintFile) -> [String] {
    var lines: [String] = []
    if let other = file.result.otherProductPhrase {
      // A folder with many frameworks would hide the findings.
      if otherFiles > Self.shownOtherFiles { return [] }
      lines.append("\(VisibleText.of(file.path)): not checked: this is \(other)")
    } else if !file.result.forecast.isEmpty {
      let choice = file.app.map { ", \($0.choice)" } ?? ""
      let head = VisibleText.of("\(file.path)\(choice), if it is built with SDK \(sdk):")
      lines.append(paint(head, .strong))
    }
    for forecast in file.result.forecast {
      let text = paint.shown(VisibleText.of("\(forecast.versions): \(forecast.text)"))
      lines.append("  " + (forecast.launches == false ? paint(text, .error) : text))
    }
    return lines + file.records.flatMap(full) + (file.app?.lines ?? []).map(VisibleText.of)
  }

  private func full(_ record: LintFile.Record) -> [String] {
    let finding = record.finding
    let role: Paint.Role =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .note: .faint
      }
    let head =
      "\(paint(VisibleText.of("\(record.location):"), .strong)) "
      + "\(paint("\(finding.severity.rawValue):", role)) "
      + "\(VisibleText.of(finding.message)) [\(finding.id)]"
    return [head] + (record.excerpt?.lines(paint, help: "") ?? [])
      + [("help", finding.help), ("on", record.scope), ("source", Self.source(of: finding))]
      .map { "   \($0): \(VisibleText.of($1))" }
  }

  /// Returns the source of a finding, and how certain it is.
  private static func source(of finding: LintFinding) -> String {
    "\(finding.source) (\(finding.confidence.rawValue))"
  }

  // MARK: - For editors and programs

  private func short(_ record: LintFile.Record) -> String {
    let finding = record.finding
    return VisibleText.of(
      "\(record.location): \(finding.severity.rawValue): \(finding.message); "
        + "\(finding.help) [\(finding.id)]"
    )
  }

  private func json(_ file: LintFile) -> JSONValue {
    let forecasts = file.result.forecast.map { forecast -> JSONValue in
      .object(
        Self.json(forecast.versions) + [
          ("lifeCycle", .text(forecast.lifeCycle.rawValue)),
          ("launches", forecast.launches.map { .flag($0) } ?? .null),
          ("text", .text(forecast.text)),
        ]
      )
    }
    let fields: [(key: String, value: JSONValue)] = [
      ("path", .text(file.path)),
      ("notAnApp", file.result.otherProductPhrase.map { .text($0) } ?? .null),
      ("launch", .list(forecasts)),
    ]
    return .object(fields + (file.app?.fields ?? []))
  }

  private func json(_ record: LintFile.Record) -> JSONValue {
    let finding = record.finding
    var fields: [(key: String, value: JSONValue)] = [("path", .text(record.path))]
    if let start = record.excerpt, let end = record.end, let range = record.range {
      fields += [
        ("line", .number("\(start.line)")), ("column", .number("\(start.column)")),
        ("endLine", .number("\(end.line)")), ("endColumn", .number("\(end.column)")),
        ("offset", .number("\(range.start)")),
        ("length", .number("\(range.end - range.start)")),
      ]
    }
    fields += [
      ("keyPath", .text(finding.keyPath)), ("severity", .text(finding.severity.rawValue)),
      ("id", .text(finding.id)), ("message", .text(finding.message)),
      ("help", .text(finding.help)),
    ]
    return .object(
      fields + Self.json(finding.versions) + [
        ("sdk", finding.sdk.map { .text(VersionRange.text($0)) } ?? .null),
        ("confidence", .text(finding.confidence.rawValue)), ("source", .text(finding.source)),
      ]
    )
  }

  /// Returns the first and the last version of iOS, which is null if there is none.
  private static func json(_ versions: VersionRange) -> [(key: String, value: JSONValue)] {
    [
      ("from", .text(versions.firstVersion)),
      ("to", versions.lastVersion.map { .text($0) } ?? .null),
    ]
  }
}
