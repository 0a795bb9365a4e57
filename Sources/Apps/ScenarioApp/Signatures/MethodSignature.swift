internal import Foundation

/// The signature of a method, as it appears in demangled symbols.
struct MethodSignature: Hashable {
  /// One parameter; the label is `_` if callers write none.
  struct Parameter: Hashable {
    var label: String
    var type: String
  }

  /// The name without parameters.
  var name: String
  /// The parameters.
  var parameters: [Parameter]
  /// The result type with its arrow, ` -> Swift.Bool`.
  var result: String
  /// Whether only its own file can call it.
  var isPrivate: Bool

  /// The name with labels, `application(_:open:options:)`.
  var fullName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

  /// Whether both have the same name, labels, types and result.
  func matches(_ other: MethodSignature) -> Bool {
    name == other.name && parameters == other.parameters && result == other.result
  }

  /// Reads what follows the name of the type in a demangled symbol, such as
  /// `applicationDidBecomeActive(UIKit.UIApplication) -> ()`; nil for anything but an instance method.
  init?(demangled text: Substring) {
    var text = text
    isPrivate = text.first == "("
    if isPrivate {
      guard let end = text.range(of: " in ") else { return nil }
      name = String(text[text.index(after: text.startIndex)..<end.lowerBound])
      guard let close = text[end.upperBound...].firstIndex(of: ")") else { return nil }
      text = text[text.index(after: close)...]
    } else {
      guard let open = text.firstIndex(of: "(") else { return nil }
      name = String(text[..<open])
      text = text[open...]
    }
    let isIdentifier = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isIdentifier, !name.hasPrefix("__"), text.first == "(",
      let close = text.closingParenthesis
    else { return nil }
    parameters = text[text.index(after: text.startIndex)..<close].split(atTopLevel: ",").map {
      Parameter($0)
    }
    result = String(text[text.index(after: close)...])
    guard result.hasPrefix(" -> ") || result.hasPrefix(" async") || result.hasPrefix(" throws")
    else { return nil }
  }
}

extension MethodSignature.Parameter {
  /// Reads `open: Foundation.URL`, or a type without a label.
  fileprivate init(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    if let colon = text.range(of: ": "),
      text[..<colon.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    {
      let type = Self.withoutSendable(text[colon.upperBound...])
      self.init(label: String(text[..<colon.lowerBound]), type: type)
    } else {
      self.init(label: "_", type: Self.withoutSendable(text[...]))
    }
  }

  /// A method may take a closure that is not Sendable, as in code from before Swift's concurrency.
  private static func withoutSendable(_ type: Substring) -> String {
    type.replacingOccurrences(of: "@Sendable ", with: "")
  }

  /// The type without the names of modules.
  var shortType: String {
    type.replacingOccurrences(
      of: #"\b(Swift|Foundation|FoundationEssentials|UIKit|UserNotifications|__C)\."#,
      with: "",
      options: .regularExpression
    )
  }
}

extension Substring {
  /// The index of the parenthesis that closes the first one.
  fileprivate var closingParenthesis: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Splits at separators that are not inside brackets.
  fileprivate func split(atTopLevel separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for (index, character) in zip(indices, self) {
      let isArrow = character == ">" && index > startIndex && self[self.index(before: index)] == "-"
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), !isArrow { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }
}
