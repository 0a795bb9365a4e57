@_spi(Package) import LifecycleCore

/// Finds what a file's code does about the life cycle: registrations, observers, views' modifiers, calls of delegates.
struct UseReader {
  let file: ParsedFile
  let calls: CallReader
  var uses: [RawUse] = []
  var tokens: TokenList { file.tokens }

  private init(_ file: ParsedFile) {
    self.file = file
    calls = CallReader(file.tokens, file.language)
  }

  /// How many tokens were looked at beside those in their order.
  private var effort = 0
  /// The classes that the whole file names, once they were looked for.
  private var namesInFile: [String]?
  /// How many calls change classes at run time.
  var runtimeChanges = 0
  /// How many they may be, and how many uses a file may have.
  private static let limits = (effort: 2_000_000, uses: 10_000)

  /// Returns what a file's code does.
  static func uses(in file: ParsedFile) -> (uses: [RawUse], problem: SourceProblem?) {
    var reader = UseReader(file)
    for index in 0..<file.tokens.count {
      guard reader.effort < limits.effort, reader.uses.count < limits.uses else {
        let offset = Int(file.tokens.tokens[index].start)
        let problem = SourceProblem(
          offset: offset,
          message: "there is too much to follow from here"
        )
        return (reader.uses, problem)
      }
      switch file.tokens.kind(index) {
      case .identifier: reader.word(index)
      case .directive: reader.selector(index)
      case .open where file.language == .objectiveC: reader.message(index)
      default: break
      }
    }
    for function in file.functions where SceneConfigurationReader.isAsked(function) {
      for (value, token) in SceneConfigurationReader.configurations(of: function, in: file) {
        reader.add(.sceneConfiguration(value), at: token)
      }
    }
    return (reader.uses, nil)
  }

  /// Notes that a range was looked at.
  mutating func spend(_ range: Range<Int>) { effort += range.count }

  /// Reads an expression in a file.
  mutating func expression(_ range: Range<Int>) -> TextExpression {
    if let function = file.function(around: range.lowerBound) {
      spend(file.functions[function].body)
    }
    return TextExpression(range, in: file)
  }

  mutating func add(_ kind: RawUse.Kind, at index: Int) {
    uses.append(RawUse(kind: kind, token: index))
  }

  private mutating func word(_ index: Int) {
    switch tokens.byte(index) {
    case UInt8(ascii: "r"): registration(index)
    case UInt8(ascii: "d"): delegateAssignment(index)
    case UInt8(ascii: "o"): modifier(index)
    case UInt8(ascii: "b"):
      backgroundTaskModifier(index)
      identifier(index)
    case UInt8(ascii: "B"): identifier(index)
    case UInt8(ascii: "U") where tokens.isWord(index, "UIApplicationMain"): entry(index)
    case UInt8(ascii: "E") where tokens.isWord(index, "Environment"): environment(index)
    case UInt8(ascii: "c"), UInt8(ascii: "m"): runtimeChange(index)
    default: break
    }
    notification(index)
    if file.language == .swift { delegateCall(index) }
  }

  private mutating func message(_ index: Int) {
    registrationInObjectiveC(index)
    identifierInObjectiveC(index)
    delegateCallInObjectiveC(index)
    delegateMessage(index)
  }

  /// Returns the range of an argument of a call, from its label's index.
  func argument(after colon: Int) -> Range<Int> {
    var end = colon + 1
    while end < tokens.count, !tokens.isSymbol(end, ","), tokens.kind(end) != .close {
      end = tokens.next(end)
    }
    return colon + 1..<max(end, colon + 1)
  }

  // MARK: - Entry points

  private mutating func entry(_ index: Int) {
    guard tokens.isSymbol(index + 1, "("), !tokens.isSymbol(index - 1, "@") else { return }
    let close = tokens.closing(index + 1)
    // A variable or a function may choose the class: then any class that the file names can be it.
    let inCall = classNames(in: index + 2..<max(min(close, index + 200), index + 2))
    guard inCall.isEmpty else { return add(.entry(names: inCall), at: index) }
    let names = namesInFile ?? classNames(in: 0..<tokens.count)
    namesInFile = names
    add(.entry(names: names), at: index)
  }

  /// Returns the names before `.self` and `class`, in their order, each once.
  private func classNames(in range: Range<Int>) -> [String] {
    var names: [String] = []
    for index in range where tokens.kind(index) == .identifier {
      let isClass =
        tokens.isSymbol(index + 1, ".") && tokens.isWord(index + 2, "self")
        || tokens.isSymbol(index - 1, "[") && tokens.isWord(index + 1, "class")
      let name = tokens.string(index)
      if isClass, !names.contains(name), names.count < 50 { names.append(name) }
    }
    if names.isEmpty {
      // `NSClassFromString("AppDelegate")`, and names alone, `@"AppDelegate"`.
      for index in range where names.count < 50 {
        if let name = tokens.literal(index), let last = name.split(separator: ".").last,
          last.utf8.allSatisfy(\.continuesIdentifier)
        {
          names.append(String(last))
        }
      }
    }
    return names
  }
}
