internal import LifecycleCore

/// What is said of a word that nobody knows, and what was probably meant.
extension Decoder {
  /// Reports a word that is not among those that are known.
  mutating func unknown(
    _ id: DiagnosticID,
    _ index: Tree.Index,
    _ what: String,
    _ words: [String]
  ) {
    let name = string(index)
    let all = "possible here: \(words.joined(separator: ", "))"
    diagnostics.add(
      id,
      at: range(index),
      "unknown \(what) '\(name)'",
      help: Self.invisible(in: name) ?? Self.missingBlank(in: name, words)
        ?? Self.missingComma(in: name, words)
        ?? Suggestion.help(for: name, in: words).ifEmpty(
          all.utf8.count < 400 ? all : "all of them stand in docs/vocabulary.md"
        )
    )
  }

  /// What is wrong with a word in which a character stands that nobody sees.
  static func invisible(in name: String) -> String? {
    let invisible = name.unicodeScalars.first {
      switch $0.value {
      case 0xA0, 0xAD, 0x2000...0x200F, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
      default: false
      }
    }
    guard let invisible else { return nil }
    let code = String(invisible.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - code.count))
    return "the character U+\(zeros)\(code) stands in it, which nobody sees: delete it"
  }

  /// Who does what stands in the place of a key: `press-home:`.
  static func actor(of name: String) -> String? {
    ActionKind.allCases.first { $0.word == name }.map {
      "write '\($0.actor.rawValue): \($0.word)'"
    }
  }

  /// What to write where a known word and its value are one text: `within:5s`.
  static func missingBlank(in name: String, _ words: [String]) -> String? {
    guard let colon = name.firstIndex(of: ":"), words.contains(String(name[..<colon])) else {
      return nil
    }
    let value = name[name.index(after: colon)...]
    return value.isEmpty ? nil : "a space is missing: '\(name[...colon]) \(value)'"
  }

  /// What to write where several known words are one text: `[a b]`.
  static func missingComma(in name: String, _ words: [String]) -> String? {
    let parts = name.split(separator: " ")
    guard parts.count > 1,
      parts.allSatisfy({ part in
        words.contains { $0 == part || $0.dropLast() == part && $0.hasSuffix(":") }
      })
    else { return nil }
    return "a comma is missing: '\(parts.joined(separator: ", "))'"
  }
}
