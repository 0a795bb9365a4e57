/// Text as it is printed: whatever a file or an app contains, a terminal shows it, and so does GitHub's log.
///
/// Hidden characters are escaped in the syntax of the text. In a job of GitHub Actions, so is what would be a workflow
/// command: `::` at the start of a line, even after spaces, and `##[` anywhere.
package struct PrintedText: Sendable {
  /// What the text is, which determines how a character is escaped in it.
  package enum Syntax: Sendable {
    /// Text with colors.
    case colored
    /// Text without colors.
    case plain
    case json
    /// HTML, SVG or other XML.
    case markup
    /// Workflow commands, which the command itself writes.
    case workflowCommands
  }

  private let syntax: Syntax
  private let escapesCommands: Bool

  /// Creates the text of a syntax, for the log of GitHub Actions if the environment is that of one of its jobs.
  package init(_ syntax: Syntax, environment: (String) -> String? = ProcessEnvironment.value) {
    self.syntax = syntax
    escapesCommands = syntax != .workflowCommands && environment("GITHUB_ACTIONS") == "true"
  }

  /// Returns the bytes to print for lines of text.
  package func bytes(of text: some Collection<UInt8>) -> [UInt8] {
    let text = Array(text)
    if !escapesCommands, !text.contains(where: Self.mayBeHidden) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text[...]
    // Whether only spaces precede in the line, or colors, which a log may remove.
    var isAtLineStart = true
    while let byte = rest.first {
      if escapesCommands, startsCommand(rest, isAtLineStart) {
        result += escape(Unicode.Scalar(byte)).utf8
        rest.removeFirst()
        isAtLineStart = false
        continue
      }
      let count = syntax == .colored ? Self.lengthOfColorCode(rest) : 0
      if count == 0, let hidden = Self.hiddenCharacter(rest) {
        result += escape(hidden).utf8
        rest = rest.dropFirst(UTF8.width(hidden))
        isAtLineStart = false
        continue
      }
      result += rest.prefix(max(count, 1))
      rest = rest.dropFirst(max(count, 1))
      isAtLineStart = byte == .lineFeed || isAtLineStart && (count > 0 || Self.isSpace(byte))
    }
    return result
  }

  /// Whether the log would read a workflow command from here on.
  private func startsCommand(_ text: ArraySlice<UInt8>, _ isAtLineStart: Bool) -> Bool {
    switch text.first {
    case UInt8(ascii: ":"): isAtLineStart && text.starts(with: "::".utf8)
    case UInt8(ascii: "#"): text.starts(with: "##[".utf8)
    default: false
    }
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return switch syntax {
    case .json: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    case .markup: "&#x\(digits);"
    case .colored, .plain, .workflowCommands: scalar.escape
    }
  }

  /// Whether a byte can begin a hidden character.
  private static func mayBeHidden(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != .lineFeed || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
  }

  /// Returns the first character if it is hidden; a line feed is not.
  private static func hiddenCharacter(_ text: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = text.first, mayBeHidden(first) else { return nil }
    let count = first < 0x80 ? 1 : first == 0xC2 ? 2 : 3
    let scalar = String(validating: text.prefix(count), as: UTF8.self)?.unicodeScalars.first
    return scalar.flatMap { $0.isHidden ? $0 : nil }
  }

  /// Returns the length of the color at the start of a text; 0 if there is none.
  private static func lengthOfColorCode(_ text: ArraySlice<UInt8>) -> Int {
    guard text.first == 0x1B else { return 0 }
    return ColorCode.sequences.first { text.starts(with: $0) }?.count ?? 0
  }

  /// Whether a byte belongs to the spaces that GitHub skips; it skips those that are not ASCII, too.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte >= 0x80
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
}
