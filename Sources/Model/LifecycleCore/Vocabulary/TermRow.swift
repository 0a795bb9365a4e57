/// A row of the vocabulary's catalogue, which describes a term.
public struct TermRow: Sendable {
  /// The word in the scenario language: a selector, a name or a kebab-case word.
  public let word: String
  /// The meaning, in one sentence.
  public private(set) var summary: String
  /// The details that an expectation can specify.
  public private(set) var arguments: [Detail] = []
  /// The first OS version that has it.
  public let since: OSVersion
  /// The first OS version that no longer has it; nil if all later ones do.
  public let until: OSVersion?
  private var irregularSwiftName: String?

  init(_ word: String, _ summary: String = "", since: OSVersion = 2, until: OSVersion? = nil) {
    self.word = word
    self.summary = summary
    self.since = since
    self.until = until
  }

  /// Sets the meaning, for a row too long for one line.
  consuming func meaning(_ summary: String) -> TermRow {
    self.summary = summary
    return self
  }

  /// Adds details that an expectation can specify.
  consuming func with(_ arguments: Detail...) -> TermRow {
    self.arguments += arguments
    return self
  }

  /// Sets a Swift name that does not follow from the selector.
  consuming func inSwift(_ name: String) -> TermRow {
    irregularSwiftName = name
    return self
  }

  /// Alternative spellings: a selector without its last colon.
  public var aliases: [String] { word.hasSuffix(":") ? [String(word.dropLast())] : [] }

  /// The Swift name of a selector, such as `application(_:handleOpen:)`.
  var swiftName: String {
    if let irregularSwiftName { return irregularSwiftName }
    let parts = word.split(separator: ":")
    return "\(parts[0])(_:\(parts.dropFirst().map { "\($0):" }.joined()))"
  }
}

/// An enumeration of words with catalogue rows.
public protocol TermWord: CaseIterable, Hashable, RawRepresentable<UInt8>, Sendable {
  /// The rows of all cases, in order.
  static var rows: [TermRow] { get }
}

extension TermWord {
  /// The catalogue row.
  public var row: TermRow { Self.rows[Int(rawValue)] }
  /// The word in the scenario language.
  public var word: String { Self.rows[Int(rawValue)].word }
  /// The meaning, in one sentence.
  public var summary: String { Self.rows[Int(rawValue)].summary }
  /// The details that an expectation can specify.
  public var arguments: [Detail] { Self.rows[Int(rawValue)].arguments }
  /// The first OS version that has it.
  public var since: OSVersion { Self.rows[Int(rawValue)].since }
}

extension TermWord where Self: Comparable {
  /// Orders words as in the vocabulary.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension TermRow {
  /// Returns whether an OS version has it.
  public func exists(on os: OSVersion) -> Bool { since <= os && until.map { os < $0 } ?? true }
}
