@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// Formats what words of the language mean.
package enum WordText {
  /// Returns the line of each word, and the command that explains why what it stands for does not happen.
  package static func lines(_ words: [WordList.Entry]) -> [String] {
    words.flatMap { entry in
      guard let term = Term(named: "\(entry.key): \(entry.word)") ?? Term(named: entry.word),
        term.word == entry.word
      else { return [entry.line] }
      return [
        entry.line,
        "  scenario-run explain tap-icon --why-not '\(entry.word)' explains why it does not happen",
      ]
    }
  }
}
