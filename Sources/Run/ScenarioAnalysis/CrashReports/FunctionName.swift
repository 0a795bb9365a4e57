/// The name of a function in a backtrace, without its type: `application(_:didFinishLaunchingWithOptions:)`, or a selector.
struct FunctionName {
  /// The name, without the type that it belongs to.
  var name: String
  /// Whether it is a closure in the function.
  var isClosure: Bool

  /// Reads a symbol of Swift or Objective-C; a mangled one is left as it is.
  init(_ symbol: String) {
    isClosure =
      symbol.contains("closure #") || symbol.contains("_block_invoke")
      || Self.isMangled(symbol) && (symbol.hasSuffix("U_") || symbol.contains("U_TA"))
    if let open = symbol.firstIndex(of: "["), let close = symbol[open...].firstIndex(of: "]"),
      let space = symbol[open..<close].lastIndex(of: " ")
    {
      name = String(symbol[symbol.index(after: space)..<close])
    } else {
      name = Self.withoutTypes(Self.withoutClosures(symbol))
    }
  }

  /// Returns whether a symbol is mangled by Swift.
  static func isMangled(_ symbol: String) -> Bool {
    symbol.hasPrefix("$s") || symbol.hasPrefix("_$s") || symbol.hasPrefix("$S")
  }

  /// Returns a name in Swift as it is within a mangled symbol; nil for a selector.
  ///
  /// `scene(_:willConnectTo:options:)` is `5scene_13willConnectTo7options`, and a function with one argument that has no
  /// label is its name, followed by `y`.
  static func mangled(_ name: String) -> String? {
    guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else { return nil }
    let base = name[..<open]
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    let identifier = "\(base.utf8.count)\(base)"
    if labels.allSatisfy({ $0 == "_" }) { return identifier + "y" }
    return identifier + labels.map { $0 == "_" ? "_" : "\($0.utf8.count)\($0)" }.joined()
  }

  /// Returns a function as it is printed: without what the compiler adds, with its types left out.
  static func readable(_ symbol: String) -> String {
    guard !isMangled(symbol) else {
      let names = identifiers(ofMangled: symbol).dropFirst()
      return names.isEmpty ? symbol : names.joined(separator: ".")
    }
    let closure = FunctionName(symbol).isClosure ? "a closure in " : ""
    if let open = symbol.firstIndex(where: { $0 == "-" || $0 == "+" }),
      symbol[open...].dropFirst().first == "[", let close = symbol.lastIndex(of: "]")
    {
      return closure + symbol[open...close]
    }
    let text = withoutClosures(symbol)
    guard text.contains("(") else { return closure + text }
    let before = text[..<(text.firstIndex(of: "(") ?? text.endIndex)]
    let parts = before.split(separator: ".").dropLast().suffix(1)
    return closure + (parts + [Substring(withoutTypes(text))]).joined(separator: ".")
  }

  /// Returns the module, the types and the function at the beginning of a mangled symbol: `$s5Notes5StoreC4saveyyF`.
  private static func identifiers(ofMangled symbol: String) -> [Substring] {
    var rest = symbol.drop { $0 != "s" && $0 != "S" }.dropFirst()
    var identifiers: [Substring] = []
    while let first = rest.first {
      if let count = Int(rest.prefix { $0.isASCII && $0.isNumber }) {
        let name = rest.drop { $0.isASCII && $0.isNumber }.prefix(count)
        identifiers.append(name)
        rest = rest[name.endIndex...]
      } else if "CVO".contains(first) {
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    return identifiers
  }

  /// `@objc`, `specialized`, `partial apply for`, `closure #1 (…) in`: what surrounds a function that the source code has.
  private static func withoutClosures(_ symbol: String) -> String {
    var text = Substring(symbol)
    for prefix in ["@objc ", "partial apply for ", "specialized ", "static ", "thunk for "] {
      while text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    }
    while text.hasPrefix("closure #"), let range = text.firstRange(of: " in ") {
      text = text[range.upperBound...]
    }
    for prefix in ["specialized ", "static "] {
      while text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    }
    return String(text)
  }

  /// Returns the name of a function with its labels: of `a.b(_: C, d: E) -> F`, it is `b(_:d:)`.
  private static func withoutTypes(_ text: String) -> String {
    guard let open = text.firstIndex(of: "(") else { return text }
    let base = text[..<open].split(separator: ".").last ?? ""
    var (labels, current, depth, isLabel) = ("", "", 0, true)
    var arguments = 0
    for character in text[text.index(after: open)...] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0:
        // Labels are left out if no argument has one.
        if !current.isEmpty, labels.isEmpty { arguments += 1 }
        return "\(base)(\(labels.isEmpty ? String(repeating: "_:", count: arguments) : labels))"
      case ")", "]": depth -= 1
      case ">" where depth > 0: depth -= 1
      case ":" where depth == 0:
        if isLabel { labels += "\(current):" }
        // In the short form, the next label follows at once.
        (current, isLabel) = ("", true)
        continue
      case "," where depth == 0:
        arguments += 1
        (current, isLabel) = ("", true)
      case " " where depth == 0:
        if !current.isEmpty { isLabel = false }
      default: break
      }
      if character != " ", character != ",", depth == 0 { current.append(character) }
    }
    return String(base)
  }
}
