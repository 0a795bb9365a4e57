internal import LifecycleCore

/// A rule of the model as reports cite it.
public struct RuleRecord: Hashable, Sendable {
  /// Its name.
  public var id: String
  /// Why it is so, in one sentence.
  public var reason: String
  /// How sure it is: `stated`, `observed` or `inferred`.
  public var confidence: String
  /// Where that stands.
  public var sources: [String]

  /// Creates a record from its parts.
  public init(id: String, reason: String, confidence: String, sources: [String]) {
    self.id = id
    self.reason = reason
    self.confidence = confidence
    self.sources = sources
  }

  init(_ rule: Rule) {
    id = rule.id
    reason = rule.reason
    confidence = rule.confidence.rawValue
    sources = rule.sources.map(\.citation)
  }
}

/// What the numbers of rules mean.
///
/// A number names the profile, too: rules of one name differ from version to version.
public struct RuleTable: Sendable {
  private enum Content {
    case book(RuleBook, first: Int)
    case read([Int: RuleRecord])
  }

  private let content: Content

  /// More rules than any profile has.
  private static let perProfile = 10_000

  /// The rules of a profile, by its place among all.
  init(_ book: RuleBook, ofProfile profile: Int) {
    content = .book(book, first: profile * Self.perProfile)
  }

  /// The rules that a stream tells of, by their numbers.
  public init(_ rules: [Int: RuleRecord]) { content = .read(rules) }

  /// The number of a rule of the book.
  func number(_ index: Int32) -> Int {
    if case .book(_, let first) = content { first + Int(index) } else { -1 }
  }

  /// The rule of that number, if there is one.
  public subscript(number: Int) -> RuleRecord? {
    switch content {
    case .read(let rules): return rules[number]
    case .book(let book, let first):
      let index = number - first
      return book.rules.indices.contains(index) ? RuleRecord(book.rules[index]) : nil
    }
  }
}
