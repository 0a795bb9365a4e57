extension UseReader {
  private static let center = "UNUserNotificationCenter"

  /// Returns whose delegate what stands before a name has: the notification center, the app, or a scene; nil for others.
  mutating func delegateOwner(before index: Int) -> DelegateRole? {
    if file.language == .objectiveC {
      if let open = tokens.opening(index - 2) { return Self.owners[tokens.string(open + 1)] }
      if tokens.isWord(index - 2, "sharedApplication") { return .app }
      return declaredOwner(tokens.string(index - 2))
    }
    guard let receiver = calls.receiver(before: index)?.text else { return nil }
    if let owner = Self.objects.first(where: { receiver.hasSuffix($0.expression) }) {
      return owner.role
    }
    if let type = receiver.typeOfCast { return Self.owners[type] }
    let names = receiver.split(separator: ".").map(String.init)
    guard let name = names.last else { return nil }
    // Foundation's `NotificationCenter` has no delegate.
    let isNamed = name.lowercased().hasSuffix("notificationcenter")
    if isNamed, file.imports.contains("UserNotifications") { return .notificationCenter }
    if names.count == 1, let function = file.function(around: index).map({ file.functions[$0] }) {
      if let parameter = function.parameters.first(where: { $0.name == name }) {
        return Self.owners[MethodRecognition.bareType(parameter.type)]
      }
      if let type = localType(of: name, in: function) {
        return type.isEmpty ? owner(named: name) : Self.owners[type]
      }
    }
    spend(0..<file.properties.count)
    let types = file.properties.filter { $0.name == name }.compactMap(\.declaredType)
    if let role = types.lazy.compactMap(Self.owner(declaredAs:)).first { return role }
    guard types.isEmpty else { return nil }
    return names.contains("connectedScenes") ? .windowScene : owner(named: name)
  }

  /// The classes with a delegate that the system calls.
  private static let owners: [String: DelegateRole] = [
    center: .notificationCenter, "UIApplication": .app, "UIScene": .windowScene,
    "UIWindowScene": .windowScene,
  ]

  private static let objects: [(expression: String, role: DelegateRole)] = [
    ("\(center).current()", .notificationCenter), ("UIApplication.shared", .app),
    ("UIApplication.sharedApplication()", .app),
  ]

  /// Returns the owner that a declared type, or an initializer, makes of a property.
  private static func owner(declaredAs type: String) -> DelegateRole? {
    owners[MethodRecognition.bareType(type)]
      ?? (type.hasPrefix("\(center).") ? .notificationCenter : nil)
  }

  /// The owner that a name usually means if nothing declares its type: a scene of SpriteKit has a delegate, too.
  private func owner(named name: String) -> DelegateRole? {
    switch name.lowercased() {
    case "application": .app
    case "scene":
      file.imports.contains { ["SpriteKit", "SceneKit"].contains($0) } ? nil : .windowScene
    case let name where name.hasSuffix("windowscene"): .windowScene
    default: nil
    }
  }

  /// `[center setDelegate:x]`.
  mutating func delegateMessage(_ index: Int) {
    let name = tokens.next(index + 1)
    guard tokens.isSymbol(index, "["), tokens.isWord(name, "setDelegate"),
      tokens.isSymbol(name + 1, ":")
    else { return }
    let owner =
      tokens.isSymbol(index + 1, "[")
      ? Self.owners[tokens.string(index + 2)]
      : tokens.isWord(name - 1, "sharedApplication") ? .app : declaredOwner(tokens.string(name - 1))
    let value = name + 2..<max(min(tokens.closing(index), tokens.count), name + 2)
    guard let owner else { return }
    addDelegate(of: owner, value, String(tokens.source(value).prefix(200)), at: index)
  }

  /// Adds what code sets as the delegate of the notification center, of the app, or of a scene.
  mutating func addDelegate(
    of owner: DelegateRole,
    _ value: Range<Int>,
    _ source: String,
    at index: Int
  ) {
    if owner != .notificationCenter {
      add(.delegateChange(owner, objectPath(value), source), at: index)
    } else if source != "nil" {
      add(.notificationDelegate(objectPath(value), source), at: index)
    }
  }

  /// The owner as which the file declares a variable or a property, `UNUserNotificationCenter *center`.
  private mutating func declaredOwner(_ name: String) -> DelegateRole? {
    let names = [name, name.hasPrefix("_") ? String(name.dropFirst()) : name]
    spend(0..<tokens.count)
    return (0..<tokens.count).lazy.filter { [tokens] position in
      tokens.isSymbol(position + 1, "*") && names.contains(tokens.string(position + 2))
    }.compactMap { [tokens] in Self.owners[tokens.string($0)] }.first
  }

  /// The path to an object, `["self", "manager"]`, or `["Handler()"]` for a new one.
  ///
  /// A constant of the function is replaced by its value. The path is empty for other expressions, and for parameters.
  mutating func objectPath(_ value: Range<Int>) -> [String] {
    if let type = createdType(value) { return ["\(type)()"] }
    guard let path = names(of: value), let first = path.first else { return [] }
    guard first != "self", let function = file.function(around: value.lowerBound) else {
      return path
    }
    let around = file.functions[function]
    if around.parameters.contains(where: { $0.name == first }) { return [] }
    guard let type = localType(of: first, in: around) else { return path }
    return type.isEmpty ? [] : ["\(type)()"] + path.dropFirst()
  }

  /// The class of `X()`, `Module.X(…)` or `[[X alloc] init]`; nil for other expressions.
  private func createdType(_ value: Range<Int>) -> String? {
    guard let start = value.first else { return nil }
    if file.language == .objectiveC {
      let isNew =
        tokens.isSymbol(start, "[") && tokens.isSymbol(start + 1, "[")
        && tokens.isWord(start + 3, "alloc")
      return isNew ? tokens.string(start + 2) : nil
    }
    var open = start
    while open < value.upperBound, !tokens.isSymbol(open, "(") { open += 1 }
    guard tokens.next(open) == value.upperBound, open > start, tokens.kind(open - 1) == .identifier
    else { return nil }
    let name = tokens.string(open - 1)
    return name.first?.isUppercase == true ? name : nil
  }

  /// The names of `a.b`, `[A shared]` and `[self.a b]`; nil for other expressions.
  private func names(of value: Range<Int>) -> [String]? {
    var range = value
    if tokens.isSymbol(range.lowerBound, "["), range.count > 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var names: [String] = []
    for index in range {
      if tokens.kind(index) == .identifier {
        names.append(tokens.string(index))
      } else if !tokens.isSymbol(index, "."), !tokens.isSymbol(index, "?"),
        !tokens.isSymbol(index, "!")
      {
        return nil
      }
    }
    return names.isEmpty || names.count > 8 ? nil : names
  }

  /// The class of a constant of a function, empty if its declaration does not tell it; nil if there is no such constant.
  private mutating func localType(of name: String, in function: ParsedFunction) -> String? {
    spend(function.body)
    let isSwift = file.language == .swift
    let local = function.body.first { position in
      tokens.kind(position) == .identifier && tokens.string(position) == name
        && (tokens.isWord(position - 1, "let") || tokens.isWord(position - 1, "var")
          || !isSwift && tokens.isSymbol(position - 1, "*")
            && tokens.kind(position - 2) == .identifier)
    }
    guard let local else { return nil }
    if !isSwift { return tokens.string(local - 2) }
    guard tokens.kind(local + 2) == .identifier else { return "" }
    // `let x: X = …`, `let x = X()`, or `let x = X.current()`
    let word = tokens.string(local + 2)
    if tokens.isSymbol(local + 1, ":") { return word }
    let isMade =
      tokens.isSymbol(local + 3, "(") && word.first?.isUppercase == true
      || word == Self.center && tokens.isSymbol(local + 3, ".")
      || word == "UIApplication" && tokens.isWord(local + 4, "shared")
        && !tokens.isSymbol(local + 5, ".")
    return isMade ? word : ""
  }
}
