/// A row of the vocabulary's catalogue, which describes a term.
@_spi(Package) public struct TermRow: Sendable {
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
  private var words: (detail: Detail, list: any DetailWords.Type)?
  /// What the name among the details stands for.
  package private(set) var names = NamedThing.given
  /// Who causes it and whom it is about, in sequence diagrams; the app's own code if nobody causes it.
  package private(set) var participants: (from: Participant?, to: Participant) =
    (.system, .application)
  /// The list of a step that expects it, for an effect.
  private(set) var list = TermKind.effects
  /// The effect that the same request has in the other case.
  private(set) var opposite: SystemEffect?
  private(set) var traits: TermTraits = []
  /// The name in Swift, for a method or a notification of which another name is the word.
  public private(set) var swiftName: String?

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
    // The array of most rows is a constant.
    if self.arguments.isEmpty {
      self.arguments = arguments
    } else {
      self.arguments += arguments
    }
    return self
  }

  /// Adds a detail whose value is one of some words.
  consuming func with(_ detail: Detail, _ list: any DetailWords.Type) -> TermRow {
    words = (detail, list)
    return with(detail)
  }

  /// Says what the name among the details stands for, unless an action gives it.
  consuming func naming(_ names: NamedThing) -> TermRow {
    self.names = names
    return self
  }

  /// Says who causes it, nil for the app's own code, and whom it is about, unless that is the system and the app.
  consuming func from(_ sender: Participant?, to receiver: Participant) -> TermRow {
    participants = (sender, receiver)
    return self
  }

  /// Says in which list of a step an effect is expected, unless that is `effects`.
  consuming func inList(_ list: TermKind) -> TermRow {
    self.list = list
    return self
  }

  /// Says which effect the same request has in the other case.
  consuming func insteadOf(_ effect: SystemEffect) -> TermRow {
    opposite = effect
    return self
  }

  /// Sets its Swift name; nil if that is its word, or the name of something else, too.
  consuming func inSwift(_ name: String?) -> TermRow {
    swiftName = name
    return self
  }

  /// Says what else is true of it.
  consuming func that(_ traits: TermTraits) -> TermRow {
    self.traits.formUnion(traits)
    return self
  }

  /// Returns whether something is true of it that is false for most terms.
  package func has(_ trait: TermTraits) -> Bool { traits.contains(trait) }

  /// Returns the words that a detail can be; nil if it can be something else.
  func words(of detail: Detail) -> [String]? {
    words.flatMap { $0.detail == detail ? $0.list.words : nil }
  }

  /// Other spellings in full: a selector without its last colon, and the name in Swift.
  public var otherSpellings: [String] {
    let swiftNames = swiftName.map { [$0] } ?? []
    return word.hasSuffix(":") ? [String(word.dropLast())] + swiftNames : swiftNames
  }
}

/// What is true of some terms, and false for all others.
package struct TermTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It is about one scene.
  package static let isOfScene = Self(rawValue: 1)
  /// If it happens while the app is suspended, the app is notified when it runs again.
  package static let isQueuedWhileSuspended = Self(rawValue: 1 << 1)
  /// Views may look different afterwards.
  package static let changesViews = Self(rawValue: 1 << 2)
}

/// What the name among the details of a term stands for.
package enum NamedThing: Sendable {
  /// What an action names, such as a file or a task.
  case given
  /// Something in the description of the app.
  case described
  /// A view of the interface, or one that the app names when it shows it.
  case shownView
  /// A reference-counted object.
  case object
  /// A reference-counted object, or one of its properties.
  case property
}

/// Who takes part in a sequence diagram.
package enum Participant: Sendable {
  case user, system
  /// The application object.
  case application
  case appDelegate, sceneDelegate
  /// Windows and views.
  case views
  case viewControllers
  /// Reference-counted objects of the app.
  case objects
  case backgroundThread
}

/// The words that a detail can be.
protocol DetailWords: SendableMetatype {
  static var words: [String] { get }
}

/// An enumeration of words with catalogue rows.
@_spi(Package)
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

@_spi(Package) extension TermWord where Self: Comparable {
  /// Orders words as in the vocabulary.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension TermRow {
  /// Returns whether an OS version has it.
  public func exists(on os: OSVersion) -> Bool { since <= os && until.map { os < $0 } ?? true }
}
