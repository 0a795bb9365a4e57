/// Reads what a function of a delegate's class does.
struct FunctionReader {
  private let file: ParsedFile
  private let function: ParsedFunction
  private var tokens: TokenList { file.tokens }

  init(_ file: ParsedFile, _ function: ParsedFunction) {
    self.file = file
    self.function = function
  }

  /// Returns the facts about the function.
  ///
  /// - Parameters:
  ///   - recognized: The method that it is; nil for any other function.
  ///   - type: The class that declares it, if its extension has another name.
  /// - Returns: The facts.
  func facts(_ recognized: MethodRecognition?, of type: String? = nil) -> FunctionFacts {
    var method: KnownMethod?
    var spelling: MethodSpelling?
    if case .known(let known, let form) = recognized {
      method = known
      spelling = form
    }
    return FunctionFacts(
      name: function.fullName,
      baseName: function.baseName,
      declaringType: type ?? function.type,
      method: method,
      spelling: spelling,
      condition: file.condition(function.token),
      availability: availability,
      isOverride: function.isOverride,
      handler: handler(of: method, spelling),
      connectionOptions: .of(function, in: file),
      takesLaunchOptions: function.parameters.contains {
        $0.type.contains("LaunchOptionsKey") || $0.name == "launchOptions"
      },
      calls: CallReader(tokens, file.language).calls(
        in: function.body,
        conditional: ConditionalCode(file, function.body)
      ),
      assigned: assigned,
      mentions: mentions,
      location: file.location(function.token)
    )
  }

  private var availability: Availability? { .of(function.attributes, in: tokens) }

  private func handler(of method: KnownMethod?, _ spelling: MethodSpelling?) -> HandlerUse? {
    guard let method, method.hasCompletionHandler, spelling != .swiftAsync,
      let parameter = function.parameters.last
    else { return nil }
    return HandlerReader.use(of: parameter, in: function, file)
  }

  private var assigned: [String] {
    let names = function.body.filter { index in
      guard tokens.kind(index) == .identifier else { return false }
      let isDeclared = tokens.isWord(index - 1, "let") || tokens.isWord(index - 1, "var")
      let next = index + 1
      return !isDeclared
        && (tokens.isSymbol(next, "=") || tokens.isSymbol(next, "+=")
          || tokens.isSymbol(next, "-="))
    }
    return Set(names.map(tokens.string)).sorted()
  }

  private var mentions: [String] {
    Set(function.body.filter { tokens.kind($0) == .identifier }.map(tokens.string)).sorted()
  }
}
