/// The methods and properties of UIKit that a delegate can have and that nothing calls here, with the reason; some of them
/// are not declared on Linux.
let methodsWithoutCalls: [String: String] = {
  let reasons = [
    "extensions are not simulated": ["application(_:shouldAllowExtensionPointIdentifier:)"],
    "menus are not simulated": [
      "applicationShouldAutomaticallyLocalizeKeyCommands(_:)", "buildMenu(with:)", "keyCommands",
    ],
    "remote controls are not simulated": ["remoteControlReceived(with:)"],
    "responders do not restore or update activities": [
      "restoreUserActivityState(_:)", "updateUserActivityState(_:)",
    ],
    "the Settings app is not simulated": ["userNotificationCenter(_:openSettingsFor:)"],
    "touches are not delivered to code": [
      "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)",
      "touchesMoved(_:with:)",
    ],
    "watches are not simulated": [
      "application(_:handleWatchKitExtensionRequest:reply:)",
      "applicationShouldRequestHealthAuthorization(_:)",
    ],
    "windows are not drawn": [
      "application(_:didChangeStatusBarOrientation:)",
      "application(_:supportedInterfaceOrientationsFor:)",
      "application(_:willChangeStatusBarOrientation:duration:)",
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "windowScene(_:didUpdateEffectiveGeometry:)",
    ],
  ]
  return reasons.reduce(into: [:]) { result, item in
    for method in item.value { result[method] = item.key }
  }
}()
