internal import UIKit

/// Near misses among the methods of an app's delegates.
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
  /// What was found in each class, since a class is the same in all cases.
  private static var found: [ObjectIdentifier: [String]] = [:]

  /// Returns the problems of the app delegate.
  static func of(_ launch: Launch) -> [String] {
    guard let delegate = launch.delegate else { return [] }
    return problems(of: type(of: delegate), [appRequirements])
  }

  /// Returns the problems of a scene delegate.
  static func of(_ delegate: any UISceneDelegate) -> [String] {
    problems(of: type(of: delegate), sceneRequirements)
  }

  private static func problems(
    of type: AnyClass,
    _ requirements: [DelegateSignatures.Requirements]
  ) -> [String] {
    if let known = found[ObjectIdentifier(type)] { return known }
    let all = requirements + [centerRequirements]
    let problems = DelegateSignatures(all).problems(of: type)
    found[ObjectIdentifier(type)] = problems
    return problems
  }
}
