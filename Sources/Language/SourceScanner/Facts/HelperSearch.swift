/// Finds the functions that delegates, observers and views can reach, by the names that they mention.
///
/// A call means the functions of the types that its receiver names. If there is none, it can mean all with its name: more
/// functions are found than are called, and none is missed.
struct HelperSearch {
  private let declared: DeclaredFunctions
  /// The files that are parsed, in the order in which they were added.
  private var parsed: [ParsedFile] = []
  /// Their functions by their name, and by the path of the file.
  private var functions: [String: [String: [TypeIndex.Member]]] = [:]
  /// Whether a file is parsed, or cannot be, by its number.
  private var isParsed: [Bool]
  private var reached: [TypeIndex.Member] = []
  private var known: Set<Declaration> = []
  /// The types whose functions are all reached.
  private var delegates: Set<String> = []
  private var targets: Set<CallTarget> = []
  /// The calls that are not followed yet.
  private var waiting: [CallTarget] = []

  /// Where a function is declared.
  private struct Declaration: Hashable {
    let path: String
    let token: Int
  }

  /// Begins a search in files.
  init(_ declared: DeclaredFunctions) {
    self.declared = declared
    isParsed = Array(repeating: false, count: declared.paths.count)
  }

  /// Says which types are delegates, whose functions are all reached: those that are parsed, and those that will be.
  mutating func follow(_ types: Set<String>) {
    delegates = types
    for file in parsed {
      for function in file.functions where types.contains(function.type) {
        follow(TypeIndex.Member(file: file, function: function))
      }
    }
  }

  /// Adds files that are parsed.
  ///
  /// - Parameters:
  ///   - files: Files that were not added before.
  ///   - uses: Where observers are added, and views handle events, by the path of the file.
  mutating func add(_ files: [ParsedFile], uses: [String: [RawUse]]) {
    parsed += files
    for file in files {
      let path = file.tokens.text.path
      skip([path])
      for function in file.functions {
        let member = TypeIndex.Member(file: file, function: function)
        functions[function.baseName, default: [:]][path, default: []].append(member)
        if delegates.contains(function.type) { follow(member) }
      }
      for function in file.functions
      where UnfollowedCode.hasUnknownObserver(function.body, in: file, uses[path] ?? []) {
        wait(for: Self.targets(in: function.body, of: file, function.type))
      }
      for use in uses[path] ?? [] where use.kind.isWatching {
        let type = file.enclosingType(of: use.token) ?? ""
        wait(for: Self.targets(in: file.codeAfter(use.token), of: file, type))
        if case .observer(_, let method?) = use.kind {
          wait(for: [CallTarget(String(method.prefix { $0 != "(" && $0 != ":" }), in: type)])
        }
      }
    }
  }

  /// Follows the calls as far as the files that are parsed allow it.
  ///
  /// - Returns: The paths of the files to parse next, in alphabetical order; empty at the end.
  mutating func followCalls() -> [String] {
    var missing: Set<Int> = []
    var postponed: [CallTarget] = []
    while let target = waiting.popLast() {
      let found = declared.files(with: target)
      let unparsed = found.likely.filter { !isParsed[$0] }
      guard unparsed.isEmpty else {
        missing.formUnion(unparsed)
        postponed.append(target)
        continue
      }
      let candidates = (functions[target.name] ?? [:]).values.joined()
      let likely = candidates.filter { target.isLikely(in: $0.function.type.simpleTypeName) }
      guard likely.isEmpty else {
        for member in likely { reach(member) }
        continue
      }
      let others = found.all.filter { !isParsed[$0] }
      if others.isEmpty {
        for member in candidates { reach(member) }
      } else {
        missing.formUnion(others)
        postponed.append(target)
      }
    }
    waiting = postponed
    return missing.map { declared.paths[$0] }.sorted()
  }

  /// Says that files will not be parsed.
  mutating func skip(_ paths: [String]) {
    for number in paths.compactMap(declared.number) { isParsed[number] = true }
  }

  /// The functions that are reached, without those of delegates, in the order of their places.
  var members: [TypeIndex.Member] {
    reached.filter { !delegates.contains($0.function.type) }.sorted {
      $0.file.location($0.function.token) < $1.file.location($1.function.token)
    }
  }

  private mutating func reach(_ member: TypeIndex.Member) {
    if follow(member) { reached.append(member) }
  }

  /// Adds the calls of a function, unless that was done before.
  @discardableResult
  private mutating func follow(_ member: TypeIndex.Member) -> Bool {
    let function = member.function
    let declaration = Declaration(path: member.file.tokens.text.path, token: function.token)
    guard known.insert(declaration).inserted else { return false }
    wait(for: Self.targets(in: function.body, of: member.file, function.type))
    return true
  }

  private mutating func wait(for calls: [CallTarget]) {
    waiting += calls.filter { targets.insert($0).inserted }
  }

  /// What is called, the functions that are given away, `#selector(save)`, and the properties that are set, `flow.isOn =`.
  private static func targets(
    in body: Range<Int>,
    of file: ParsedFile,
    _ caller: String
  ) -> [CallTarget] {
    let tokens = file.tokens
    let calls = CallReader(tokens, file.language).calls(in: body).filter { $0.receiver != "super" }
    let selectors = body.filter { index in
      tokens.kind(index) == .identifier && tokens.isSymbol(index - 1, "(")
        && (tokens.isWord(index - 2, "#selector") || tokens.isWord(index - 2, "selector"))
    }
    let properties = body.filter { index in
      tokens.kind(index) == .identifier && tokens.isSymbol(index - 1, ".")
        && tokens.isSymbol(index + 1, "=")
    }
    return calls.map { call in
      CallTarget(call.baseName, on: call.receiver, in: caller)
    } + (selectors + properties).map { CallTarget(tokens.string($0), in: caller) }
  }
}
