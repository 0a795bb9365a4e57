/// The notation of words, and of tables of synonyms.
enum SynonymTable {
  /// Reads a table: in each line words, and after `=` their meanings.
  static func read(_ text: String) -> [String: [String]] {
    Dictionary(
      text.split(separator: "\n").flatMap { line in
        let parts = line.split(separator: "=")
        let meanings = parts[1].split(separator: " ").map(String.init)
        return parts[0].split(separator: " ").map { (String($0), meanings) }
      },
      uniquingKeysWith: +
    )
  }

  /// Returns a word in lowercase, with hyphens in place of spaces and underscores.
  static func normalized(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }

  /// Returns a word as the language would write it: `tap-icon` for `Tap_Icon` and for `tapIcon`.
  static func notations(of name: String) -> [String] {
    [normalized(name), WordForm.hyphenated(name)]
  }
}
