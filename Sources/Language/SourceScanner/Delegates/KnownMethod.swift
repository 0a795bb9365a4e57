@_spi(Package) package import LifecycleCore

/// A method that UIKit or UserNotifications calls on a delegate.
package struct KnownMethod: Hashable, Sendable {
  /// The selector, `application:openURL:options:`.
  package let selector: String
  /// The name in Swift, `application(_:open:options:)`.
  package let swiftName: String
  /// The method of the model; nil if the model does not have it.
  package let modelMethod: DelegateMethod?
  /// The name of its asynchronous form in Swift; nil if there is none.
  package let asyncName: String?

  private init(_ method: DelegateMethod) {
    selector = method.selector
    swiftName = method.swiftName
    modelMethod = method
    // Its name is also that of the older method, which is not asynchronous.
    asyncName =
      method == .didReceiveRemoteNotificationFetch
      ? "application(_:didReceiveRemoteNotification:)" : method.asyncName
  }

  private init(_ selector: String, _ swiftName: String, async asyncName: String? = nil) {
    self.selector = selector
    self.swiftName = swiftName
    self.asyncName = asyncName
    modelMethod = nil
  }

  /// All methods: those of the model, and those that it does not have.
  static let all = DelegateMethod.allCases.filter { !$0.isSwiftUI }.map(KnownMethod.init) + others

  /// The methods by their selector.
  static let bySelector = Dictionary(all.map { ($0.selector, $0) }) { first, _ in first }
  /// The methods by their name in Swift.
  package static let bySwiftName = Dictionary(all.map { ($0.swiftName, $0) }) { first, _ in first }
  /// The methods by the name of their asynchronous form.
  static let byAsyncName = Dictionary(
    all.compactMap { method in method.asyncName.map { ($0, method) } }
  ) { first, _ in first }

  /// The names before the parenthesis.
  static let baseNames = Set(all.map { String($0.swiftName.prefix { $0 != "(" }) })

  /// The method of the model that stands for one with a secure archive, which is asked at the same time; nil for others.
  package var olderForm: DelegateMethod? {
    switch selector {
    case "application:shouldSaveSecureApplicationState:": .shouldSaveState
    case "application:shouldRestoreSecureApplicationState:": .shouldRestoreState
    default: nil
    }
  }

  /// The methods with a secure archive, by those of the model.
  package static let newerForm = Dictionary(
    all.compactMap { method in method.olderForm.map { ($0, method) } }
  ) { first, _ in first }

  /// The type of the first parameter, by the name before the parenthesis.
  var firstParameterType: String {
    if swiftName.hasPrefix("application") { return "UIApplication" }
    if swiftName.hasPrefix("windowScene") { return "UIWindowScene" }
    if swiftName.hasPrefix("scene") || swiftName.hasPrefix("stateRestoration") { return "UIScene" }
    if swiftName.hasPrefix("userNotification") { return "UNUserNotificationCenter" }
    return swiftName.hasPrefix("buildMenu") ? "UIMenuBuilder" : "URLSession"
  }

  /// Which delegate has it; that of a background URL session is none of them.
  package var role: DelegateRole? {
    switch firstParameterType {
    case "UIApplication", "UIMenuBuilder": .app
    case "UIScene", "UIWindowScene": .windowScene
    case "UNUserNotificationCenter": .notificationCenter
    default: nil
    }
  }

  /// Whether its last parameter is a completion handler, which the app must call.
  package var hasCompletionHandler: Bool {
    selector.hasSuffix("ompletionHandler:") || selector.hasSuffix(":reply:")
  }

  private static let others = [
    KnownMethod(
      "application:supportedInterfaceOrientationsForWindow:",
      "application(_:supportedInterfaceOrientationsFor:)"
    ),
    KnownMethod(
      "application:shouldAllowExtensionPointIdentifier:",
      "application(_:shouldAllowExtensionPointIdentifier:)"
    ),
    KnownMethod("application:handlerForIntent:", "application(_:handlerFor:)"),
    KnownMethod(
      "application:handleIntent:completionHandler:",
      "application(_:handle:completionHandler:)",
      async: "application(_:handle:)"
    ),
    KnownMethod(
      "application:didRegisterUserNotificationSettings:",
      "application(_:didRegister:)"
    ),
    KnownMethod(
      "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
      "application(_:handleActionWithIdentifier:for:completionHandler:)"
    ),
    KnownMethod(
      "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
      "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)"
    ),
    KnownMethod(
      "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:",
      "application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)"
    ),
    KnownMethod(
      "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:",
      "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)"
    ),
    KnownMethod(
      "application:shouldSaveSecureApplicationState:",
      "application(_:shouldSaveSecureApplicationState:)"
    ),
    KnownMethod(
      "application:shouldRestoreSecureApplicationState:",
      "application(_:shouldRestoreSecureApplicationState:)"
    ),
    KnownMethod(
      "application:willChangeStatusBarOrientation:duration:",
      "application(_:willChangeStatusBarOrientation:duration:)"
    ),
    KnownMethod(
      "application:didChangeStatusBarOrientation:",
      "application(_:didChangeStatusBarOrientation:)"
    ),
    KnownMethod(
      "application:handleWatchKitExtensionRequest:reply:",
      "application(_:handleWatchKitExtensionRequest:reply:)"
    ),
    KnownMethod(
      "applicationShouldRequestHealthAuthorization:",
      "applicationShouldRequestHealthAuthorization(_:)"
    ),
    KnownMethod(
      "applicationShouldAutomaticallyLocalizeKeyCommands:",
      "applicationShouldAutomaticallyLocalizeKeyCommands(_:)"
    ),
    KnownMethod("buildMenuWithBuilder:", "buildMenu(with:)"),
    KnownMethod(
      "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
    ),
    KnownMethod(
      "windowScene:didUpdateEffectiveGeometry:",
      "windowScene(_:didUpdateEffectiveGeometry:)"
    ),
    KnownMethod(
      "userNotificationCenter:openSettingsForNotification:",
      "userNotificationCenter(_:openSettingsFor:)"
    ),
  ]
}
