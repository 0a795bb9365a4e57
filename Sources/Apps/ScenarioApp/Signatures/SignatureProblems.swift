internal import UIKit
internal import UserNotifications

/// What an app's delegates have that nothing calls.
@MainActor enum SignatureProblems {
  private static let signatures = DelegateSignatures([
    DelegateRequirements(of: "UIKit.UIApplicationDelegate") {
      $0 is any UIApplicationDelegate.Type
    },
    DelegateRequirements(of: "UIKit.UISceneDelegate") { $0 is any UISceneDelegate.Type },
    DelegateRequirements(of: "UIKit.UIWindowSceneDelegate") {
      $0 is any UIWindowSceneDelegate.Type
    },
    DelegateRequirements(of: "UserNotifications.UNUserNotificationCenterDelegate") {
      $0 is any UNUserNotificationCenterDelegate.Type
    },
  ])
  /// What was found in each class, since a class is the same in all cases.
  private static var found: [ObjectIdentifier: DelegateFindings] = [:]

  /// Returns what was found in the class of a delegate of the app, of a scene, or of the notification center.
  static func findings(of delegate: AnyObject) -> DelegateFindings {
    let type: AnyClass = type(of: delegate)
    if let known = found[ObjectIdentifier(type)] { return known }
    let findings = signatures.findings(of: type)
    found[ObjectIdentifier(type)] = findings
    return findings
  }
}
