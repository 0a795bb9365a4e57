/// The source of a rule or a statement: a document and a section.
@_spi(Package) public struct Source: Hashable, Sendable {
  /// The document.
  public let document: Document
  /// The section or the observation; empty for the whole document.
  public let section: String

  init(_ document: Document, _ section: String) {
    self.document = document
    self.section = section
  }

  /// Parses a document and a section, such as `2010 Table 2-3`; returns nil for anything else.
  package init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let document = Document(rawValue: String(words[0])) else { return nil }
    self.init(document, String(words[1]))
  }

  /// The source, as printed in failures.
  public var citation: String {
    section.isEmpty ? document.title : "\(document.title), \"\(section)\""
  }

  static func guide2010(_ section: String) -> Source { Source(.guide2010, section) }
  static func guide2011(_ section: String) -> Source { Source(.guide2011, section) }
  static func guide2014(_ section: String) -> Source { Source(.guide2014, section) }
  static func book(_ section: String) -> Source { Source(.book, section) }
  static func translation(_ section: String) -> Source { Source(.translation, section) }
  static func guide2017(_ section: String) -> Source { Source(.guide2017, section) }
  static func uikit(_ section: String) -> Source { Source(.uikit, section) }
  static func backgroundTasks(_ section: String) -> Source { Source(.backgroundTasks, section) }
  static func swiftUI(_ section: String) -> Source { Source(.swiftUI, section) }
  static func avfaudio(_ section: String) -> Source { Source(.avfaudio, section) }
  static func foundation(_ section: String) -> Source { Source(.foundation, section) }
  static func security(_ section: String) -> Source { Source(.security, section) }
  static func technicalQA(_ section: String) -> Source { Source(.technicalQA, section) }
  static func xcode(_ section: String) -> Source { Source(.xcode, section) }
  /// Returns the source of a numbered rule of the background.
  static func backgroundRule(_ number: Int) -> Source {
    .translation("III.3 Rules of the background, rule \(number)")
  }
  static func measured(_ section: String) -> Source { Source(.measured, section) }
  static func model(_ section: String) -> Source { Source(.model, section) }
}

/// A document cited by rules and statements; the raw value is the short name for `source` in scenarios.
@_spi(Package) public enum Document: String, CaseIterable, Sendable {
  /// Apple, *iOS Application Programming Guide*, 2010 (iOS 4).
  case guide2010 = "2010"
  /// Apple, *iOS App Programming Guide*, 2011 (iOS 5).
  case guide2011 = "2011"
  /// The translation of the 2011 guide, which adds URLs and the rules of the background.
  case translation
  /// Apple, *The App Life Cycle*, 2014 (iOS 8).
  case guide2014 = "2014"
  /// Bove and Goldstein, *iPad Application Development for Dummies*, 2011 (iOS 4.2).
  case book
  /// Apple, *App Programming Guide for iOS*, 2012 to 2017.
  case guide2017 = "2017"
  /// Apple's current reference of UIKit.
  case uikit = "UIKit"
  /// Apple's current reference of BackgroundTasks.
  case backgroundTasks = "BackgroundTasks"
  /// Apple's current reference of SwiftUI.
  case swiftUI = "SwiftUI"
  /// Apple's current reference of AVFAudio.
  case avfaudio = "AVFAudio"
  /// Apple's current reference of Foundation.
  case foundation = "Foundation"
  /// Apple's current articles on Xcode, which explain crash reports.
  case xcode = "Xcode"
  /// Apple's Platform Security guide.
  case security = "Security"
  /// Apple's Technical Q&As, by their numbers.
  case technicalQA = "Q&A"
  /// Measurements on devices.
  case measured
  /// Decisions of this model where all documents are silent.
  case model

  /// The full title.
  public var title: String {
    switch self {
    case .guide2010: "iOS Application Programming Guide 2010"
    case .guide2011: "iOS App Programming Guide 2011"
    case .translation: "Translation of the 2011 guide"
    case .guide2014: "The App Life Cycle 2014"
    case .book: "iPad Application Development for Dummies 2011"
    case .guide2017: "App Programming Guide for iOS 2017"
    case .uikit: "UIKit documentation"
    case .backgroundTasks: "BackgroundTasks documentation"
    case .swiftUI: "SwiftUI documentation"
    case .avfaudio: "AVFAudio documentation"
    case .foundation: "Foundation documentation"
    case .xcode: "Xcode documentation"
    case .security: "Apple Platform Security"
    case .technicalQA: "Technical Q&A"
    case .measured: "measured on devices"
    case .model: "this model's own decision"
    }
  }
}

/// The confidence in a rule.
@_spi(Package) public enum Confidence: String, Sendable {
  /// A document states it explicitly.
  case stated
  /// The behavior was measured or observed.
  case observed
  /// The rule is inferred, and can be wrong.
  case inferred
}
