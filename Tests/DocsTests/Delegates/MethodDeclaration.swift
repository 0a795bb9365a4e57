/// The declaration of a method in Swift, read into its parts.
struct MethodDeclaration {
  /// One parameter.
  struct Parameter {
    /// What callers write before the colon; `_` for nothing.
    let label: String
    /// Its name in the method's body.
    let name: String
    /// Its type, with `@escaping`.
    let type: String
  }

  /// The name without labels.
  let name: String
  /// The parameters.
  private(set) var parameters: [Parameter]
  /// The type of the result; nil if there is none.
  private(set) var result: String?
  /// Whether it is the asynchronous form of a method with a completion handler.
  private(set) var isAsync = false

  /// Creates a declaration of its parts.
  init(name: String, parameters: [Parameter], result: String?, isAsync: Bool = false) {
    (self.name, self.parameters, self.result) = (name, parameters, result)
    self.isAsync = isAsync
  }

  /// Reads `func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)`.
  init(_ declaration: String) {
    let text = declaration.split { $0.isWhitespace }.joined(separator: " ").dropFirst(5)
    name = String(text.prefix { $0 != "(" })
    let afterName = text.dropFirst(name.count)
    var depth = 0
    var parts: [Substring] = []
    var start = text.index(after: afterName.startIndex)
    var end = start
    loop: for index in afterName.indices {
      end = index
      switch text[index] {
      case "(", "[": depth += 1
      case ",", ")", "]":
        if depth == 1, text[index] != "]" {
          parts.append(text[start..<index])
          start = text.index(after: index)
        }
        if text[index] != "," { depth -= 1 }
        if depth == 0 { break loop }
      default: break
      }
    }
    parameters = parts.map(Parameter.init)
    let rest = text[text.index(after: end)...]
    result = rest.isEmpty ? nil : String(rest.dropFirst(" -> ".count))
  }

  /// The name with labels, `scene(_:openURLContexts:)`.
  var swiftName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

  /// The type of the value that its completion handler takes, empty if it takes none; nil if it has no such handler.
  var handlerValue: String? {
    guard result == nil, let type = parameters.last?.type, type.hasSuffix(") -> Void") else {
      return nil
    }
    return String(type.drop { $0 != "(" }.dropFirst().dropLast(") -> Void".count))
  }

  /// Its asynchronous form, which Swift has for a method whose completion handler is a parameter of its own; else nil.
  var asyncForm: Self? {
    guard let handlerValue, parameters.count > 2 else { return nil }
    return Self(
      name: name,
      parameters: parameters.dropLast(),
      result: handlerValue.isEmpty ? nil : handlerValue,
      isAsync: true
    )
  }
}

extension MethodDeclaration.Parameter {
  /// Reads `open url: URL`, or `options: Options`, whose label is its name.
  fileprivate init(_ text: Substring) {
    let names = text.prefix { $0 != ":" }.split(separator: " ")
    type = text.drop { $0 != ":" }.dropFirst().split(separator: " ").joined(separator: " ")
    (label, name) = (String(names[0]), String(names[names.count - 1]))
  }
}
