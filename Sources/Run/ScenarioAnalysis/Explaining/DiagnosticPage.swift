internal import ReportAssets
@_spi(Package) package import ScenarioLanguage
internal import ScenarioReports

/// The documentation of diagnostics, which is embedded in the program.
package enum DiagnosticPage {
  /// Returns the entry of a diagnostic on the page.
  private static func entry(_ id: DiagnosticID) -> [Substring] {
    let heading = "### `\(id.name)`"
    let lines = String(decoding: diagnosticsPage().bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let entry = lines.drop { $0 != heading }.dropFirst().prefix { line in
      !line.hasPrefix("## ") && !line.hasPrefix("### ")
    }
    return Array(entry.drop(while: \.isEmpty))
  }

  /// Returns a description in one sentence, without a full stop: the first line of the entry.
  package static func summary(of id: DiagnosticID) -> String {
    let line = entry(id).first ?? ""
    return line.prefix(1).lowercased() + line.dropFirst().dropLast(line.hasSuffix(".") ? 1 : 0)
  }

  /// Returns what the page says about a diagnostic: its meaning, an example and a fix.
  package static func text(of id: DiagnosticID) -> [String] {
    var isCode = false
    var text: [String] = []
    for line in entry(id) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else {
        text.append(isCode ? "    \(line)" : plain(line))
      }
    }
    while text.last?.isEmpty == true { text.removeLast() }
    return text
  }

  /// Removes the markup of a line: emphasis, and the targets of links.
  private static func plain(_ line: Substring) -> String {
    var text = ""
    var rest = line[...]
    while let open = rest.firstIndex(of: "["), let middle = rest[open...].firstIndex(of: "]"),
      rest[middle...].dropFirst().first == "(", let close = rest[middle...].firstIndex(of: ")")
    {
      text += rest[..<open] + rest[rest.index(after: open)..<middle]
      rest = rest[close...].dropFirst()
    }
    return (text + rest).replacing("**", with: "").replacing("`", with: "'")
  }
}
