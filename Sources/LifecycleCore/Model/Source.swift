/// Where a rule comes from: a document and a place in it.
public struct Source: Hashable, Sendable {
  /// The document's short name, as scenarios cite it: `2010`, `2011`, `2014`, `book`, `translation` and others.
  public let document: String
  /// The document's full title.
  public let title: String
  /// The section, or what was observed.
  public let section: String

  /// The source as a failure prints it.
  public var citation: String { section.isEmpty ? title : "\(title), \"\(section)\"" }

  /// Apple, *iOS Application Programming Guide*, 2010 (iOS 4).
  static func guide2010(_ section: String) -> Source {
    .init(document: "2010", title: "iOS Application Programming Guide 2010", section: section)
  }

  /// Apple, *iOS App Programming Guide*, 2011 (iOS 5).
  static func guide2011(_ section: String) -> Source {
    .init(document: "2011", title: "iOS App Programming Guide 2011", section: section)
  }

  /// Apple, *The App Life Cycle*, 2014 (iOS 8).
  static func guide2014(_ section: String) -> Source {
    .init(document: "2014", title: "The App Life Cycle 2014", section: section)
  }

  /// Bove and Goldstein, *iPad Application Development for Dummies*, 2011 (iOS 4.2).
  static func book(_ section: String) -> Source {
    .init(
      document: "book",
      title: "iPad Application Development for Dummies 2011",
      section: section
    )
  }

  /// The translation of the 2011 guide, which adds URLs and the rules of the background.
  static func translation(_ section: String) -> Source {
    .init(document: "translation", title: "Translation of the 2011 guide", section: section)
  }

  /// Apple, *App Programming Guide for iOS*, 2012 to 2017.
  static func guide2017(_ section: String) -> Source {
    .init(document: "2017", title: "App Programming Guide for iOS 2017", section: section)
  }

  /// Apple's present reference of UIKit.
  static func uikit(_ section: String) -> Source {
    .init(document: "UIKit", title: "UIKit documentation", section: section)
  }

  /// What somebody measured on a device.
  static func measured(_ section: String) -> Source {
    .init(document: "measured", title: "measured on devices", section: section)
  }

  /// What this model decides where every document is silent.
  static func model(_ section: String) -> Source {
    .init(document: "model", title: "this model's own decision", section: section)
  }
}

/// How sure a rule is.
public enum Confidence: String, Sendable {
  /// A document says it in so many words.
  case stated
  /// Somebody measured or observed it.
  case observed
  /// It is inferred; treat it as an option and not as a law.
  case inferred
}
