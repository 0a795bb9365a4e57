@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// Formats what words of the language mean.
package enum WordText {
  /// Returns the line of each word, and the command that explains why what it stands for does not happen.
  package static func lines(_ words: [WordList.Entry]) -> [String] {
    words.flatMap { entry in
      if entry.key == "model",
        let modelSwitch = ModelSwitch.allCases.first(where: { $0.name == entry.word })
      {
        return [entry.line] + modelSwitch.evidence.flatMap(lines)
      }
      guard let term = Term(named: "\(entry.key): \(entry.word)") ?? Term(named: entry.word),
        term.word == entry.word
      else { return [entry.line] }
      let limits =
        term == .termination(.watchdog) ? Limit.allCases.flatMap { $0.evidence.map($0.line) } : []
      return [entry.line] + limits + [
        "  scenario-run explain tap-icon --why-not '\(entry.word)' explains why it does not happen"
      ]
    }
  }

  /// A default of today's devices, and what supports it.
  private static func lines(_ evidence: DefaultEvidence) -> [String] {
    let apps = evidence.isForScenes.map { $0 ? " in apps with scenes" : " in apps without scenes" }
    let device = evidence.device.map { " on the device model \($0)" } ?? ""
    let sources = evidence.sources + [evidence.date].compactMap(\.self)
    let support = sources.isEmpty ? "" : " (\(sources.joined(separator: "; ")))"
    let line =
      "  from iOS \(evidence.since)\(apps ?? "")\(device) the default is '\(evidence.value)': "
      + "\(evidence.confidence.phrase)\(support)"
    return [line] + (evidence.note.map { ["    \($0)"] } ?? [])
  }
}

extension Limit {
  /// Returns what today's devices allow, and what supports it.
  fileprivate func line(_ evidence: DefaultEvidence) -> String {
    "  \(summary): \(evidence.value) (\(evidence.confidence.phrase))"
  }
}
