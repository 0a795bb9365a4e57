@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage

extension SimulationEnvironment {
  /// Returns the environment as the keys of a scenario, without the code and the interface that a scenario can describe.
  ///
  /// - Parameters:
  ///   - methods: The methods that the app implements; nil for those of the template.
  ///   - spelling: The language of their names.
  /// - Returns: The lines, without an indentation.
  package func lines(implementing methods: MethodSet?, in spelling: NameSpelling) -> [String] {
    var lines = ["ios: \(os)"]
    if let device = device.yaml { lines.append("device: \(device)") }
    var app = app.items(on: os)
    if let methods { app.append("implements: \(methods.yaml(in: spelling))") }
    if !app.isEmpty { lines.append("app: {\(app.joined(separator: ", "))}") }
    let choices = ModelSwitch.allCases.compactMap { item in
      self.choices[item].map { "\(item.name): \(item.text(of: $0))" }
    }
    if !choices.isEmpty { lines.append("model: {\(choices.joined(separator: ", "))}") }
    return lines
  }
}

extension MethodSet {
  /// Returns the value of `implements`; a list cannot be empty.
  fileprivate func yaml(in spelling: NameSpelling) -> String {
    if self == .all { return "all" }
    let listed = DelegateMethod.allCases.filter { isEmpty || has($0) }
    let list = YAMLFlow.list(listed.map { YAMLText.value(Term.call($0).name(in: spelling)) })
    return isEmpty ? "{all-but: \(list)}" : list
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
      ("always-on-display", alwaysOnDisplay, usual.alwaysOnDisplay),
      ("low-power-mode", lowPowerMode, usual.lowPowerMode), ("debugger", debugger, usual.debugger),
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
    if swiftUI == nil, lifeCycle != .effective(hasSceneManifest ? .scenes : nil, on: os, sdk: sdk) {
      items.append("life-cycle: \(lifeCycle.rawValue)")
    }
    if let swiftUI { items.append("swiftui: \(swiftUI.rawValue)") }
    if supportsMultipleScenes { items.append("multiple-scenes: true") }
    if !sceneConfigurations.isEmpty, !sharesConfigurationNames {
      let entries = sceneConfigurations.map { (YAMLText.value($0.name), $0.roleAndKeys) }
      items.append("scene-configurations: \(YAMLFlow.mapping(entries))")
    }
    if !missingClasses.isEmpty {
      items.append("missing-classes: \(YAMLFlow.list(missingClasses.map(YAMLText.value)))")
    }
    if notificationDelegate != .atLaunch {
      items.append("notification-delegate: \(notificationDelegate.rawValue)")
    }
    if let dataProtection { items.append("data-protection: \(dataProtection.rawValue)") }
    if !backgroundModes.isEmpty {
      items.append("background-modes: \(YAMLFlow.list(backgroundModes.map(\.rawValue).sorted()))")
    }
    if let registeredTaskIdentifiers {
      let identifiers = registeredTaskIdentifiers.map(YAMLText.value)
      let list = identifiers.isEmpty ? "none" : YAMLFlow.list(identifiers)
      items.append("registered-task-identifiers: \(list)")
    }
    if let apsEnvironment { items.append("aps-environment: \(apsEnvironment.rawValue)") }
    if let usageDescriptions {
      let words = usageDescriptions.map(\.rawValue).sorted()
      items.append("usage-descriptions: \(words.isEmpty ? "none" : YAMLFlow.list(words))")
    }
    let info = info + launch.info
    if !info.isEmpty { items.append("info: \(YAMLFlow.mapping(info))") }
    return items + launch.items
  }

  /// The keys of the Info.plist, without those of the launch.
  private var info: [(String, String)] {
    var info: [(String, String)] = []
    if hasSceneManifest { info.append(("UIApplicationSceneManifest", sceneManifest)) }
    if requiresFullScreen { info.append(("UIRequiresFullScreen", "true")) }
    if exitsOnSuspend { info.append(("UIApplicationExitsOnSuspend", "true")) }
    if !permittedTaskIdentifiers.isEmpty {
      let identifiers = permittedTaskIdentifiers.map(YAMLText.value)
      info.append(("BGTaskSchedulerPermittedIdentifiers", YAMLFlow.list(identifiers)))
    }
    if !families.isEmpty {
      let numbers = families.map { $0 == .iphone ? "1" : "2" }
      info.append(("UIDeviceFamily", YAMLFlow.list(numbers)))
    }
    return info
  }

  /// Whether the scene manifest is written as it is in an Info.plist.
  private var hasSceneManifest: Bool { hasEmptySceneManifest || sharesConfigurationNames }

  /// Whether two scene configurations have the same name, which only an Info.plist can express.
  private var sharesConfigurationNames: Bool {
    Set(sceneConfigurations.map(\.name)).count < sceneConfigurations.count
  }

  /// The value of `UIApplicationSceneManifest`.
  private var sceneManifest: String {
    guard sharesConfigurationNames else { return "{}" }
    let roles = SceneRole.allCases.compactMap { role -> (String, String)? in
      let items = sceneConfigurations.filter { $0.role == role }.map { entry in
        YAMLFlow.mapping(
          [("UISceneConfigurationName", YAMLText.value(entry.name))]
            + LaunchDescription.written([
              ("UISceneDelegateClassName", entry.delegateClass),
              ("UISceneClassName", entry.sceneClass),
              ("UISceneStoryboardFile", entry.storyboard),
            ])
        )
      }
      return items.isEmpty ? nil : (role.plistKey, YAMLFlow.list(items))
    }
    return YAMLFlow.mapping([("UISceneConfigurations", YAMLFlow.mapping(roles))])
  }
}

extension SceneConfigurationEntry {
  /// The value of its key in `scene-configurations`.
  fileprivate var roleAndKeys: String {
    let keys = LaunchDescription.written([
      ("delegate", delegateClass), ("class", sceneClass), ("storyboard", storyboard),
    ])
    return keys.isEmpty ? role.rawValue : YAMLFlow.mapping([("role", role.rawValue)] + keys)
  }
}

extension SceneRole {
  /// The key of its configurations in an Info.plist.
  fileprivate var plistKey: String {
    switch self {
    case .application: "UIWindowSceneSessionRoleApplication"
    case .externalDisplay: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    }
  }
}

extension LaunchDescription {
  /// The keys of `app` that differ from their defaults, without those of the Info.plist.
  fileprivate var items: [String] {
    var items: [String] = []
    let main = Self.written([("principal", principalClass), ("delegate", delegateClass)])
    if !main.isEmpty { items.append("main: \(YAMLFlow.mapping(main))") }
    if !imageSchemes.isEmpty {
      items.append("launch-images: \(YAMLFlow.list(imageSchemes.map(YAMLText.value)))")
    }
    if !viewControllers.isEmpty {
      let makers = viewControllers.map {
        (YAMLText.value($0.path.joined(separator: "/")), $0.maker.rawValue)
      }
      items.append("view-controllers: \(YAMLFlow.mapping(makers))")
    }
    return items
  }

  /// The keys of the Info.plist that differ from their defaults.
  fileprivate var info: [(String, String)] {
    Self.written([("NSMainNibFile", mainNib), ("UIMainStoryboardFile", mainStoryboard)])
  }

  fileprivate static func written(_ names: [(key: String, name: Name)]) -> [(String, String)] {
    names.compactMap { key, name in
      switch name {
      case .templateDefault: nil
      case .none: (key, "none")
      case .named(let text): (key, YAMLText.value(text))
      }
    }
  }
}
