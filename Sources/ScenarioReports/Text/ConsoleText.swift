/// Text for the console that one case cannot fill.
enum ShortText {
  /// As much as one case has to say, in bytes.
  private static let most = 32 << 10
  /// As much as one line of it has, in characters.
  private static let longest = 2000

  /// The first lines of a case, each cut, and how many are left out.
  static func lines(_ all: [String]) -> [String] {
    var size = 0
    var lines: [String] = []
    for text in all {
      let line = line(text)
      size += line.utf8.count
      guard size <= most || lines.isEmpty else { break }
      lines.append(line)
    }
    let rest = all.count - lines.count
    guard rest > 0 else { return lines }
    let more = "\(rest.counted("more line")) of this case"
    return lines + [
      "   … and \(more); --show-failures all prints them, and every report contains them"
    ]
  }

  /// A line, or its beginning and its end; paint that was begun there ends with it.
  static func line(_ text: String) -> String {
    // Most are short: bytes are counted faster than characters.
    guard text.utf8.count > longest, text.count > longest else { return text }
    let end = text.contains("\u{1B}") ? "\u{1B}[0m" : ""
    let (head, tail) = (text.prefix(longest * 3 / 4), text.suffix(longest / 4))
    return "\(head)…\(end) (\(text.count) characters) …\(tail)"
  }
}

extension Int {
  /// The number and what it counts, such as `2 files`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

/// Text as a word of a POSIX shell.
enum ShellText {
  /// The word for a path: one that begins with a hyphen would be an option.
  static func path(_ path: String) -> String {
    word(path.hasPrefix("-") ? "./\(path)" : path)
  }

  /// The word for a text, in quotes where the shell would read it otherwise.
  static func word(_ text: String) -> String {
    let isPlain = text.isPlain { "/:+,@".utf8.contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}

extension String {
  /// Whether it has only letters, digits, `-_.`, what is not ASCII, and what is allowed in addition.
  func isPlain(or isAllowed: (UInt8) -> Bool = { _ in false }) -> Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), 0x80...:
          true
        default: isAllowed(byte)
        }
      }
  }
}
