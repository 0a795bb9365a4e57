/// The methods of the delegate protocols that nothing calls here, with the reason.
let methodsWithoutCalls: [String: String] = [
  "application(_:shouldAllowExtensionPointIdentifier:)": "extensions are not simulated",
  "application(_:supportedInterfaceOrientationsFor:)": "windows are not drawn",
  "applicationShouldAutomaticallyLocalizeKeyCommands(_:)": "menus are not simulated",
  "userNotificationCenter(_:openSettingsFor:)": "the Settings app is not simulated",
  "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)": "windows are not drawn",
  "windowScene(_:didUpdateEffectiveGeometry:)": "windows are not drawn",
]

/// The methods of UIKit's protocols that those on Linux do not declare, with the reason.
let undeclaredMethods: [String: String] = [
  "application(_:didChangeStatusBarOrientation:)": "windows are not drawn",
  "application(_:handleWatchKitExtensionRequest:reply:)": "watches are not simulated",
  "application(_:willChangeStatusBarOrientation:duration:)": "windows are not drawn",
  "applicationShouldRequestHealthAuthorization(_:)": "watches are not simulated",
  "scene(_:restoreInteractionStateWith:)": "the interaction state is not simulated",
]
