/// The language in whose names the methods and notifications of UIKit are written.
@_spi(Package) public enum NameSpelling: String, CaseIterable, Sendable {
  /// `scene(_:willConnectTo:options:)`, `UIScene.didActivateNotification`.
  case swift
  /// `scene:willConnectToSession:options:`, `UISceneDidActivateNotification`.
  case objc

  /// Returns the language in which names are written about a version of iOS, if nothing else decides.
  ///
  /// Since iOS 13, most people know them in Swift.
  public static func usual(on os: OSVersion) -> NameSpelling { os < OSVersion(13) ? .objc : .swift }
}

extension Term {
  /// Returns its name in a language; the word of what is neither a method nor a notification.
  public func name(in spelling: NameSpelling) -> String {
    switch spelling {
    case .swift: row.swiftName ?? word
    case .objc: word
    }
  }
}
