/// A type in Swift as it is written, in a form that does not depend on how it is written.
///
/// Attributes, optional marks, names of modules and labels do not count; `[A]` is `Array<A>`, and `()` is `Void`.
struct SwiftType {
  /// The form that is compared.
  let text: String
  /// The names in it.
  let names: Set<String>

  /// Reads a type; nil if it is not understood.
  init?(_ source: String) {
    var parser = Parser(source)
    guard let text = parser.type(depth: 0), parser.isAtEnd else { return nil }
    self.text = text
    names = parser.names
  }

  private struct Parser {
    private let characters: [Character]
    private var offset = 0
    var names: Set<String> = []

    private static let modules: Set<Substring> = [
      "UIKit", "Foundation", "Swift", "UserNotifications", "CloudKit", "CoreGraphics",
    ]
    private static let modifiers: Set<String> = [
      "any", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated",
    ]

    init(_ source: String) { characters = Array(source) }

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return offset == characters.count
      }
    }

    /// Reads a type with what follows it: optional marks, and the result of a function.
    mutating func type(depth: Int) -> String? {
      guard depth < 16 else { return nil }
      skipAttributes()
      guard var text = operand(depth) else { return nil }
      while take("?") || take("!") {}
      while take("&") {
        skipAttributes()
        guard let next = operand(depth) else { return nil }
        text += "&\(next)"
      }
      while take(word: "async") || take(word: "throws") || take(word: "rethrows") {}
      guard take("->") else { return text }
      guard let result = type(depth: depth + 1) else { return nil }
      // One value in parentheses is a parameter here.
      let parameters = text.hasPrefix("(") ? text : text == "Void" ? "()" : "(\(text))"
      return "\(parameters)->\(result)"
    }

    private mutating func operand(_ depth: Int) -> String? {
      if take("(") {
        guard let types = list(until: ")", depth) else { return nil }
        return types.isEmpty
          ? "Void" : types.count == 1 ? types[0] : "(\(types.joined(separator: ",")))"
      }
      if take("[") {
        guard let first = type(depth: depth + 1) else { return nil }
        if take("]") { return "Array<\(first)>" }
        guard take(":"), let second = type(depth: depth + 1), take("]") else { return nil }
        return "Dictionary<\(first),\(second)>"
      }
      guard var path = word(), !path.isEmpty else { return nil }
      while take("."), let part = word() { path += ".\(part)" }
      if let period = path.firstIndex(of: "."), Self.modules.contains(path[..<period]) {
        path = String(path[path.index(after: period)...])
      }
      guard take("<") else {
        if path != "Void" { names.insert(path) }
        return path
      }
      guard let arguments = list(until: ">", depth) else { return nil }
      if path == "Optional", arguments.count == 1 { return arguments[0] }
      names.insert(path)
      return "\(path)<\(arguments.joined(separator: ","))>"
    }

    /// Reads types between commas, without the labels before them.
    private mutating func list(until end: Character, _ depth: Int) -> [String]? {
      var types: [String] = []
      while !take(String(end)) {
        skipLabel()
        guard let text = type(depth: depth + 1) else { return nil }
        types.append(text)
        guard take(",") else { return take(String(end)) ? types : nil }
      }
      return types
    }

    private mutating func skipLabel() {
      let start = offset
      _ = word()
      _ = word()
      if !take(":") { offset = start }
    }

    private mutating func skipAttributes() {
      while true {
        if take("@") {
          _ = word()
          if offset < characters.count, characters[offset] == "(" {
            while offset < characters.count, characters[offset] != ")" { offset += 1 }
            if offset < characters.count { offset += 1 }
          }
          continue
        }
        let start = offset
        guard let next = word(), Self.modifiers.contains(next) else {
          offset = start
          return
        }
      }
    }

    private mutating func word() -> String? {
      skipSpace()
      let start = offset
      while offset < characters.count,
        characters[offset].isLetter || characters[offset].isNumber || characters[offset] == "_"
      {
        offset += 1
      }
      return start == offset ? nil : String(characters[start..<offset])
    }

    private mutating func take(word expected: String) -> Bool {
      let start = offset
      if word() == expected { return true }
      offset = start
      return false
    }

    private mutating func take(_ symbol: String) -> Bool {
      skipSpace()
      guard characters[offset...].starts(with: symbol) else { return false }
      offset += symbol.count
      return true
    }

    private mutating func skipSpace() {
      while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
    }
  }
}
