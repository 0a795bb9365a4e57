/// Finds the functions that delegates, observers and views can reach, by the names that they mention.
///
/// What a name is called on is not looked at: more functions are found than are called, and none of the files is missed.
struct HelperSearch {
  /// The functions that are reached, and are not those of delegates.
  private(set) var helpers: [TypeIndex.Member] = []
  /// The names that they call and that no function has.
  private(set) var missingNames: Set<String> = []

  /// Follows calls.
  ///
  /// - Parameters:
  ///   - files: The files that are known.
  ///   - delegates: The types whose functions are all reached.
  ///   - uses: Where observers are added, and views handle events, by the path of the file.
  init(_ files: [ParsedFile], delegates: Set<String>, uses: [String: [RawUse]]) {
    var byName: [String: [TypeIndex.Member]] = [:]
    var level: [TypeIndex.Member] = []
    var known: Set<String> = []
    var names: Set<String> = []
    for file in files {
      for function in file.functions {
        let member = TypeIndex.Member(file: file, function: function)
        if delegates.contains(function.type) {
          level.append(member)
        } else {
          byName[function.baseName, default: []].append(member)
        }
      }
      for use in uses[file.tokens.text.path] ?? [] {
        guard use.kind.isWatching else { continue }
        names.formUnion(Self.names(in: file.codeAfter(use.token), of: file))
        if case .observer(_, let method?) = use.kind {
          names.insert(String(method.prefix { $0 != "(" && $0 != ":" }))
        }
        if let function = file.function(around: use.token) {
          level.append(TypeIndex.Member(file: file, function: file.functions[function]))
        }
      }
    }
    while !level.isEmpty || !names.isEmpty {
      for member in level { names.formUnion(Self.names(in: member.function.body, of: member.file)) }
      let new = names.subtracting(known).sorted()
      known.formUnion(new)
      level = new.flatMap { byName[$0] ?? [] }
      helpers += level
      missingNames.formUnion(new.filter { byName[$0] == nil })
      names = []
    }
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
