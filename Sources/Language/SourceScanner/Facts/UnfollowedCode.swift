/// Code of which it is not known when it runs: what is outside of functions, initializers, accessors, and functions that add
/// observers of notifications which are not known.
struct UnfollowedCode {
  /// The names in code that is no function's, and no known observer's.
  private(set) var names: Set<String> = []
  /// The names in functions that add observers of notifications which are not known.
  private(set) var observerNames: Set<String> = []

  /// Adds the code of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - uses: What was found in it, with its known observers.
  mutating func add(_ file: ParsedFile, _ uses: [RawUse]) {
    let watched = uses.filter(\.kind.isWatching).map { file.codeAfter($0.token) }
    var next = 0
    for function in file.functions {
      add(max(next, 0)..<max(function.token, next), of: file, without: watched)
      next = max(next, function.body.upperBound)
      switch function.kind {
      case .initializer, .accessor: add(function.body, of: file, without: watched)
      case .function, .message:
        if Self.hasUnknownObserver(function.body, in: file, uses) {
          observerNames.formUnion(Self.names(in: function.body, of: file))
        }
      }
    }
    add(min(next, file.tokens.count)..<file.tokens.count, of: file, without: watched)
  }

  private mutating func add(
    _ range: Range<Int>,
    of file: ParsedFile,
    without watched: [Range<Int>]
  ) {
    names.formUnion(
      Self.names(in: range, of: file) { index in !watched.contains { $0.contains(index) } }
    )
  }

  private static func names(
    in range: Range<Int>,
    of file: ParsedFile,
    where isMeant: (Int) -> Bool = { _ in true }
  ) -> [String] {
    range.filter { index in
      file.tokens.kind(index) == .identifier && !file.tokens.isWord(index - 1, "func")
        && isMeant(index)
    }
    .map(file.tokens.string)
  }

  /// Whether a function adds an observer of a notification that is not known.
  static func hasUnknownObserver(_ body: Range<Int>, in file: ParsedFile, _ uses: [RawUse]) -> Bool
  {
    let tokens = file.tokens
    let known = uses.filter { body.contains($0.token) && $0.kind.isWatching }.map(\.token)
    return body.contains { index in
      guard tokens.kind(index) == .identifier else { return false }
      // RxSwift
      if tokens.isWord(index, "rx"), tokens.isSymbol(index + 1, ".") { return true }
      guard let labels = adders.first(where: { tokens.isWord(index, $0.name) })?.labels else {
        return false
      }
      let call = index..<max(tokens.closing(index + 1), index + 1)
      guard !known.contains(where: call.contains) else { return false }
      // Objective-C has the labels outside of parentheses.
      if file.language == .objectiveC { return !tokens.isWord(index + 1, "forKeyPath") }
      return tokens.isSymbol(index + 1, "(")
        && (labels.isEmpty
          || tokens.kind(index + 2) == .identifier && labels.contains(tokens.string(index + 2)))
        && !call.contains { tokens.isWord($0, "forKeyPath") || tokens.isSymbol($0, "\\") }
    }
  }

  /// The functions that add observers, with the first words behind the parenthesis; any, if there are none.
  private static let adders: [(name: StaticString, labels: [String])] = [
    ("addObserver", []), ("publisher", ["for"]), ("notifications", ["named"]), ("notification", []),
  ]
}

extension RawUse.Kind {
  /// Whether code at its place is called because of an event.
  var isWatching: Bool {
    switch self {
    case .observer, .viewEvent: true
    default: false
    }
  }
}
