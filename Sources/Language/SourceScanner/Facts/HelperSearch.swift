/// Finds the functions that delegates, observers and views can reach, by the names that they mention.
///
/// What a name is called on is not looked at: more functions are found than are called, and none of the files is missed.
struct HelperSearch {
  private var byName: [String: [TypeIndex.Member]] = [:]
  private var reached: [TypeIndex.Member] = []
  private var known: Set<String> = []
  private var missing: Set<String> = []

  /// Adds files, and follows the calls from and to them.
  ///
  /// - Parameters:
  ///   - files: Files that were not added before.
  ///   - delegates: The types whose functions are all reached.
  ///   - uses: Where observers are added, and views handle events, by the path of the file.
  mutating func add(_ files: [ParsedFile], delegates: Set<String>, uses: [String: [RawUse]]) {
    var level: [TypeIndex.Member] = []
    var names: Set<String> = []
    for file in files {
      for function in file.functions {
        let member = TypeIndex.Member(file: file, function: function)
        byName[function.baseName, default: []].append(member)
        // A name that was met before means this one, too.
        if delegates.contains(function.type) {
          level.append(member)
        } else if known.contains(function.baseName) {
          level.append(member)
          reached.append(member)
        }
      }
      for use in uses[file.tokens.text.path] ?? [] where use.kind.isWatching {
        names.formUnion(Self.names(in: file.codeAfter(use.token), of: file))
        if case .observer(_, let method?) = use.kind {
          names.insert(String(method.prefix { $0 != "(" && $0 != ":" }))
        }
      }
    }
    while !level.isEmpty || !names.isEmpty {
      for member in level { names.formUnion(Self.names(in: member.function.body, of: member.file)) }
      let new = names.subtracting(known).sorted()
      known.formUnion(new)
      missing.formUnion(new)
      level = new.flatMap { byName[$0] ?? [] }
      reached += level
      names = []
    }
  }

  /// Returns the names that were met since the last time.
  mutating func takeMissingNames() -> Set<String> {
    defer { missing = [] }
    return missing
  }

  /// Returns the functions that are reached, except those of some types.
  func members(without types: Set<String>) -> [TypeIndex.Member] {
    reached.filter { !types.contains($0.function.type) }
  }

  /// The names that are called, or whose function is given away, `#selector(save)`.
  private static func names(in body: Range<Int>, of file: ParsedFile) -> Set<String> {
    let tokens = file.tokens
    let calls = CallReader(tokens, file.language).calls(in: body).map { call in
      String(call.name.prefix { $0 != ":" })
    }
    let selectors = body.filter { index in
      tokens.kind(index) == .identifier && tokens.isSymbol(index - 1, "(")
        && (tokens.isWord(index - 2, "#selector") || tokens.isWord(index - 2, "selector"))
    }
    return Set(calls.filter { $0.first?.isUppercase == false } + selectors.map(tokens.string))
  }
}

extension RawUse.Kind {
  /// Whether code at its place is called because of an event.
  fileprivate var isWatching: Bool {
    switch self {
    case .observer, .viewEvent: true
    default: false
    }
  }
}

extension ParsedFunction {
  /// The name before the parenthesis, or the first part of a selector.
  var baseName: String { String(name.prefix { $0 != ":" }) }
}
