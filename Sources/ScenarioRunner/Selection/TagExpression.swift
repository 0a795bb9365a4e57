public import ScenarioSystem

/// An expression of tags: `smoke and not (slow or url)`.
public indirect enum TagExpression: Hashable, Sendable {
  /// The tag is there.
  case tag(String)
  /// Both hold.
  case and(TagExpression, TagExpression)
  /// At least one holds.
  case or(TagExpression, TagExpression)
  /// It does not hold.
  case not(TagExpression)

  /// Whether the expression holds for a scenario that carries these tags.
  public func matches(_ tags: [String]) -> Bool {
    switch self {
    case .tag(let tag): tags.contains(tag)
    case .and(let one, let other): one.matches(tags) && other.matches(tags)
    case .or(let one, let other): one.matches(tags) || other.matches(tags)
    case .not(let inner): !inner.matches(tags)
    }
  }

  /// The tags that are asked for, and those that are only excluded.
  public var tags: (wanted: [String], excluded: [String]) {
    switch self {
    case .tag(let tag): return ([tag], [])
    case .and(let one, let other), .or(let one, let other):
      let (left, right) = (one.tags, other.tags)
      return (left.wanted + right.wanted, left.excluded + right.excluded)
    case .not(let inner):
      let tags = inner.tags
      return (tags.excluded, tags.wanted)
    }
  }
}

extension TagExpression {
  /// Reads an expression: `not` binds closest, then `and`, then `or`.
  public init(parsing text: String) throws(ScenarioError) {
    var parser = Parser(text)
    self = try parser.parse()
  }

  private struct Parser {
    private let text: String
    private var tokens: ArraySlice<String>
    private var depth = 0

    init(_ text: String) {
      self.text = text
      var tokens: [String] = []
      var word = ""
      for character in text {
        if character == "(" || character == ")" || character.isWhitespace {
          if !word.isEmpty { tokens.append(word) }
          word = ""
          if !character.isWhitespace { tokens.append(String(character)) }
        } else {
          word.append(character)
        }
      }
      if !word.isEmpty { tokens.append(word) }
      self.tokens = tokens[...]
    }

    mutating func parse() throws(ScenarioError) -> TagExpression {
      let expression = try or()
      if let rest = tokens.first { throw error("unexpected '\(rest)'") }
      return expression
    }

    private mutating func or() throws(ScenarioError) -> TagExpression {
      var left = try and()
      while tokens.first == "or" {
        tokens.removeFirst()
        left = .or(left, try and())
      }
      return left
    }

    private mutating func and() throws(ScenarioError) -> TagExpression {
      var left = try not()
      while tokens.first == "and" {
        tokens.removeFirst()
        left = .and(left, try not())
      }
      return left
    }

    private mutating func not() throws(ScenarioError) -> TagExpression {
      depth += 1
      defer { depth -= 1 }
      guard depth < 200 else { throw error("it is nested too deep") }
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

    private func error(_ what: String) -> ScenarioError {
      ScenarioError(
        .usage,
        "'\(text)' is no tag expression: \(what)",
        help: "write tags with and, or, not and parentheses: 'smoke and not slow'"
      )
    }
  }
}
