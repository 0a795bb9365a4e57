/// What the vocabulary says about a term: a row of its catalogue.
public struct TermRow: Sendable {
  /// The word of the language: a selector, a name, a word with dashes.
  public let word: String
  /// What it means, in one sentence.
  public private(set) var summary: String
  /// What can be asked of it by name.
  public private(set) var arguments: [Detail] = []
  /// The first OS version that has it.
  public let since: OSVersion
  /// The first OS version that no longer has it; nil where all later ones do.
  public let until: OSVersion?
  private var irregularSwiftName: String?

  init(_ word: String, _ summary: String = "", since: OSVersion = 2, until: OSVersion? = nil) {
    self.word = word
    self.summary = summary
    self.since = since
    self.until = until
  }

  /// Adds what it means, where that needs a line of its own.
  consuming func meaning(_ summary: String) -> TermRow {
    self.summary = summary
    return self
  }

  /// Adds what can be asked of it.
  consuming func with(_ arguments: Detail...) -> TermRow {
    self.arguments += arguments
    return self
  }

  /// Adds its name in Swift, where that does not follow from the selector.
  consuming func inSwift(_ name: String) -> TermRow {
    irregularSwiftName = name
    return self
  }

  /// Other ways to write it: a selector without its last colon.
  public var aliases: [String] { word.hasSuffix(":") ? [String(word.dropLast())] : [] }

  /// The name of a selector in Swift: `application(_:handleOpen:)`.
  var swiftName: String {
    if let irregularSwiftName { return irregularSwiftName }
    let parts = word.split(separator: ":")
    return "\(parts[0])(_:\(parts.dropFirst().map { "\($0):" }.joined()))"
  }
}

/// An enumeration of words, each of which has its row.
public protocol TermWord: CaseIterable, Hashable, RawRepresentable<UInt8>, Sendable {
  /// The rows of all cases, in their order.
  static var rows: [TermRow] { get }
}

extension TermWord {
  /// The row of the word.
  public var row: TermRow { Self.rows[Int(rawValue)] }
  /// The word of the language.
  public var word: String { Self.rows[Int(rawValue)].word }
  /// What it means, in one sentence.
  public var summary: String { Self.rows[Int(rawValue)].summary }
  /// What can be asked of it by name.
  public var arguments: [Detail] { Self.rows[Int(rawValue)].arguments }
  /// The first OS version that has it.
  public var since: OSVersion { Self.rows[Int(rawValue)].since }
}

extension TermWord where Self: Comparable {
  /// The order of the vocabulary.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension TermRow {
  /// Whether an OS version has it.
  public func exists(on os: OSVersion) -> Bool { since <= os && until.map { os < $0 } ?? true }
}
