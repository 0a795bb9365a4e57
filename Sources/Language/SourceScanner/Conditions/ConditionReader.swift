/// Evaluates the condition of `#if`, in Swift and in C.
struct ConditionReader {
  private let tokens: TokenList
  private let settings: CompilationSettings
  private var index: Int
  private let end: Int
  private var depth = 0

  /// Evaluates tokens of one line; what is not understood is unknown.
  static func truth(
    of range: Range<Int>,
    in tokens: TokenList,
    _ settings: CompilationSettings
  ) -> Truth {
    var reader = ConditionReader(
      tokens: tokens,
      settings: settings,
      index: range.lowerBound,
      end: range.upperBound
    )
    let truth = reader.either()
    return reader.index == reader.end ? truth : .unknown
  }

  private mutating func either() -> Truth {
    var truth = both()
    while skip("||") { truth = truth || both() }
    return truth
  }

  private mutating func both() -> Truth {
    var truth = operand()
    while skip("&&") { truth = truth && operand() }
    return truth
  }

  private mutating func operand() -> Truth {
    guard depth < 100, index < end else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    if skip("!") { return !operand() }
    if tokens.isSymbol(index, "(") {
      index += 1
      let truth = either()
      return skip(")") ? truth : .unknown
    }
    return word()
  }

  private mutating func word() -> Truth {
    let name = tokens.string(index)
    index += 1
    if tokens.kind(index - 1) == .number { return compared(Int(name)) }
    if name == "defined", tokens.kind(index) == .identifier, index < end {
      index += 1
      return isDefined(tokens.string(index - 1))
    }
    guard index < end, tokens.isSymbol(index, "(") else { return flag(name) }
    let close = min(tokens.closing(index), end)
    let argument = tokens.source(index + 1..<max(close, index + 1))
    index = min(close + 1, end)
    return function(name, argument.filter { !$0.isWhitespace })
  }

  /// A condition without arguments.
  private mutating func flag(_ name: String) -> Truth {
    if name == "true" { return .yes }
    if name == "false" { return .no }
    if settings.activeConditions.contains(name) { return compared(1) }
    return compared(CompilationSettings.number(ofMacro: name))
  }

  private func isDefined(_ name: String) -> Truth {
    if settings.activeConditions.contains(name) { return .yes }
    return switch name {
    // What the headers define has a value, which may be 0.
    case "DEBUG", "__cplusplus", "__x86_64__": .no
    default: CompilationSettings.number(ofMacro: name) == nil ? .unknown : .yes
    }
  }

  /// A number, or its comparison with another one.
  private mutating func compared(_ left: Int?) -> Truth {
    var symbol = ""
    while index < end, tokens.kind(index) == .symbol, "<>=!".utf8.contains(tokens.byte(index)) {
      symbol += tokens.string(index)
      index += 1
    }
    guard !symbol.isEmpty else { return left.map { Truth($0 != 0) } ?? .unknown }
    guard index < end else { return .unknown }
    let word = tokens.string(index)
    index += 1
    guard let left, let right = Int(word) ?? CompilationSettings.number(ofMacro: word) else {
      return .unknown
    }
    return switch symbol {
    case "<": Truth(left < right)
    case ">": Truth(left > right)
    case "<=": Truth(left <= right)
    case ">=": Truth(left >= right)
    case "==": Truth(left == right)
    case "!=": Truth(left != right)
    default: .unknown
    }
  }

  private func function(_ name: String, _ argument: String) -> Truth {
    switch name {
    case "os": Truth(argument == "iOS")
    case "arch": Truth(argument == "arm64")
    case "targetEnvironment": .no
    case "canImport":
      CompilationSettings.canImport(String(argument.prefix { $0 != "." && $0 != "," }))
    case "swift", "compiler": version(argument)
    case "_runtime": Truth(argument == "_ObjC")
    case "_endian": Truth(argument == "little")
    case "_pointerBitWidth": Truth(argument == "_64")
    case "defined": isDefined(argument)
    default: .unknown
    }
  }

  /// Compares the compiler's version: `>=5.9`.
  private func version(_ argument: String) -> Truth {
    let digits = argument.drop { !$0.isNumber }
    let numbers = digits.split(separator: ".").map { Int($0) }
    guard let version = numbers as? [Int], !version.isEmpty else { return .unknown }
    let isLess = CompilationSettings.compilerVersion.lexicographicallyPrecedes(version)
    if argument.hasPrefix(">=") { return Truth(!isLess) }
    return argument.hasPrefix("<") ? Truth(isLess) : .unknown
  }

  private mutating func skip(_ symbol: StaticString) -> Bool {
    guard index < end, tokens.isSymbol(index, symbol) else { return false }
    index += 1
    return true
  }
}
