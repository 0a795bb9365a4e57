@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioRunner

/// The environment of a finding is that of the case in which it was found.
@Suite struct EnvironmentTextTests {
  @Test func anEnvironmentIsReadAsItWasWritten() throws {
    var generator = SplitMix(seed: 1)
    for _ in 0..<300 {
      var environment = SimulationEnvironment.random(using: &generator)
      let choices: [MethodSet?] = [nil, .all, MethodSet(), MethodSet([.didFinishLaunching])]
      let methods = generator.pick(from: choices)
      let spelling = generator.pick(from: NameSpelling.allCases)
      let lines = environment.lines(implementing: methods, in: spelling)
      let text =
        (["scenario: A"] + lines + ["steps:"] + ["- user: tap-icon", "  state: active", ""])
        .joined(separator: "\n")
      var loader = YAMLLoader()
      let file = loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
      let errors = file.allDiagnostics.filter { $0.severity == .error }
      try #require(errors.isEmpty, "\(errors.map(\.message))\n\(text)")
      let plan = try #require(file.scenarios.first?.plans.first)
      // Not keys of their own, but whether some of the methods are implemented.
      let implemented = plan.script.implemented
      environment.app.returnsSceneConfiguration = implemented.has(.configurationForConnecting)
      environment.app.hasRefreshClosure = implemented.has(.swiftUIRefreshTask)
      environment.app.hasSessionClosure = implemented.has(.swiftUISessionTask)
      #expect(plan.environment == environment, "\(text)")
      guard let methods else { continue }
      let callable = environment.app.swiftUI.map { _ in MethodSet.callable(in: environment.app) }
      #expect(plan.script.implemented == methods.intersection(callable ?? .all), "\(text)")
    }
  }
}

extension SplitMix {
  fileprivate mutating func once(in count: Int) -> Bool { number(below: count) == 0 }

  fileprivate mutating func pick<Element>(from elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  fileprivate mutating func some<Element>(of elements: [Element]) -> [Element] {
    elements.filter { _ in once(in: 3) }
  }
}

/// Names that YAML or the language reads as something else without quotes.
private let oddNames = ["yes", "1", "a: b", "#x", " x", "none", "Default", "${a}", "[", "- a"]

extension SimulationEnvironment {
  /// An environment that a scenario can have, without an interface and objects.
  fileprivate static func random(using generator: inout SplitMix) -> SimulationEnvironment {
    let os = generator.pick(from: OSVersion.released)
    var environment = SimulationEnvironment(os: os)
    environment.device = .random(using: &generator)
    if generator.once(in: 3) {
      environment.app.sdk = generator.pick(from: OSVersion.released)
    }
    if os >= OSVersion(13) {
      environment.app.lifeCycle = generator.pick(from: [.appDelegate, .scenes])
    }
    if os >= OSVersion(14), environment.app.lifeCycle == .scenes, generator.once(in: 3) {
      environment.app.swiftUI = generator.pick(from: AppDescription.SwiftUIDelegates.allCases)
    }
    environment.app.addScenes(using: &generator)
    environment.app.exitsOnSuspend = generator.once(in: 4)
    environment.app.backgroundModes = Set(generator.some(of: BackgroundMode.allCases))
    environment.app.permittedTaskIdentifiers = generator.some(of: oddNames)
    if generator.once(in: 2) {
      environment.app.registeredTaskIdentifiers = generator.some(of: oddNames)
    }
    environment.app.apsEnvironment = generator.pick(
      from: [nil] + AppDescription.APSEnvironment.allCases
    )
    environment.app.usageDescriptions = generator.pick(
      from: [nil, [], Set(generator.some(of: UsageDescription.allCases))]
    )
    environment.app.requiresFullScreen = generator.once(in: 4)
    environment.app.notificationDelegate = generator.pick(from: [.atLaunch, .afterLaunch])
    let families: [[Device.Model]] =
      [[], [.iphone], [.iphone, .ipad]] + (environment.device.model == .ipad ? [[.ipad]] : [])
    environment.app.families = generator.pick(from: families)
    environment.app.launch = .random(on: os, using: &generator)
    if generator.once(in: 3) {
      environment.app.missingClasses = environment.app.namedDelegateClasses(on: os)
    }
    for item in ModelSwitch.allCases where generator.once(in: 4) {
      environment.choices[item] =
        switch item.type {
        case .word(let words): Int64(generator.number(below: words.count))
        case .duration: 3000
        default: Int64(generator.number(below: 2))
        }
    }
    return environment
  }
}

extension Device {
  fileprivate static func random(using generator: inout SplitMix) -> Device {
    var device = Device(model: generator.pick(from: [.iphone, .ipad]))
    device.multitasking = !generator.once(in: 4)
    device.telephony = generator.once(in: 2)
    device.passcode = generator.once(in: 2)
    device.isSimulator = generator.once(in: 4)
    device.backgroundRefresh = !generator.once(in: 4)
    device.notifications = !generator.once(in: 4)
    device.alwaysOnDisplay = generator.once(in: 4)
    device.lowPowerMode = generator.once(in: 4)
    device.debugger = generator.once(in: 4)
    return device
  }
}

extension AppDescription {
  fileprivate mutating func addScenes(using generator: inout SplitMix) {
    supportsMultipleScenes = generator.once(in: 2)
    sceneConfigurations = SceneRole.allCases.flatMap { role in
      generator.some(of: ["Default", "yes", "a: b"]).map { .init(name: $0, role: role) }
    }
    let names = sceneConfigurations.map(\.name)
    let sharesNames = Set(names).count < names.count
    for index in sceneConfigurations.indices where sharesNames || generator.once(in: 3) {
      sceneConfigurations[index].delegateClass = generator.pick(
        from: [.none, .named("SceneDelegate"), .named("none")]
      )
      sceneConfigurations[index].sceneClass = generator.pick(
        from: [.templateDefault, .named("UIScene"), .named("none")]
      )
      sceneConfigurations[index].storyboard = generator.pick(
        from: [.none, .named("Main"), .named("none")]
      )
    }
    let isManifest = sharesNames || generator.once(in: 3)
    hasEmptySceneManifest =
      isManifest && !sceneConfigurations.contains { $0.role == .application }
  }
}

extension LaunchDescription {
  fileprivate static func random(
    on os: OSVersion,
    using generator: inout SplitMix
  ) -> LaunchDescription {
    func name(_ generator: inout SplitMix) -> Name {
      generator.pick(from: [.templateDefault, .none, .named(generator.pick(from: oddNames))])
    }
    var launch = LaunchDescription()
    launch.principalClass = name(&generator)
    launch.delegateClass = name(&generator)
    launch.mainNib = name(&generator)
    if launch.mainNib.text == nil, os >= firstWithStoryboards {
      launch.mainStoryboard = name(&generator)
    }
    // Something must create the delegate.
    if launch.interface(on: os) != .nib, !launch.namesDelegate(on: os) {
      launch.delegateClass = .named("none")
    }
    launch.imageSchemes = generator.some(of: oddNames)
    launch.viewControllers = generator.some(of: oddNames + ["-"]).map {
      .init(
        path: ["root", $0],
        maker: generator.pick(from: RestorableViewController.Maker.allCases)
      )
    }
    return launch
  }
}
