/// A method of a delegate in the sources of an app.
public struct DelegateMethodUse: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The line of the method.
  public let line: Int
  /// The name with labels; that of the form with a completion handler if the method is asynchronous.
  public let name: String

  /// Whether it is inside a condition that Linux never meets.
  public let isLeftOut: Bool

  /// Why the model never calls the method; nil if it can.
  public var reason: String? {
    if isLeftOut { return "its condition is never true on Linux" }
    if let reason = methodsWithoutCalls[name] { return reason }
    return delegateRequirements.contains(name) ? nil : "no delegate protocol has this method"
  }

  /// The name in a trace: from iOS 13.2 on the forms with secure coding are called, under the name of the older ones.
  public var nameInTrace: String {
    name.replacing("SecureApplicationState", with: "ApplicationState")
  }

  /// Whether a scene delegate has the method.
  public var isOfScene: Bool {
    ["scene", "windowScene", "stateRestorationActivity"].contains { name.hasPrefix($0) }
  }

  /// Whether UIKit calls a scene delegate instead, where the app has scenes.
  public var isReplacedByScenes: Bool { replacedByScenes.contains(nameInTrace) }
}

/// The methods of UIKit's delegate protocols that no trace has, with the reason.
public let methodsWithoutCalls: [String: String] = [
  "application(_:didRegister:)": "UIUserNotificationSettings belongs to iOS 8 and 9",
  "application(_:handlerFor:)": "Intents are not simulated",
  "application(_:shouldAllowExtensionPointIdentifier:)": "extensions are not simulated",
  "application(_:supportedInterfaceOrientationsFor:)": "windows are not drawn",
  "applicationShouldAutomaticallyLocalizeKeyCommands(_:)": "menus are not simulated",
  "buildMenu(with:)": "menus are not simulated",
  "userNotificationCenter(_:openSettingsFor:)": "the Settings app is not simulated",
  "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)": "windows are not drawn",
  "windowScene(_:didUpdateEffectiveGeometry:)": "windows are not drawn",
]

/// The methods with parameters of types that Linux does not have.
let methodsWithoutTypes: Set<String> = [
  "application(_:didRegister:)", "application(_:handlerFor:)",
]

private let replacedByScenes: Set<String> = [
  "application(_:continue:restorationHandler:)", "application(_:didUpdate:)",
  "application(_:didFailToContinueUserActivityWithType:error:)", "application(_:open:options:)",
  "application(_:performActionFor:completionHandler:)",
  "application(_:shouldRestoreApplicationState:)", "application(_:shouldSaveApplicationState:)",
  "application(_:willContinueUserActivityWithType:)", "applicationDidBecomeActive(_:)",
  "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
  "applicationWillResignActive(_:)",
]
