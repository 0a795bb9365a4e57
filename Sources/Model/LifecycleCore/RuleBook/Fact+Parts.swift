/// One of several conditions that a fact about the environment consists of, so that a reason can name the one that is missing.
struct FactPart {
  /// The key of a scenario that decides it.
  let key: String
  /// The condition as a clause.
  let clause: String
  /// Whether it holds.
  let holds: Bool

  static func os(_ clause: String, _ holds: Bool) -> Self {
    Self(key: "ios", clause: clause, holds: holds)
  }
  static func device(_ clause: String, _ holds: Bool) -> Self {
    Self(key: "device", clause: clause, holds: holds)
  }
  static func app(_ clause: String, _ holds: Bool) -> Self {
    Self(key: "app", clause: clause, holds: holds)
  }
  static func modes(_ clause: String, _ holds: Bool) -> Self {
    Self(key: "background-modes", clause: clause, holds: holds)
  }
}

extension SimulationEnvironment {
  /// Returns the conditions that a fact consists of; empty for any other fact.
  func parts(of fact: Fact) -> [FactPart] {
    let sdk = app.sdk ?? os
    let hasScenes = app.lifeCycle == .scenes
    return switch fact {
    case .multitasks:
      [
        .os("the OS supports running in the background", os >= .iOS4),
        .device("the device supports multitasking", device.multitasking),
        .app("the app was built with the SDK of iOS 4 or later", sdk >= .iOS4),
      ]
    case .staysInBackground:
      [
        .os("the OS supports running in the background", os >= .iOS4),
        .device("the device supports multitasking", device.multitasking),
        .app("the app was built with the SDK of iOS 4 or later", sdk >= .iOS4),
        .app(
          "the app does not opt out of the background (`UIApplicationExitsOnSuspend`)",
          !app.exitsOnSuspend || os >= .iOS13
        ),
      ]
    case .isInCompatibilityMode:
      [
        .device("the device is an iPad", device.model == .ipad),
        .app("the app is for the iPhone only", app.families == [.iphone]),
      ]
    case .protectsData:
      [
        .device("the device has a passcode", device.passcode),
        .os("the OS protects files while the device is locked", os >= .iOS4),
      ]
    case .mustReportCalls:
      [
        .modes("the app declares VoIP", app.backgroundModes.contains(.voip)),
        .app("the app was built with the SDK of iOS 13 or later", sdk >= .iOS13),
      ]
    case .schedulesTasks:
      [
        .device("the device is not the Simulator", !device.isSimulator),
        .device("the user allows background refresh", device.backgroundRefresh),
      ]
    case .supportsWindows:
      [
        .app("the app has scenes", hasScenes),
        .app("the app supports several scenes", app.supportsMultipleScenes),
        .device("the device is an iPad", device.model == .ipad),
        .app("the app is not for the iPhone only", app.families != [.iphone]),
      ]
    case .showsOnDisplay:
      [
        .app("the app has scenes", hasScenes),
        .app(
          "the app has a configuration for the scene of an external display",
          app.sceneConfigurations.contains { $0.role == .externalDisplay }
        ),
        .app(
          "the OS or the app's SDK is older than iOS 27, with which an app asks for that scene itself",
          min(sdk, os) < .iOS27
        ),
      ]
    default: []
    }
  }

  /// Returns a clause about a condition of an action that does not hold: of a fact that consists of several, the missing one.
  func phrase(ofUnmet condition: Condition, for action: Action? = nil) -> String {
    guard case .fact(let fact) = condition,
      let missing =
        action.flatMap({ missingDeclaration(of: fact, for: $0) })
        ?? parts(of: fact).first(where: { !$0.holds })?.clause
    else { return condition.phrase }
    return missing
  }

  /// Returns what can change a condition that does not hold: of a fact that consists of several, the missing one.
  func origin(ofUnmet condition: Condition) -> ConditionOrigin? {
    guard case .fact(let fact) = condition,
      let missing = parts(of: fact).first(where: { !$0.holds })
    else { return condition.origin }
    return .environment(missing.key)
  }
}
