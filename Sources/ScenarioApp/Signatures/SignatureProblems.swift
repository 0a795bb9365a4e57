internal import UIKit

/// Finds near misses among the methods of an app's delegates.
@MainActor enum SignatureProblems {
  private static let appRequirements = DelegateSignatures.Requirements(
    of: "UIKit.UIApplicationDelegate"
  )
  private static let sceneRequirements = [
    DelegateSignatures.Requirements(of: "UIKit.UISceneDelegate"),
    DelegateSignatures.Requirements(of: "UIKit.UIWindowSceneDelegate"),
  ]
  private static let centerRequirements = DelegateSignatures.Requirements(
    of: "UserNotifications.UNUserNotificationCenterDelegate"
  )
  /// The findings for each class, which are the same in all cases.
  private static var found: [ObjectIdentifier: DelegateFindings] = [:]

  /// Returns the problems and the methods of the app delegate.
  static func of(_ delegate: any UIApplicationDelegate) -> DelegateFindings {
    findings(of: type(of: delegate), [appRequirements])
  }

  /// Returns the problems of a scene delegate.
  static func of(_ delegate: any UISceneDelegate) -> [String] {
    findings(of: type(of: delegate), sceneRequirements).problems
  }

  private static func findings(
    of type: AnyClass,
    _ requirements: [DelegateSignatures.Requirements]
  ) -> DelegateFindings {
    if let known = found[ObjectIdentifier(type)] { return known }
    let findings = DelegateSignatures(requirements + [centerRequirements]).findings(of: type)
    found[ObjectIdentifier(type)] = findings
    return findings
  }
}
