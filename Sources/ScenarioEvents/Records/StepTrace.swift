/// What happened in a step, told so that it is the same wherever a step went alike.
///
/// Times count from the beginning of the step, and the rules at work are its own. Most steps of a suite go as some step
/// before: they share one record, which is compared by what it is before it is by what it holds.
public struct StepTrace: Hashable, Sendable {
  private final class Content: Sendable {
    let entries: [EntryRecord]
    let causes: [CauseRecord]
    let hash: Int

    init(_ entries: [EntryRecord], _ causes: [CauseRecord]) {
      self.entries = entries
      self.causes = causes
      var hasher = Hasher()
      hasher.combine(entries)
      hasher.combine(causes)
      hash = hasher.finalize()
    }
  }

  private let content: Content

  /// Creates the record of these entries, whose causes are numbers of these.
  public init(entries: [EntryRecord], causes: [CauseRecord]) {
    content = Content(entries, causes)
  }

  /// The record of a step in which nothing happened.
  public static let empty = StepTrace(entries: [], causes: [])

  /// Everything that happened, in order, with times from the beginning of the step.
  public var entries: [EntryRecord] { content.entries }
  /// The rules at work; an entry names the one that caused it by its index here.
  public var causes: [CauseRecord] { content.causes }

  /// What tells this record from others that may hold the same.
  package var identity: ObjectIdentifier { ObjectIdentifier(content) }

  /// The numbers of the rules that led to an entry, the one that began it all first.
  func rules(of entry: EntryRecord) -> [Int] {
    var found: [Int] = []
    var cause = entry.cause
    // A stream may hold a circle; no chain is longer than the list.
    while causes.indices.contains(cause), found.count < causes.count {
      found.append(causes[cause].rule)
      cause = causes[cause].parent
    }
    return found.reversed()
  }

  /// Whether the same happened.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.content === rhs.content
      || lhs.content.hash == rhs.content.hash && lhs.entries == rhs.entries
        && lhs.causes == rhs.causes
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(content.hash) }
}

/// A rule at work, and the one that asked for it.
public struct CauseRecord: Hashable, Sendable {
  /// The rule's number.
  public var rule: Int
  /// The cause that asked for it, by its index in the step's causes; -1 for an action or a timer.
  public var parent: Int
}
