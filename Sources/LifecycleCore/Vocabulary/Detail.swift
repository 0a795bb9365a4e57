/// What a call or an effect is given, by a name under which an expectation may ask for it.
public enum Detail: UInt8, CaseIterable, Sendable {
  /// The launch options: a mapping of key and value.
  case options
  /// The URL that is opened.
  case url
  /// The bundle identifier of the app that asked to open it.
  case sourceApplication
  /// The URLs with which a scene connects or is opened.
  case urlContexts
  /// The name of the thing that it is about: a view, a socket, an app.
  case name
  /// The names of views.
  case views

  /// The word of the language.
  public var word: String {
    switch self {
    case .options: "options"
    case .url: "url"
    case .sourceApplication: "source-application"
    case .urlContexts: "url-contexts"
    case .name: "name"
    case .views: "views"
    }
  }
}

/// The values of the details of one call or effect.
public struct Details: Hashable, Sendable {
  /// The value of one detail.
  public enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// Several texts.
    case list([String])
    /// Keys and texts.
    case mapping([String: String])
  }

  /// Those that are not nil or empty.
  public var values: [Detail: Value]
}
