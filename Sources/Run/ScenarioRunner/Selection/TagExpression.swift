package import ScenarioSystem

/// A Boolean expression of tags: `smoke and not (slow or url)`.
package indirect enum TagExpression: Hashable, Sendable {
  /// The scenario has the tag.
  case tag(String)
  /// All operands match.
  case all([TagExpression])
  /// At least one operand matches.
  case any([TagExpression])
  /// The operand does not match.
  case not(TagExpression)

  /// Whether the expression matches these tags.
  package func matches(_ tags: [String]) -> Bool {
    switch self {
    case .tag(let tag): tags.contains(tag)
    case .all(let parts): parts.allSatisfy { $0.matches(tags) }
    case .any(let parts): parts.contains { $0.matches(tags) }
    case .not(let inner): !inner.matches(tags)
    }
  }

  /// The tags that must be present, and those that must be absent.
  package var tags: (included: [String], excluded: [String]) {
    switch self {
    case .tag(let tag): return ([tag], [])
    case .all(let parts), .any(let parts):
      let tags = parts.map(\.tags)
      return (tags.flatMap(\.included), tags.flatMap(\.excluded))
    case .not(let inner):
      let tags = inner.tags
      return (tags.excluded, tags.included)
    }
  }
}

extension TagExpression {
  /// Parses an expression: `not` binds tightest, then `and`, then `or`.
  package init(parsing text: String) throws(ScenarioError) {
    var parser = Parser(text)
    self = try parser.parse()
  }

  private struct Parser {
    private let text: String
    private var tokens: ArraySlice<String>
    private var depth = 0

    /// The maximum nesting depth: each level uses stack space.
    private static let maximumDepth = 64

    init(_ text: String) {
      self.text = text
      tokens =
        text.replacing("(", with: " ( ").replacing(")", with: " ) ")
        .split(whereSeparator: \.isWhitespace).map(String.init)[...]
    }

    mutating func parse() throws(ScenarioError) -> TagExpression {
      let expression = try or()
      if let rest = tokens.first { throw error("unexpected '\(rest)'") }
      return expression
    }

    private mutating func or() throws(ScenarioError) -> TagExpression {
      // A list, since a chain of pairs would nest as deep as it is long.
      var parts = [try and()]
      while skip("or") { parts.append(try and()) }
      return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func and() throws(ScenarioError) -> TagExpression {
      var parts = [try not()]
      while skip("and") { parts.append(try not()) }
      return parts.count == 1 ? parts[0] : .all(parts)
    }

    /// Skips a token if it is the next one.
    private mutating func skip(_ token: String) -> Bool {
      guard tokens.first == token else { return false }
      tokens.removeFirst()
      return true
    }

    private mutating func not() throws(ScenarioError) -> TagExpression {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.maximumDepth else {
        throw error("more than \(Self.maximumDepth) nested parentheses and 'not'")
      }
      guard let token = tokens.popFirst() else { throw error("a tag is missing at its end") }
      switch token {
      case "not": return .not(try not())
      case "(":
        let inner = try or()
        guard tokens.popFirst() == ")" else { throw error("a ')' is missing") }
        return inner
      case ")", "and", "or": throw error("a tag is missing before '\(token)'")
      default: return .tag(token)
      }
    }

    /// Returns the text, truncated for a message.
    private static func excerpt(_ text: String) -> String {
      text.count <= 200 ? text : "\(text.prefix(200))…"
    }

    private func error(_ what: String) -> ScenarioError {
      ScenarioError.usage(
        "'\(Self.excerpt(text))' is not a tag expression: \(what)",
        help: "write tags with and, or, not and parentheses: 'smoke and not slow'"
      )
    }
  }
}
