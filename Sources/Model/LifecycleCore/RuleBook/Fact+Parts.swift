// Facts about the environment that consist of several conditions, so that a reason can name the one that is missing.
extension SimulationEnvironment {
  /// Returns the conditions that a fact consists of, each a clause and whether it holds; empty for any other fact.
  func parts(of fact: Fact) -> KeyValuePairs<String, Bool> {
    let sdk = app.sdk ?? os
    let hasScenes = app.lifeCycle == .scenes
    return switch fact {
    case .multitasks:
      [
        "the OS supports running in the background": os >= .iOS4,
        "the device supports multitasking": device.multitasking,
        "the app was built with the SDK of iOS 4 or later": sdk >= .iOS4,
      ]
    case .staysInBackground:
      [
        "the OS supports running in the background": os >= .iOS4,
        "the device supports multitasking": device.multitasking,
        "the app was built with the SDK of iOS 4 or later": sdk >= .iOS4,
        "the app does not opt out of the background (`UIApplicationExitsOnSuspend`)":
          !app.exitsOnSuspend || os >= .iOS13,
      ]
    case .isInCompatibilityMode:
      [
        "the device is an iPad": device.model == .ipad,
        "the app is for the iPhone only": app.families == [.iphone],
      ]
    case .protectsData:
      [
        "the device has a passcode": device.passcode,
        "the OS protects files while the device is locked": os >= .iOS4,
      ]
    case .launchesAfterRestart:
      [
        "the app declares VoIP": app.backgroundModes.contains(.voip),
        "the OS launches such an app after a restart": os < .iOS10,
      ]
    case .mustReportCalls:
      [
        "the app declares VoIP": app.backgroundModes.contains(.voip),
        "the app was built with the SDK of iOS 13 or later": sdk >= .iOS13,
      ]
    case .schedulesTasks:
      [
        "the device is not the Simulator": !device.isSimulator,
        "the user allows background refresh": device.backgroundRefresh,
      ]
    case .supportsWindows:
      [
        "the app has scenes": hasScenes,
        "the app supports several scenes": app.supportsMultipleScenes,
        "the device is an iPad": device.model == .ipad,
        "the app is not for the iPhone only": app.families != [.iphone],
      ]
    case .showsOnDisplay:
      [
        "the app has scenes": hasScenes,
        "the app has a configuration for the scene of an external display":
          app.sceneConfigurations.contains { $0.role == .externalDisplay },
        "the OS or the app's SDK is older than iOS 27, with which an app asks for that scene itself":
          min(sdk, os) < .iOS27,
      ]
    default: [:]
    }
  }

  /// Returns a clause about a condition of an action that does not hold: of a fact that consists of several, the missing one.
  func phrase(ofUnmet condition: Condition, for action: Action? = nil) -> String {
    guard case .fact(let fact) = condition,
      let missing =
        action.flatMap({ missingDeclaration(of: fact, for: $0) })
        ?? parts(of: fact).first(where: { !$0.value })?.key
    else { return condition.phrase }
    return missing
  }
}
