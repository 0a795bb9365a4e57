@_spi(Package) internal import LifecycleCore

/// Reporting of diagnostics; `help` is evaluated only if the diagnostic is kept.
extension TreeDecoder {
  mutating func report(
    _ id: DiagnosticID,
    at range: SourceRange,
    _ message: String,
    help: () -> Diagnostic.Help = { "" }
  ) {
    diagnostics.add(id, at: range, message, help: help)
  }

  mutating func report(
    _ id: DiagnosticID,
    at index: Tree.Index,
    _ message: String,
    help: () -> Diagnostic.Help = { "" }
  ) {
    report(id, at: range(index), message, help: help)
  }

  /// Reports a value of the wrong type.
  mutating func reportWrongType(
    _ index: Tree.Index,
    _ message: String,
    help: () -> Diagnostic.Help = { "" }
  ) {
    report(.wrongType, at: range(index), message, help: help)
  }

  /// Reports once for each scenario that included files could not be read.
  mutating func reportUnreadableIncludes() {
    guard let last = unreadableIncludes.last, !diagnostics.all.contains(last) else { return }
    diagnostics.add(unreadableIncludes)
  }
}

/// Decoding of strings, words, flags, durations and numbers.
extension TreeDecoder {
  /// Returns whether the node is a nonempty scalar, and reports an error if it is not.
  mutating func isScalar(_ index: Tree.Index, _ what: @autoclosure () -> String) -> Bool {
    let node = node(index)
    switch node.kind {
    case .scalar, .quoted:
      if node.text.start < node.text.end { return true }
      reportMissingValue(index, what())
    case .list, .mapping:
      reportWrongType(
        index,
        "expected \(what()), found a \(node.kind == .list ? "list" : "mapping")"
      )
    }
    return false
  }

  mutating func reportMissingValue(_ index: Tree.Index, _ what: String) {
    let key = keyBefore(index)
    report(.emptyValue, at: index, "missing value: expected \(what)") {
      Self.missingSpaceHelp(for: key) ?? ""
    }
  }

  /// Decodes a nonempty string.
  mutating func text(_ index: Tree.Index, _ what: @autoclosure () -> String) -> String? {
    isScalar(index, what()) ? string(index) : nil
  }

  /// Decodes a word of a table, also in camel case, in capitals, or with blanks or underscores.
  mutating func word<Value>(
    _ index: Tree.Index,
    _ table: WordTable<Value>,
    _ what: @autoclosure () -> String,
    unknown id: DiagnosticID = .unknownWord
  ) -> Value? {
    guard isScalar(index, "a \(what())") else { return nil }
    if let value = find(index, in: table) { return value }
    let notation = WordForm.hyphenated(string(index))
    if let value = table[notation] {
      recordRewrite(notation, at: index)
      return value
    }
    reportUnknown(id, index, what(), table.words)
    return nil
  }

  /// Decodes `true` or `false`, also as the older YAML writes them: `yes`, `off`.
  mutating func flag(_ index: Tree.Index, _ what: @autoclosure () -> String) -> Bool? {
    guard let text = text(index, what()) else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default:
      if node(index).kind == .scalar, let flag = Self.flag(meantBy: text) {
        recordRewrite("\(flag)", at: index)
        return flag
      }
      reportWrongType(index, "'\(text)' is not a Boolean") {
        Diagnostic.Help("write true or false", replacements: Self.flags(meantBy: text))
      }
      return nil
    }
  }

  /// Returns the Boolean that YAML 1.1 reads in a plain scalar; nil for any other.
  private static func flag(meantBy text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// Returns what another notation of a Boolean means; both values if it is none.
  private static func flags(meantBy text: String) -> [String] {
    switch text.lowercased() {
    case "y", "1": ["true"]
    case "n", "0": ["false"]
    default: flag(meantBy: text).map { ["\($0)"] } ?? ["true", "false"]
    }
  }

  /// Decodes a duration: a whole number and its unit, or another notation that means one.
  mutating func duration(
    _ index: Tree.Index,
    _ what: @autoclosure () -> String
  ) -> VirtualTime? {
    guard let written = text(index, what()) else { return nil }
    if let time = VirtualTime(written) { return time }
    if let meant = DurationText.meant(by: written) {
      recordRewrite(meant, at: index)
      return VirtualTime(meant)
    }
    reportWrongType(index, "'\(written)' is not a duration") { DurationText.advice(for: written) }
    return nil
  }

  /// Decodes an integer within bounds.
  mutating func integer(
    _ index: Tree.Index,
    _ bounds: ClosedRange<Int>,
    _ what: @autoclosure () -> String,
    help: Diagnostic.Help = ""
  ) -> Int? {
    guard let written = text(index, what()) else { return nil }
    if let number = Int(written), bounds.contains(number), written.utf8.allSatisfy({ $0 >= 0x30 }) {
      return number
    }
    let range = "a number from \(bounds.lowerBound) to \(bounds.upperBound)"
    reportWrongType(index, "'\(written)' is not \(range)") { help }
    return nil
  }
}

extension TreeDecoder {
  /// Decodes a string that is compared exactly, such as a URL; warns of a quote that is not YAML syntax.
  mutating func exactText(_ index: Tree.Index, _ what: @autoclosure () -> String) -> String? {
    guard let text = text(index, what()) else { return nil }
    if node(index).kind == .scalar, let meant = Self.withoutStrayQuotes(text) {
      let message = "a quote that YAML does not know as one belongs to the text '\(text)'"
      report(.strayQuote, at: index, message) {
        Diagnostic.Help("write \"\(meant)\"", replacements: ["\"\(meant)\""])
      }
    }
    return text
  }

  /// Returns the string without an unmatched final quote or enclosing curly quotes; nil if it has none.
  private static func withoutStrayQuotes(_ text: String) -> String? {
    // Few strings end in a possible quote, and iterating over characters is slow.
    guard let end = text.utf8.last,
      end == UInt8(ascii: "\"") || end == UInt8(ascii: "'") || end >= 0x80
    else { return nil }
    guard let first = text.first, let last = text.last, text.count > 1 else { return nil }
    let inner = text.dropFirst().dropLast()
    if "“”„«‘".contains(first), "“”»’‘".contains(last) { return String(inner) }
    let rest = text.dropLast()
    let isStray = (last == "\"" || last == "'") && !rest.contains(last) && !rest.contains(" ")
    return isStray ? String(rest) : nil
  }
}
