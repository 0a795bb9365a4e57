/// Takes out of a file what a target does not compile.
struct ConditionalCompilation {
  /// A region from `#if` to `#endif`.
  private struct Region {
    /// Whether what is around it is compiled, or may be.
    let isActive: Bool
    /// The condition around it.
    let outer: UInt16
    /// Whether one of its branches was certainly compiled.
    var isDecided = false
    /// The conditions of its earlier branches that are not known.
    var unknown: [String] = []
  }

  private let tokens: TokenList
  private let settings: CompilationSettings
  private var regions: [Region] = []
  private var isActive = true
  private var condition: UInt16 = 0
  private var kept: [Token] = []
  private var texts = [""]

  /// How many regions around a place its condition tells; and how many conditions a file can have.
  private static let limits = (depth: 8, texts: 10_000)

  private init(_ tokens: TokenList, _ settings: CompilationSettings) {
    self.tokens = tokens
    self.settings = settings
    kept.reserveCapacity(tokens.count)
  }

  /// Returns what may be compiled, and the conditions that tokens name by number: that of number 0 is empty.
  static func apply(
    _ settings: CompilationSettings,
    to tokens: TokenList
  ) -> (tokens: TokenList, conditions: [String]) {
    guard tokens.tokens.contains(where: { $0.kind == .directive }) else { return (tokens, [""]) }
    var filter = ConditionalCompilation(tokens, settings)
    filter.run()
    return (TokenList(text: tokens.text, tokens: filter.kept), filter.texts)
  }

  private mutating func run() {
    var index = 0
    while index < tokens.count {
      let token = tokens.tokens[index]
      if token.kind == .directive, token.isFirstInLine,
        let name = directiveName(index)
      {
        var end = index + 1
        while end < tokens.count, !tokens.tokens[end].isFirstInLine { end += 1 }
        directive(name, index + 1..<end)
        index = end
      } else {
        if isActive {
          var token = token
          token.condition = condition
          kept.append(token)
        }
        index += 1
      }
    }
  }

  /// The name of a directive about conditions; nil for others, such as `#selector`.
  private func directiveName(_ index: Int) -> String? {
    let name = tokens.string(index).dropFirst().drop { $0.isWhitespace }
    switch name {
    case "if", "ifdef", "ifndef", "elseif", "elif", "elifdef", "elifndef", "else", "endif":
      return String(name)
    default: return nil
    }
  }

  private mutating func directive(_ name: String, _ line: Range<Int>) {
    switch name {
    case "if", "ifdef", "ifndef":
      regions.append(Region(isActive: isActive, outer: condition))
      branch(name, line)
    case "endif":
      guard let region = regions.popLast() else { return }
      isActive = region.isActive
      condition = region.outer
    default: branch(name, line)
    }
  }

  /// Begins a branch of the innermost region.
  private mutating func branch(_ name: String, _ line: Range<Int>) {
    guard var region = regions.last else { return }
    let truth = truth(name, line)
    isActive = region.isActive && !region.isDecided && truth != .no
    var parts = region.unknown.map { Self.negated($0) }
    if truth == .unknown {
      let text = text(name, line)
      parts.append(text)
      if region.unknown.count < Self.limits.depth { region.unknown.append(text) }
    }
    region.isDecided = region.isDecided || truth == .yes
    regions[regions.count - 1] = region
    condition = isActive ? number(of: parts, within: region.outer) : region.outer
  }

  private func truth(_ name: String, _ line: Range<Int>) -> Truth {
    switch name {
    case "else": .yes
    case "ifdef", "elifdef", "ifndef", "elifndef":
      name.hasSuffix("ndef") ? !isDefined(line) : isDefined(line)
    default: ConditionReader.truth(of: line, in: tokens, settings)
    }
  }

  private func isDefined(_ line: Range<Int>) -> Truth {
    if settings.activeConditions.contains(tokens.string(line.lowerBound)) { return .yes }
    switch tokens.string(line.lowerBound) {
    case "DEBUG", "__cplusplus": return .no
    case let name: return CompilationSettings.number(ofMacro: name) == nil ? .unknown : .yes
    }
  }

  private func text(_ name: String, _ line: Range<Int>) -> String {
    let source = String(tokens.source(line).prefix(200))
    return switch name {
    case "ifdef", "elifdef": "defined(\(source))"
    case "ifndef", "elifndef": "!defined(\(source))"
    default: source
    }
  }

  private static func negated(_ text: String) -> String {
    if text.hasPrefix("!"), !text.contains(" ") { return String(text.dropFirst()) }
    return text.contains(" ") ? "!(\(text))" : "!\(text)"
  }

  /// Returns the number of conditions that all apply.
  private mutating func number(of parts: [String], within outer: UInt16) -> UInt16 {
    guard !parts.isEmpty, regions.count <= Self.limits.depth else { return outer }
    let all = (outer == 0 ? [] : [texts[Int(outer)]]) + parts
    let text = all.map { all.count > 1 && $0.contains("||") ? "(\($0))" : $0 }
      .joined(separator: " && ")
    if let index = texts.suffix(50).lastIndex(of: text) { return UInt16(index) }
    guard texts.count < Self.limits.texts else { return outer }
    texts.append(text)
    return UInt16(texts.count - 1)
  }
}
