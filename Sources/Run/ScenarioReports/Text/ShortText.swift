@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// Truncates text for the console, so that one case cannot fill it.
enum ShortText {
  /// The maximum number of bytes for one case.
  private static let maximumBytes = 32 << 10
  /// The maximum number of characters for one line.
  private static let maximumLineLength = 2000

  /// Returns the first lines of a case, each truncated, and the number of omitted lines.
  static func lines(_ all: [String]) -> [String] {
    var size = 0
    var lines: [String] = []
    for text in all {
      let line = line(text)
      size += line.utf8.count
      guard size <= maximumBytes || lines.isEmpty else { break }
      lines.append(line)
    }
    let rest = all.count - lines.count
    guard rest > 0 else { return lines }
    let more = "\(rest.counted("more line")) of this case"
    return lines + [
      "   … and \(more); --show-failures all prints them, and every report contains them"
    ]
  }

  /// Returns a line, shortened in the middle if it is too long; colors are reset at the cut.
  static func line(_ text: String) -> String {
    // Most lines are short, and counting bytes is faster than counting characters.
    guard text.utf8.count > maximumLineLength, text.count > maximumLineLength else { return text }
    let end = text.contains("\u{1B}") ? ColorCode.end.sequence : ""
    let (head, tail) = (text.prefix(maximumLineLength * 3 / 4), text.suffix(maximumLineLength / 4))
    return "\(head)…\(end) (\(text.count) characters) …\(tail)"
  }
}

extension Int {
  /// Returns the number with a noun, such as `2 files`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

/// Quotes text for a shell.
package enum ShellText {
  /// Returns a path as an argument: a leading hyphen would make it an option, and `@` a list of paths.
  package static func path(_ path: String) -> String {
    word(path.hasPrefix("-") || path.hasPrefix("@") ? "./\(path)" : path)
  }

  /// Returns a text as an argument, in quotes if it contains special characters.
  ///
  /// Hidden characters are escaped in `$'…'`, which is POSIX since 2024 and older in every shell that people type into.
  package static func word(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isHidden) else {
      let isPlain = text.isPlain { "/:+,@".utf8.contains($0) }
      return isPlain ? text : "'\(text.replacing("'", with: #"'\''"#))'"
    }
    let escaped = text.unicodeScalars.map { scalar in
      if scalar.isHidden { return String(scalar).utf8.map(Self.code).joined() }
      return scalar == "'" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
    return "$'\(escaped.joined())'"
  }

  /// Returns the escape of a byte; always three octal digits, after which a digit of the text may follow.
  private static func code(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension String {
  /// Whether it contains only letters, digits, `-_.`, non-ASCII characters, and other allowed bytes.
  func isPlain(or isAllowed: (UInt8) -> Bool = { _ in false }) -> Bool {
    !isEmpty
      && utf8.allSatisfy {
        $0.isInName || $0 == UInt8(ascii: ".") || $0 >= 0x80 || isAllowed($0)
      }
  }
}
