package import LifecycleCore
package import ScenarioLanguage

extension SimulationEnvironment {
  /// Returns the environment as the keys of a scenario, without the code and the interface that a scenario can describe.
  ///
  /// - Parameter methods: The methods that the app implements; nil for those of the template.
  /// - Returns: The lines, without an indentation.
  package func lines(implementing methods: MethodSet?) -> [String] {
    var lines = ["ios: \(os)"]
    if let device = device.yaml { lines.append("device: \(device)") }
    var app = app.items(on: os)
    if let methods {
      let all = DelegateMethod.allCases.filter(methods.has).map { YAMLText.value($0.selector) }
      let list = "[\(all.joined(separator: ", "))]"
      app.append("implements: \(methods == .all ? "all" : list)")
    }
    if !app.isEmpty { lines.append("app: {\(app.joined(separator: ", "))}") }
    let choices = ModelSwitch.allCases.compactMap { item in
      self.choices[item].map { "\(item.name): \(item.text(of: $0))" }
    }
    if !choices.isEmpty { lines.append("model: {\(choices.joined(separator: ", "))}") }
    return lines
  }
}

extension Device {
  /// The value of `device`; nil for the default.
  fileprivate var yaml: String? {
    let usual = Device(model: model)
    let flags: [(String, Bool, Bool)] = [
      ("multitasking", multitasking, usual.multitasking),
      ("telephony", telephony, usual.telephony), ("passcode", passcode, usual.passcode),
      ("background-refresh", backgroundRefresh, usual.backgroundRefresh),
      ("notifications", notifications, usual.notifications),
      ("simulator", isSimulator, usual.isSimulator),
    ]
    let changes = flags.filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1)" }
    if changes.isEmpty { return model == .iphone ? nil : model.rawValue }
    return "{\((["model: \(model.rawValue)"] + changes).joined(separator: ", "))}"
  }
}

extension AppDescription {
  /// The keys of `app` that differ from their defaults.
  fileprivate func items(on os: OSVersion) -> [String] {
    var items: [String] = []
    if let sdk { items.append("sdk: \(sdk)") }
    if swiftUI == nil, lifeCycle != .effective(nil, on: os, sdk: sdk) {
      items.append("life-cycle: \(lifeCycle.rawValue)")
    }
    if let swiftUI { items.append("swiftui: \(swiftUI.rawValue)") }
    if supportsMultipleScenes { items.append("multiple-scenes: true") }
    if !sceneConfigurations.isEmpty {
      let entries = sceneConfigurations.map { "\(YAMLText.value($0.name)): \($0.role.rawValue)" }
      items.append("scene-configurations: {\(entries.joined(separator: ", "))}")
    }
    if notificationDelegate != .atLaunch {
      items.append("notification-delegate: \(notificationDelegate.rawValue)")
    }
    if !backgroundModes.isEmpty {
      items.append(
        "background-modes: [\(backgroundModes.map(\.rawValue).sorted().joined(separator: ", "))]"
      )
    }
    var info: [String] = []
    if hasEmptySceneManifest { info.append("UIApplicationSceneManifest: {}") }
    if exitsOnSuspend { info.append("UIApplicationExitsOnSuspend: true") }
    if !permittedTaskIdentifiers.isEmpty {
      let identifiers = permittedTaskIdentifiers.map(YAMLText.value).joined(separator: ", ")
      info.append("BGTaskSchedulerPermittedIdentifiers: [\(identifiers)]")
    }
    if !families.isEmpty {
      let numbers = families.map { $0 == .iphone ? "1" : "2" }.joined(separator: ", ")
      info.append("UIDeviceFamily: [\(numbers)]")
    }
    if !info.isEmpty { items.append("info: {\(info.joined(separator: ", "))}") }
    return items
  }
}

extension ModelSwitch {
  /// Returns a value as written in scenarios.
  func text(of value: Int64) -> String {
    switch type {
    case .word(let words): words.indices.contains(Int(value)) ? words[Int(value)] : ""
    case .duration: "\(VirtualTime(milliseconds: value))"
    default: value == 0 ? "false" : "true"
    }
  }
}
