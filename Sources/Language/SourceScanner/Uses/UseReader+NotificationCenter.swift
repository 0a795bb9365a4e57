extension UseReader {
  private static let center = "UNUserNotificationCenter"

  /// Whether what stands before a name is the notification center: as it is, or a constant, a parameter or a property.
  mutating func isNotificationCenter(before index: Int) -> Bool {
    if file.language == .objectiveC {
      if let open = tokens.opening(index - 2) {
        return tokens.isWord(open + 1, "UNUserNotificationCenter")
      }
      return isDeclaredAsCenter(tokens.string(index - 2))
    }
    guard let receiver = calls.receiver(before: index)?.text else { return false }
    if receiver.hasSuffix("\(Self.center).current()") { return true }
    let names = receiver.split(separator: ".").map(String.init)
    guard let name = names.last else { return false }
    // Foundation's `NotificationCenter` has no delegate.
    let isNamed = name.lowercased().hasSuffix("notificationcenter")
    if isNamed, file.imports.contains("UserNotifications") { return true }
    if names.count == 1, let function = file.function(around: index).map({ file.functions[$0] }) {
      if let parameter = function.parameters.first(where: { $0.name == name }) {
        return MethodRecognition.bareType(parameter.type) == Self.center
      }
      if let type = localType(of: name, in: function) { return type == Self.center }
    }
    spend(0..<file.properties.count)
    return file.properties.contains { property in
      let type = property.declaredType ?? ""
      return property.name == name
        && (MethodRecognition.bareType(type) == Self.center || type.hasPrefix("\(Self.center)."))
    }
  }

  /// `[center setDelegate:x]`.
  mutating func delegateMessage(_ index: Int) {
    let name = tokens.next(index + 1)
    guard tokens.isSymbol(index, "["), tokens.isWord(name, "setDelegate"),
      tokens.isSymbol(name + 1, ":")
    else { return }
    let isCenter =
      tokens.isSymbol(index + 1, "[")
      ? tokens.isWord(index + 2, "UNUserNotificationCenter")
      : isDeclaredAsCenter(tokens.string(name - 1))
    let value = name + 2..<max(min(tokens.closing(index), tokens.count), name + 2)
    let source = String(tokens.source(value).prefix(200))
    if isCenter, source != "nil" {
      add(.notificationDelegate(objectPath(value), source), at: index)
    }
  }

  /// Whether the file declares a variable or a property as the notification center, `UNUserNotificationCenter *center`.
  private mutating func isDeclaredAsCenter(_ name: String) -> Bool {
    let names = [name, name.hasPrefix("_") ? String(name.dropFirst()) : name]
    spend(0..<tokens.count)
    return (0..<tokens.count).contains { position in
      tokens.isWord(position, "UNUserNotificationCenter") && tokens.isSymbol(position + 1, "*")
        && names.contains(tokens.string(position + 2))
    }
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
    return isMade ? word : ""
  }
}
