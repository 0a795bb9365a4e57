/// Finds out which classes and methods code changes at run time.
struct RuntimeChangeReader {
  private let file: ParsedFile
  private var tokens: TokenList { file.tokens }

  /// How far constants are followed, how many tokens are looked at for one and in a call, how many calls in a file, and how many
  /// methods that are looked up around a change.
  private static let limits = (depth: 3, tokens: 5_000, call: 200, calls: 1_000, lookups: 100)
  /// The functions of the runtime: arguments of `class_…` tell the class and the method; of others, the methods that are looked
  /// up around them tell these.
  static let functions: Set<String> = [
    "class_addMethod", "class_replaceMethod", "method_exchangeImplementations",
    "method_setImplementation",
  ]

  init(_ file: ParsedFile) { self.file = file }

  /// Returns the change that a function of the runtime makes, whose name is at an index; nil for other names.
  func change(at index: Int) -> RawRuntimeChange? {
    let name = tokens.string(index)
    guard Self.functions.contains(name), tokens.isSymbol(index + 1, "("),
      !tokens.isWord(index - 1, "func")
    else { return nil }
    let code = code(around: index)
    let lookups =
      name.hasPrefix("class_")
      ? [index]
      : Array(
        code.lazy.filter {
          ["class_getInstanceMethod", "class_getClassMethod"].contains(tokens.string($0))
            && tokens.isSymbol($0 + 1, "(")
        }
        .prefix(Self.limits.lookups)
      )
    var change = RawRuntimeChange(
      function: name,
      classes: lookups.isEmpty ? nil : [],
      concernsDelegates: lookups.isEmpty ? nil : false,
      helper: helper(around: index, code)
    )
    // UIKit calls no methods of classes.
    for lookup in lookups where !tokens.isWord(lookup, "class_getClassMethod") {
      let end = min(tokens.closing(lookup + 1), lookup + 2 + Self.limits.call)
      let arguments = tokens.parts(lookup + 2..<max(end, lookup + 2))
      guard arguments.count > 1 else { continue }
      let classes = classes(in: arguments[0], code, depth: 0)
      change.classes = change.classes.flatMap { known in classes.map(known.union) }
      let concerns = concernsDelegates(arguments[1], code, depth: 0)
      change.concernsDelegates =
        change.concernsDelegates == true || concerns == true
        ? true : concerns == nil ? nil : change.concernsDelegates
    }
    return change
  }

  /// Returns the changes that calls of functions make which leave it to their callers what is changed.
  func calls(
    of helpers: Set<RuntimeChangeHelper>
  ) -> [(helper: RuntimeChangeHelper, change: RawRuntimeChange, token: Int)] {
    let names = Set(helpers.map(\.baseName))
    let reader = CallReader(tokens, file.language)
    let ordered = helpers.sorted { ($0.name, $0.labels.count) < ($1.name, $1.labels.count) }
    let calls = (0..<tokens.count).lazy.flatMap {
      index -> [(RuntimeChangeHelper, RawRuntimeChange, Int)] in
      let isMessage = file.language == .objectiveC && tokens.isSymbol(index, "[")
      guard isMessage || tokens.kind(index) == .identifier && names.contains(tokens.string(index)),
        isMessage || !isDeclaration(index), let call = reader.call(at: index)
      else { return [] }
      let meant = ordered.filter { $0.isMeant(by: call) }
      guard !meant.isEmpty else { return [] }
      let end = min(tokens.closing(isMessage ? index : index + 1), index + Self.limits.call)
      let arguments = index + 1..<max(end, index + 1)
      let code = code(around: index)
      let receiver = classOfReceiver(call, at: index)
      let change = RawRuntimeChange(
        function: call.baseName,
        classes: classes(in: arguments, code, depth: 0) ?? receiver.map { [$0] },
        concernsDelegates: concernsDelegates(arguments, code, depth: 0)
      )
      return meant.map { ($0, change, index) }
    }
    return Array(calls.prefix(Self.limits.calls))
  }

  // MARK: - Code around

  /// The tokens of the function around an index, or of the outermost braces in the type around it.
  private func code(around index: Int) -> Range<Int> {
    if let function = file.function(around: index) { return file.functions[function].body }
    let top = file.type(around: index).map { file.types[$0].body.lowerBound } ?? 0
    var outermost = max(index - 100, 0)..<min(index + 100, tokens.count)
    var position = index - 1
    var steps = 0
    while position >= top, steps < Self.limits.tokens {
      if tokens.kind(position) == .close, let open = tokens.opening(position) {
        position = open
      } else if tokens.isSymbol(position, "{"), tokens.closing(position) > index {
        outermost = position + 1..<max(tokens.closing(position), position + 1)
      }
      position -= 1
      steps += 1
    }
    return outermost
  }

  /// The function around an index; the name of a function of C precedes its parentheses.
  private func helper(around index: Int, _ code: Range<Int>) -> RuntimeChangeHelper? {
    if let function = file.function(around: index).map({ file.functions[$0] }) {
      let isCalled = function.kind == .function || function.kind == .message
      guard isCalled, !["load", "initialize"].contains(function.name) else { return nil }
      let labels = function.kind == .function ? function.parameters.map(\.label) : []
      return RuntimeChangeHelper(name: function.name, labels: labels)
    }
    let close = code.lowerBound - 2
    guard tokens.kind(close) == .close, let open = tokens.opening(close), close > open + 1,
      tokens.kind(open - 1) == .identifier
    else { return nil }
    return RuntimeChangeHelper(name: tokens.string(open - 1))
  }

  private func classOfReceiver(_ call: FunctionCall, at index: Int) -> String? {
    guard let receiver = call.receiver, !["self", "Self", "super"].contains(receiver) else {
      return call.receiver == nil && file.language == .objectiveC && !tokens.isSymbol(index, "[")
        ? nil : file.enclosingType(of: index)
    }
    let name = receiver.split(separator: ".").last.map(String.init) ?? receiver
    return name.first?.isUppercase == true && name.allSatisfy(\.isLetter) ? name : nil
  }

  // MARK: - Classes

  /// The classes that an expression names; nil if it does not tell them.
  private func classes(in range: Range<Int>, _ code: Range<Int>, depth: Int) -> Set<String>? {
    var names: Set<String> = []
    for index in range {
      let isClass =
        tokens.isSymbol(index + 1, ".")
        && (tokens.isWord(index + 2, "self") || tokens.isWord(index + 2, "class"))
        || tokens.isSymbol(index - 1, "[") && tokens.isWord(index + 1, "class")
      let word = tokens.string(index)
      if tokens.kind(index) == .identifier, isClass, word.first?.isUppercase == true, word != "Self"
      {
        names.insert(word)
      } else if tokens.isWord(index, "NSClassFromString") || tokens.isWord(index, "objc_getClass") {
        let name = index + (tokens.isSymbol(index + 2, "@") ? 3 : 2)
        guard let text = tokens.literal(name) else { return nil }
        names.insert(text.split(separator: ".").last.map(String.init) ?? text)
      }
    }
    guard names.isEmpty else { return names }
    if range.contains(where: { isOwnClass($0, range) }) {
      return file.enclosingType(of: range.lowerBound).map { [$0] }
    }
    guard let value = constant(range, code, depth) else { return nil }
    return classes(in: value, code, depth: depth + 1)
  }

  /// Whether a word means the class around it: `self`, `Self.self`, `[self class]`, `type(of: self)`.
  private func isOwnClass(_ index: Int, _ range: Range<Int>) -> Bool {
    guard tokens.isWord(index, "self") || tokens.isWord(index, "Self") else { return false }
    return range.count == 1 || tokens.isWord(index, "Self") || tokens.isWord(index + 1, "class")
      || tokens.isSymbol(index + 1, ".") && tokens.isWord(index + 2, "class")
      || tokens.isWord(index - 2, "object_getClass")
      || tokens.isSymbol(index - 1, ":") && tokens.isWord(index - 2, "of")
  }

  /// Whether a name is that of a function of C that is declared, and not called.
  private func isDeclaration(_ index: Int) -> Bool {
    file.language == .objectiveC
      && (tokens.kind(index - 1) == .identifier && !tokens.isWord(index - 1, "return")
        && !tokens.isWord(index - 1, "else") || tokens.isSymbol(index - 1, "*"))
  }

  // MARK: - Methods

  /// Whether the names of methods in an expression are among those that UIKit calls; nil without any.
  private func concernsDelegates(
    _ range: Range<Int>,
    _ code: Range<Int>,
    depth: Int
  ) -> Bool? {
    var names: [String] = []
    for index in range {
      if tokens.isWord(index, "#selector"), tokens.isSymbol(index + 1, "(") {
        // `#selector(A.b(_:))`, `#selector(getter: A.b)`
        let end = tokens.closing(index + 1)
        var last = index + 2
        var position = index + 2
        while position < end {
          if tokens.kind(position) == .identifier { last = position }
          position = tokens.next(position)
        }
        names.append(tokens.string(last))
      } else if tokens.isSymbol(index, "@"), tokens.isWord(index + 1, "selector") {
        names.append(tokens.string(index + 3))
      } else if ["Selector", "NSSelectorFromString", "sel_registerName"].contains(
        tokens.string(index)
      ) {
        let text = (index + 2..<index + 5).lazy.compactMap { tokens.literal($0) }.first
        guard let text else { return nil }
        names.append(text)
      }
    }
    if names.isEmpty {
      guard let value = constant(range, code, depth) else { return nil }
      return concernsDelegates(value, code, depth: depth + 1)
    }
    return names.contains {
      KnownMethod.baseNames.contains(String($0.prefix { $0 != ":" && $0 != "(" }))
    }
  }

  // MARK: - Constants

  /// The value of the constant that an expression consists of, or the list whose items it is one of; nil for anything else.
  private func constant(_ range: Range<Int>, _ code: Range<Int>, _ depth: Int) -> Range<Int>? {
    guard range.count <= 2, let index = range.first, tokens.kind(index) == .identifier,
      depth < Self.limits.depth
    else { return nil }
    let name = tokens.string(index)
    let declaration = code.prefix(Self.limits.tokens).last { position in
      position < index && tokens.kind(position) == .identifier && tokens.string(position) == name
        && ["let", "var", "for", "Class", "SEL"].contains(tokens.string(position - 1))
    }
    guard let declaration else { return nil }
    var start = declaration + 1
    while start < declaration + 8, !tokens.isSymbol(start, "="), !tokens.isWord(start, "in") {
      start += 1
    }
    guard tokens.isSymbol(start, "=") || tokens.isWord(start, "in") else { return nil }
    var end = start + 1
    while end < min(start + 100, code.upperBound), !tokens.isSymbol(end, ";"),
      !tokens.isSymbol(end, ","), !tokens.isSymbol(end, "{"), !tokens.isWord(end, "else"),
      end == start + 1 || file.language == .objectiveC || !tokens.beginsLine(end)
    {
      end = tokens.next(end)
    }
    return start + 1..<max(min(end, code.upperBound), start + 1)
  }
}
