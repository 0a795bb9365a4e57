internal import LifecycleCore

/// Reads values out of a tree and collects what is wrong with them, each at its place.
///
/// What the language knows of suites, scenarios and steps stands in extensions, one file each.
struct Decoder {
  var tree: Tree
  var diagnostics = Diagnostic.List()
  /// The methods named so far by what is being decoded: the scripted app implements them.
  var namedMethods: MethodSet = []

  // Variables.
  /// What can be put in where the decoder reads.
  var scope: Scope
  /// Whether the file has a variable at all.
  let holdsVariables: Bool
  /// The texts as they were written, of scalars into which variables were put.
  var writtenTexts: [Tree.Index: SourceRange] = [:]
  /// The definitions that were put in somewhere.
  var usedDefinitions: Set<SourceRange> = []
  /// The names that were put in somewhere, those of the command line among them.
  var usedNames: Set<String> = []

  // Fragments.
  /// The fragments of the file and of those that it includes.
  var fragments: [String: Fragment] = [:]
  /// What is wrong with the files that should bring more of them.
  var brokenIncludes: [Diagnostic] = []
  /// The places of those that were put in somewhere.
  var usedFragments: Set<SourceRange> = []
  /// Those that are being put in, the outermost first.
  var fragmentsUnderWay: [String] = []
  /// How many steps the scenario has so far, those that are repeated counted each time.
  var stepCount = 0

  /// Creates a decoder that looks at a tree and puts in nothing.
  init(plain tree: Tree) {
    self.tree = tree
    scope = Scope()
    holdsVariables = false
  }

  /// Creates a decoder of a tree; `set` are the variables that the command line sets.
  init(_ tree: Tree, set: [String: String] = [:]) {
    self.tree = tree
    scope = Scope(fixed: set)
    holdsVariables = tree.text.withUnsafeBufferPointer { VariableText.isWritten(in: $0) }
  }

  // MARK: - Nodes

  func node(_ index: Tree.Index) -> Tree.Node { tree.nodes[Int(index)] }

  /// The value of a scalar's text in a table.
  func find<Value>(_ index: Tree.Index, in table: WordTable<Value>) -> Value? {
    let range = node(index).text
    return tree.text.withUnsafeBufferPointer {
      table[UnsafeBufferPointer(rebasing: $0[Int(range.start)..<Int(range.end)])]
    }
  }

  /// Whether a scalar's text is this word.
  func isText(_ index: Tree.Index, _ word: StaticString) -> Bool {
    let range = node(index).text
    guard Int(range.end - range.start) == word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy {
      tree.text[Int(range.start) + $0] == word.utf8Start[$0]
    }
  }

  func string(_ index: Tree.Index) -> String { tree.string(index) }

  func range(_ index: Tree.Index) -> SourceRange { node(index).range }

  /// Whether nothing was written: `key:` alone.
  func isEmpty(_ index: Tree.Index) -> Bool {
    let node = node(index)
    return node.kind == .scalar && node.text.start == node.text.end
  }

  /// The items of a list, the values of a mapping's one key, and so on: the children as they stand.
  func children(_ index: Tree.Index) -> Children {
    Children(tree: tree, upcoming: node(index).firstChild)
  }

  struct Children: Sequence, IteratorProtocol {
    let tree: Tree
    var upcoming: Tree.Index

    mutating func next() -> Tree.Index? {
      guard upcoming >= 0 else { return nil }
      defer { upcoming = tree.nodes[Int(upcoming)].next }
      return upcoming
    }
  }

  // MARK: - Collections

  /// Reads each field of a mapping by the words of a table; unknown keys are errors.
  mutating func fields<Key>(
    of index: Tree.Index,
    _ table: WordTable<Key>,
    in what: @autoclosure () -> String,
    _ body: (inout Decoder, Key, _ key: Tree.Index, _ value: Tree.Index) -> Void
  ) {
    guard isMapping(index, what()) else { return }
    var key = node(index).firstChild
    while key >= 0 {
      let value = node(key).next
      if let word = find(key, in: table) {
        body(&self, word, key, value)
      } else {
        let name = string(key)
        diagnostics.add(
          .unknownKey,
          at: range(key),
          "unknown key '\(name)' in \(what())",
          help: Self.invisible(in: name) ?? Self.actor(of: name)
            ?? Self.missingBlank(in: name, table.words)
            ?? Suggestion.help(
              for: name,
              in: table.words
            ).ifEmpty("possible here: \(table.words.joined(separator: ", "))")
        )
      }
      key = node(value).next
    }
  }

  /// Whether the node is a mapping; an error if it is not.
  mutating func isMapping(_ index: Tree.Index, _ what: @autoclosure () -> String) -> Bool {
    if node(index).kind == .mapping { return true }
    wrongType(index, "\(what()) is a mapping of keys and values")
    return false
  }

  /// The items of a list that is not empty; an error if it is none.
  mutating func items(_ index: Tree.Index, _ what: @autoclosure () -> String) -> Children? {
    guard node(index).kind == .list else {
      wrongList(index, what())
      return nil
    }
    guard node(index).firstChild >= 0 else {
      diagnostics.add(
        .emptyValue,
        at: range(index),
        "an empty list says nothing",
        help: "leave the key out"
      )
      return nil
    }
    return children(index)
  }

  private mutating func wrongList(_ index: Tree.Index, _ what: String) {
    if isEmpty(index) {
      diagnostics.add(.emptyValue, at: range(index), "a value is missing here: \(what)")
    } else if node(index).kind == .mapping {
      let name = string(node(index).firstChild)
      let isStuck = name.count > 1 && name.hasPrefix("-")
      wrongType(
        isStuck ? node(index).firstChild : index,
        "\(what) is wanted here, not a mapping",
        help: isStuck
          ? "a space is missing: '- \(name.dropFirst()): ..'" : "begin each of its items with '- '"
      )
    } else if string(index).contains("\n") {
      wrongType(index, "\(what) is wanted here, not a text", help: "take '|' or '>' away")
    } else {
      wrongType(
        index,
        "\(what) is wanted here",
        help: "write [\(string(index).trimmingBracket.trimmingLastColon)]"
      )
    }
  }

  // MARK: - Scalars

  /// Whether the node is a scalar that is not empty; an error if it is none.
  mutating func isScalar(_ index: Tree.Index, _ what: @autoclosure () -> String) -> Bool {
    let node = node(index)
    switch node.kind {
    case .scalar, .quoted:
      if node.text.start < node.text.end { return true }
      diagnostics.add(.emptyValue, at: node.range, "a value is missing here: \(what())")
    case .list, .mapping:
      wrongType(index, "\(what()) is wanted here, not a \(node.kind.name)")
    }
    return false
  }

  /// A text that is not empty.
  mutating func text(_ index: Tree.Index, _ what: @autoclosure () -> String) -> String? {
    isScalar(index, what()) ? string(index) : nil
  }

  /// A word of a table.
  mutating func word<Value>(
    _ index: Tree.Index,
    _ table: WordTable<Value>,
    _ what: @autoclosure () -> String,
    unknown id: DiagnosticID = .unknownWord
  ) -> Value? {
    guard isScalar(index, "a \(what())") else { return nil }
    if let value = find(index, in: table) { return value }
    unknown(id, index, what(), table.words)
    return nil
  }

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
  private static func actor(of name: String) -> String? {
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
  private static func missingComma(in name: String, _ words: [String]) -> String? {
    let parts = name.split(separator: " ")
    guard parts.count > 1,
      parts.allSatisfy({ part in
        words.contains { $0 == part || $0.dropLast() == part && $0.hasSuffix(":") }
      })
    else { return nil }
    return "a comma is missing: '\(parts.joined(separator: ", "))'"
  }

  /// `true` or `false`, and nothing else.
  mutating func flag(_ index: Tree.Index, _ what: @autoclosure () -> String) -> Bool? {
    guard let text = text(index, what()) else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default:
      wrongType(index, "'\(text)' is no flag", help: "write true or false")
      return nil
    }
  }

  /// A whole number and its unit.
  mutating func duration(
    _ index: Tree.Index,
    _ what: @autoclosure () -> String
  ) -> VirtualTime? {
    guard let written = text(index, what()) else { return nil }
    if let time = DurationText.parse(written) { return time }
    wrongType(index, "'\(written)' is no duration", help: DurationText.advice(for: written))
    return nil
  }

  /// A whole number within bounds.
  mutating func count(
    _ index: Tree.Index,
    _ bounds: ClosedRange<Int>,
    _ what: @autoclosure () -> String
  ) -> Int? {
    guard let written = text(index, what()) else { return nil }
    if let count = Int(written), bounds.contains(count), written.utf8.allSatisfy({ $0 >= 0x30 }) {
      return count
    }
    wrongType(
      index,
      "'\(written)' is no number from \(bounds.lowerBound) to \(bounds.upperBound)"
    )
    return nil
  }

  /// Reports a value of the wrong type.
  mutating func wrongType(_ index: Tree.Index, _ message: String, help: String = "") {
    diagnostics.add(.wrongType, at: range(index), message, help: help)
  }
}

extension Tree.Node.Kind {
  /// The kind as a diagnostic calls it.
  var name: String {
    switch self {
    case .scalar, .quoted: "text"
    case .list: "list"
    case .mapping: "mapping"
    }
  }
}

extension String {
  /// A block of text as one line: a name or a reason is printed in one.
  var inOneLine: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    return split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  /// The text without a bracket at its end that nothing opens.
  var trimmingBracket: String {
    guard let last, last == "]" && !contains("[") || last == "}" && !contains("{") else {
      return self
    }
    return String(dropLast()).trimmingBlanks
  }

  private var trimmingBlanks: String {
    String(Substring(self).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  func ifEmpty(_ other: @autoclosure () -> String) -> String { isEmpty ? other() : self }
}
