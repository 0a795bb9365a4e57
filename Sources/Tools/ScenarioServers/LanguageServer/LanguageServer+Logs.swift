internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioJSON

// Logs of devices, about whose lines the server says what `check-log` says.
extension LanguageServer {
  /// Whether a document is a log: a recording in JSON Lines, or what an app printed; or a crash report.
  static func isLog(_ uri: String) -> Bool {
    [".log", ".jsonl", ".ips", ".crash"].contains { uri.hasSuffix($0) }
  }

  /// Opens a log.
  mutating func openLog(_ text: TextDocument) {
    logs[text.uri] = text
    checkLog(text.uri)
  }

  /// Closes a log; false if it is none.
  mutating func closeLog(_ uri: String) -> Bool {
    guard logs.removeValue(forKey: uri) != nil else { return false }
    publish(uri, nil, [])
    return true
  }

  /// Checks a log, and publishes what was found.
  func checkLog(_ uri: String) {
    guard let text = logs[uri], !isSuperseded(uri) else { return }
    let items = LogFindings.all(in: text.bytes).map { finding -> JSONValue in
      [
        "range": text.json(text.contents(ofLine: finding.line - 1)),
        "severity": finding.isError ? 1 : 2, "source": "scenario-run",
        "message": .text(finding.message),
      ]
    }
    publish(uri, text.version, .list(items))
  }
}
