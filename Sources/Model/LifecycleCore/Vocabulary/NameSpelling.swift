/// The language in whose names the methods and notifications of UIKit are written.
@_spi(Package) public enum NameSpelling: String, CaseIterable, Sendable {
  /// `scene(_:willConnectTo:options:)`, `UIScene.didActivateNotification`.
  case swift
  /// `scene:willConnectToSession:options:`, `UISceneDidActivateNotification`.
  case objc
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
