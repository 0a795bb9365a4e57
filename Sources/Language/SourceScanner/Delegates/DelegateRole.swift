/// What a class is to UIKit.
package enum DelegateRole: String, CaseIterable, Comparable, Sendable {
  /// The delegate of the app.
  case app = "UIApplicationDelegate"
  /// The delegate of a scene.
  case scene = "UISceneDelegate"
  /// The delegate of a scene with a window.
  case windowScene = "UIWindowSceneDelegate"
  /// The delegate of a CarPlay scene, which receives no events of windows.
  case carPlayScene = "CPTemplateApplicationSceneDelegate"
  /// The delegate of the notification center.
  case notificationCenter = "UNUserNotificationCenterDelegate"

  /// Orders as they are declared.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The role that a protocol gives, with or without the name of its module; nil if it gives none.
  init?(protocolName: String) {
    self.init(rawValue: String(protocolName.split(separator: ".").last ?? ""))
  }
}
