@_spi(Package) @testable import LifecycleCore

extension SimulationEnvironment {
  /// An environment of the profile: an OS version of its range, any device, any app, now and then a switch.
  static func random(
    _ profile: Profile,
    withChoices: Bool = true,
    using generator: inout SplitMix
  ) -> SimulationEnvironment {
    let versions = profile.versions
    var environment = SimulationEnvironment(
      os: versions.randomElement(using: &generator) ?? profile.firstVersion
    )
    environment.device = Device(model: generator.once(in: 3) ? .ipad : .iphone)
    environment.device.multitasking = !generator.once(in: 6)
    environment.device.passcode = generator.once(in: 2)
    environment.device.isSimulator = generator.once(in: 8)
    environment.device.alwaysOnDisplay = generator.once(in: 4)
    environment.device.backgroundRefresh = !generator.once(in: 8)
    environment.device.lowPowerMode = generator.once(in: 8)
    environment.device.debugger = generator.once(in: 8)
    environment.app.asksForPermissions = true
    if generator.once(in: 8) { environment.app.sdk = OSVersion(3) }
    environment.app.exitsOnSuspend = generator.once(in: 5)
    environment.app.lifeCycle = profile.isForScenes ? .scenes : .appDelegate
    let modes: [BackgroundMode] = [
      .audio, .location, .voip, .externalAccessory, .newsstandContent, .bluetoothCentral, .fetch,
      .remoteNotification,
    ]
    environment.app.backgroundModes = Set(modes.filter { _ in generator.once(in: 4) })
    if environment.app.backgroundModes.contains(.fetch) {
      environment.app.backgroundModes.insert(.processing)
    }
    if !environment.app.exitsOnSuspend { environment.app.permittedTaskIdentifiers = ["a", "b*"] }
    environment.app.launch = .random(profile, using: &generator)
    if generator.once(in: 3) { environment.app.families = [.iphone] }
    if generator.once(in: 2) { environment.app.interface = .random(using: &generator) }
    if generator.once(in: 2) {
      var object = ObjectDescription(name: "a", className: "A")
      object.existsAtLaunch = generator.once(in: 2)
      environment.app.objects.all = [object]
    }
    if profile.isForScenes, generator.once(in: 4) {
      environment.app.swiftUI =
        AppDescription.SwiftUIDelegates.allCases.randomElement(using: &generator)
    }
    environment.app.supportsMultipleScenes = generator.once(in: 2)
    if generator.once(in: 3) {
      environment.app.sceneConfigurations = SceneRole.allCases.map { .init(name: "a", role: $0) }
    }
    // A copy, so that the rest stays as it was.
    var other = generator
    if other.once(in: 4) { environment.app.registeredTaskIdentifiers = ["a"] }
    if other.once(in: 8) { environment.app.apsEnvironment = .missing }
    if other.once(in: 8) {
      environment.app.missingClasses = [AppDescription.templateSceneDelegate]
    }
    if other.once(in: 4) { environment.app.usageDescriptions = [.camera] }
    if other.once(in: 8) { environment.app.requiresFullScreen = true }
    if other.once(in: 4) {
      for index in environment.app.sceneConfigurations.indices {
        environment.app.sceneConfigurations[index].storyboard = .none
      }
    }
    if other.once(in: 8) { environment.app.hasEmptySceneManifest = true }
    guard withChoices else { return environment }
    for item in ModelSwitch.allCases where generator.once(in: 4) {
      environment.choices[item] = item.values.randomElement(using: &generator)
    }
    return environment
  }
}

extension Profile {
  /// The released versions that behave so.
  var versions: [OSVersion] {
    let next = Profile.all.first { $0.isForScenes == isForScenes && $0.firstVersion > firstVersion }
    return OSVersion.released.filter { version in
      version >= firstVersion && next.map { version < $0.firstVersion } ?? true
    }
  }
}

extension ModelSwitch {
  /// Its values; of a duration two that differ.
  var values: [Int64] {
    switch type {
    case .word(let words): words.indices.map { Int64($0) }
    case .duration: [3000, 45_000]
    default: [0, 1]
    }
  }
}

extension LaunchDescription {
  /// A launch that a profile can have.
  fileprivate static func random(
    _ profile: Profile,
    using generator: inout SplitMix
  ) -> LaunchDescription {
    var launch = LaunchDescription()
    if generator.once(in: 4) { launch.mainNib = .named("MainWindow") }
    if generator.once(in: 4) { launch.delegateClass = .named("AppDelegate") }
    if generator.once(in: 4) { launch.mainStoryboard = .none }
    launch.viewControllers = RestorableViewController.Maker.allCases.compactMap { maker in
      generator.once(in: 2) ? nil : RestorableViewController(path: [maker.rawValue], maker: maker)
    }
    return launch
  }
}

extension InterfaceDescription {
  /// A window with two views that the random actions name, of any kind, and view controllers of the same names.
  fileprivate static func random(using generator: inout SplitMix) -> InterfaceDescription {
    var window = View(name: "window")
    window.kind = .window
    let views = ["a", "b"].map { name in
      var view = View(name: name)
      view.superview = 0
      view.kind =
        ViewKind.allCases.filter { $0 != .window }.randomElement(using: &generator) ?? .view
      view.controller = name == "a" ? 0 : nil
      view.action = generator.once(in: 3) ? nil : "press"
      view.target = generator.once(in: 2) ? "a" : nil
      if generator.once(in: 2) { view.handles = ["touch-ended": [], "shake": [.work(100)]] }
      return view
    }
    var page = View(name: "page")
    page.controller = 1
    var holder = Controller(name: "a")
    if generator.once(in: 2) {
      holder.kind = generator.once(in: 2) ? .navigationController : .tabBarController
      holder.children = ["b"]
    }
    return InterfaceDescription(
      views: [window] + views + [page],
      controllers: [holder, Controller(name: "b")]
    )
  }
}
