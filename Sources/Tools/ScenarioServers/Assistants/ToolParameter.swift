@_spi(Package) internal import ScenarioJSON

/// What is wrong with a value of a call.
struct ToolProblem: Error {
  var text: String
}

/// A parameter of a tool, and the argument of the subcommand that it becomes.
package struct ToolParameter: Sendable {
  /// What the value is.
  package enum Kind: Sendable {
    case text
    /// One of these words.
    case choice([String])
    case number
    case flag
    case texts
    /// Texts by name.
    case pairs
  }

  /// What it becomes.
  package enum Target: Sendable {
    /// An argument without an option.
    case argument
    /// The value of an option, such as `--ios`; for a flag, the option itself.
    case option(String)
    /// The content of a file that exists only during the call; its name is an argument, or the value of an option.
    case file(String, option: String? = nil)
  }

  let name: String
  let kind: Kind
  let target: Target
  let summary: String

  /// Creates a parameter.
  package init(_ name: String, _ kind: Kind, _ target: Target, _ summary: String) {
    (self.name, self.kind, self.target, self.summary) = (name, kind, target, summary)
  }

  /// Creates a parameter for the option of the same name: `whyNot` for `--why-not`.
  package init(_ name: String, _ kind: Kind, _ summary: String) {
    let option = name.reduce(into: "--") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    self.init(name, kind, .option(option), summary)
  }

  /// The option of the subcommand, if there is one.
  var option: String? {
    switch target {
    case .argument, .file(_, nil): nil
    case .option(let option), .file(_, .some(let option)): option
    }
  }

  /// The JSON Schema of the value.
  var schema: JSONValue {
    let type: [(key: String, value: JSONValue)] =
      switch kind {
      case .text: [("type", "string")]
      case .choice(let words): [("type", "string"), ("enum", .list(words.map { .text($0) }))]
      case .number: [("type", "integer"), ("minimum", 1)]
      case .flag: [("type", "boolean")]
      case .texts: [("type", "array"), ("items", ["type": "string"])]
      case .pairs: [("type", "object"), ("additionalProperties", ["type": "string"])]
      }
    return .object(type + [("description", .text(summary))])
  }

  /// What the value must be, for messages.
  private var expectation: String {
    switch kind {
    case .text: "a string"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .number: "a whole number of 1 or more"
    case .flag: "true or false"
    case .texts: "a list of strings"
    case .pairs: "an object whose values are strings"
    }
  }

  /// Returns the texts of a value; none for `false`, and an empty one for `true`.
  func texts(of value: JSONValue) throws(ToolProblem) -> [String] {
    let texts: [String]? =
      switch (kind, value) {
      case (.text, .text(let text)): [text]
      // Versions are often written as numbers.
      case (.text, .number(let number)): [number]
      case (.choice(let words), .text(let text)): words.contains(text) ? [text] : nil
      case (.number, .number(let number)): Int(number).flatMap { $0 > 0 ? [number] : nil }
      case (.flag, .flag(let isSet)): isSet ? [""] : []
      case (.texts, .text(let text)): [text]
      case (.texts, .list(let items)):
        items.allSatisfy { $0.string != nil } ? items.compactMap(\.string) : nil
      case (.pairs, .object(let pairs)):
        pairs.allSatisfy { $0.value.string != nil }
          ? pairs.map { "\($0.key)=\($0.value.string ?? "")" } : nil
      default: nil
      }
    guard let texts else { throw ToolProblem(text: "'\(name)' must be \(expectation)") }
    return texts
  }
}
