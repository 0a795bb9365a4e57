/// A row of the inventory of behaviours: what one can read in the documents about apps, in our own words.
///
/// To add one: a row in the file of its area, with the number that follows the highest.
public struct Behaviour: Sendable {
  /// The number, which never changes and says nothing about the order.
  public let number: Int
  /// Whose matter it is.
  public let scope: Scope
  /// The documents that describe it.
  public let documents: [Document]
  /// What happens, or for a row of advice what to do.
  public let text: String

  /// The name by which scenarios cite it, such as `F26`.
  public var name: String { "F\(number)" }

  init(_ number: Int, _ scope: Scope, _ documents: [Document], _ text: String) {
    self.number = number
    self.scope = scope
    self.documents = documents
    self.text = text
  }
}

extension Behaviour {
  /// Whose matter a behaviour is.
  public enum Scope: String, CaseIterable, Sendable {
    /// What the app is told, and which state it is in.
    case core
    /// What users, the system and devices do around the app.
    case env
    /// What goes on inside the app: events, views, drawing, memory.
    case adj
    /// Advice to developers, which no scenario can show.
    case doc

    /// The scope, as a reader is told it.
    public var words: String {
      switch self {
      case .core: "life cycle"
      case .env: "surroundings"
      case .adj: "inside the app"
      case .doc: "advice"
      }
    }
  }

  /// A document that the inventory was taken from.
  public enum Document: String, CaseIterable, Sendable {
    /// Apple's guide for iOS 4.
    case guide2010 = "2010"
    /// Apple's guide for iOS 5.
    case guide2011 = "2011"
    /// The translation of the guide for iOS 5, with additions.
    case translation
    /// Apple's guide for iOS 8.
    case guide2014 = "2014"
    /// The book about iPad apps.
    case book
    /// Apple's present reference, for what came after those.
    case uikit = "UIKit"
    /// No document, but what somebody measured on a device.
    case measured

    /// The document's full title.
    public var title: String {
      switch self {
      case .guide2010: Source.guide2010("").title
      case .guide2011: Source.guide2011("").title
      case .translation: Source.translation("").title
      case .guide2014: Source.guide2014("").title
      case .book: Source.book("").title
      case .uikit: Source.uikit("").title
      case .measured: Source.measured("").title
      }
    }
  }
}
