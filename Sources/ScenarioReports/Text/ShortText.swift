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
    let more = "\(rest) more line\(rest == 1 ? "" : "s") of this case"
    return lines + ["   … and \(more); --show-failures all shows them, and so does every report"]
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
