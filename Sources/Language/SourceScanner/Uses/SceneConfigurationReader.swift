/// Reads which configurations `application(_:configurationForConnecting:options:)` returns.
struct SceneConfigurationReader {
  private let file: ParsedFile
  private let function: ParsedFunction
  private var tokens: TokenList { file.tokens }
  private var found: [(value: RawSceneConfiguration, token: Int)] = []

  /// The variables whose values were read.
  private var variables: Set<String> = []

  /// How far variables are followed, and how many values, and statements that return some, are looked at.
  private static let limits = (depth: 3, values: 100)
  /// Parts of the names of roles of scenes that are not the app's windows.
  private static let otherRoles = [
    "xternalDisplay", "arTemplate", "nstrumentCluster", "mmersive", "ashboard", "ssistive",
  ]

  private init(_ file: ParsedFile, _ function: ParsedFunction) {
    self.file = file
    self.function = function
  }

  /// Whether a function is the method with which UIKit asks for the configuration of a scene.
  static func isAsked(_ function: ParsedFunction) -> Bool {
    switch function.kind {
    case .function: function.fullName == "application(_:configurationForConnecting:options:)"
    case .message: function.name == "application:configurationForConnectingSceneSession:options:"
    case .initializer, .accessor: false
    }
  }

  /// Returns what a function returns for the app's windows, with the places.
  static func configurations(
    of function: ParsedFunction,
    in file: ParsedFile
  ) -> [(value: RawSceneConfiguration, token: Int)] {
    var reader = Self(file, function)
    let tree = BlockTree(file.tokens, function.body, file.language)
    let returns = function.body.lazy.filter { index in
      file.tokens.isWord(index, "return") && tree.body(around: tree.block(of: index)) == 0
    }
    .prefix(Self.limits.values)
    for index in returns where !reader.isForOtherRole(index) {
      reader.read(reader.expression(from: index + 1), depth: 0)
    }
    if returns.isEmpty, !function.body.isEmpty {
      reader.read(reader.expression(from: function.body.lowerBound), depth: 0)
    }
    return returns.isEmpty && function.body.isEmpty
      ? [(.standard, function.token)] : reader.found
  }

  /// Returns for which scenes an assignment in a file sets the class of the delegate.
  static func reach(ofAssignment index: Int, in file: ParsedFile) -> SceneReach {
    guard let function = file.function(around: index).map({ file.functions[$0] }) else {
      return .someScenes
    }
    let reader = Self(file, function)
    if reader.isForOtherRole(index) { return .otherScenes }
    guard isAsked(function) else { return .someScenes }
    let isAfterReturn = (function.body.lowerBound..<index).contains {
      file.tokens.isWord($0, "return")
    }
    let block = BlockTree(file.tokens, function.body, file.language).block(of: index)
    return block == 0 && !isAfterReturn ? .allScenes : .someScenes
  }

  // MARK: - Values

  private mutating func read(_ range: Range<Int>, depth: Int) {
    guard let start = range.first, !tokens.isWord(start, "super") else { return }
    let source = String(tokens.source(range).prefix(200))
    if let value = created(range, source) {
      found.append((value, start))
    } else if range.count == 1, tokens.kind(start) == .identifier {
      readVariable(start, depth)
    } else if isConfigurationOfParameter(range) {
      found.append((.standard, start))
    } else {
      let name = range.last { index in
        // The name of the call, or of the property, at the end.
        tokens.kind(index) == .identifier
          && (index + 1 == range.upperBound
            || tokens.kind(index + 1) == .open && tokens.next(index + 1) == range.upperBound)
      }
      let message = file.language == .objectiveC && tokens.isSymbol(start, "[")
      if let name {
        found.append((.helper(tokens.string(name), source), start))
      } else if message, let call = CallReader(tokens, file.language).call(at: start) {
        found.append((.helper(call.baseName, source), start))
      } else {
        found.append((.computed(source), start))
      }
    }
  }

  /// The values of a variable of the function; of any other one, its name.
  private mutating func readVariable(_ index: Int, _ depth: Int) {
    let name = tokens.string(index)
    guard variables.insert(name).inserted else { return }
    let values = values(of: name)
    guard !values.isEmpty, depth < Self.limits.depth else {
      found.append((.helper(name, name), index))
      return
    }
    for value in values { read(value, depth: depth + 1) }
  }

  /// The first values that are assigned to a variable of the function.
  private func values(of name: String) -> [Range<Int>] {
    let values = function.body.lazy.compactMap { position -> Range<Int>? in
      guard tokens.kind(position) == .identifier, tokens.string(position) == name,
        !tokens.isSymbol(position - 1, ".")
      else { return nil }
      var equals = position + 1
      if tokens.isSymbol(equals, ":") { equals += 2 }
      guard tokens.isSymbol(equals, "="), !isForOtherRole(position) else { return nil }
      return expression(from: equals + 1)
    }
    .prefix(Self.limits.values)
    return Array(values)
  }

  /// The configuration that an initializer creates: `UISceneConfiguration(name: "A", sessionRole: role)`.
  private func created(_ range: Range<Int>, _ source: String) -> RawSceneConfiguration? {
    let isCreated =
      range.contains { tokens.isWord($0, "UISceneConfiguration") }
      || tokens.isSymbol(range.lowerBound, ".") && tokens.isWord(range.lowerBound + 1, "init")
    guard isCreated else { return nil }
    let label = range.first { index in
      tokens.isSymbol(index + 1, ":")
        && ["name", "initWithName", "configurationWithName"].contains(tokens.string(index))
    }
    guard let label else { return .standard }
    let value = tokens.isSymbol(label + 2, "@") ? label + 3 : label + 2
    if let name = tokens.literal(value), isEnd(value + 1) { return .named(name) }
    if tokens.isWord(value, "nil"), isEnd(value + 1) { return .standard }
    return tokens.source(range).contains(".configuration.name") ? .standard : .computed(source)
  }

  /// Whether an argument ends at an index: in Objective-C the next label follows.
  private func isEnd(_ index: Int) -> Bool {
    tokens.isSymbol(index, ",") || tokens.kind(index) == .close
      || file.language == .objectiveC && tokens.kind(index) == .identifier
  }

  /// Whether an expression is the configuration of the session, `session.configuration`.
  private func isConfigurationOfParameter(_ range: Range<Int>) -> Bool {
    range.count == 3 && tokens.isWord(range.lowerBound + 2, "configuration")
      && function.parameters.contains { $0.name == tokens.string(range.lowerBound) }
  }

  private func expression(from start: Int) -> Range<Int> {
    var end = start
    while end < function.body.upperBound, !tokens.isSymbol(end, ";"), tokens.kind(end) != .close,
      end == start || file.language == .objectiveC || !tokens.beginsLine(end)
    {
      end = tokens.next(end)
    }
    return start..<max(min(end, function.body.upperBound), start)
  }

  // MARK: - Roles

  /// Whether code is only executed for scenes of another role than that of the app's windows.
  private func isForOtherRole(_ index: Int) -> Bool {
    var position = index - 1
    var isInCase = false
    while position >= function.body.lowerBound {
      if tokens.kind(position) == .close, let open = tokens.opening(position) {
        position = open
      } else if tokens.isSymbol(position, "{") {
        isInCase = false
        if namesOtherRole(before: position) { return true }
      } else if !isInCase, tokens.isWord(position, "case") || tokens.isWord(position, "default") {
        isInCase = true
        let end = min(position + 30, index)
        if (position..<end).prefix(while: { !tokens.isSymbol($0, ":") }).contains(
          where: isOtherRole
        ) {
          return true
        }
      }
      position -= 1
    }
    return false
  }

  /// Whether the condition before a brace compares with another role.
  private func namesOtherRole(before brace: Int) -> Bool {
    let header = (max(brace - 60, function.body.lowerBound)..<brace).reversed().prefix { index in
      !tokens.isSymbol(index, "{") && !tokens.isSymbol(index, "}") && !tokens.isSymbol(index, ";")
    }
    let condition = header.prefix { index in
      !tokens.isWord(index + 1, "if") && !tokens.isWord(index + 1, "guard")
    }
    return condition.contains(where: isOtherRole)
      && !condition.contains { tokens.isSymbol($0, "!=") || tokens.isWord($0, "guard") }
  }

  private func isOtherRole(_ index: Int) -> Bool {
    guard tokens.kind(index) == .identifier else { return false }
    let name = tokens.string(index)
    return Self.otherRoles.contains { name.contains($0) }
  }
}
