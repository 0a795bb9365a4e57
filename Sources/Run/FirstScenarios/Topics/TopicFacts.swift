@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// What drafts depend on: the app as its project describes it, and as the newest of its versions sees it.
struct TopicFacts {
  var app: DescribedApp
  var environment: AppDescription
  var implemented: MethodSet

  /// Whether the app declares a background mode.
  func declares(_ mode: BackgroundMode) -> Bool { environment.backgroundModes.contains(mode) }

  /// Whether its entitlements allow pushes.
  var hasPushEntitlement: Bool { environment.apsEnvironment.map { $0 != .missing } ?? false }

  /// Whether no push reaches it.
  var lacksPushes: Bool { environment.apsEnvironment == .missing }

  /// Returns whether its code registers a task, as far as that is known.
  func registers(_ identifier: String) -> Bool {
    environment.registeredTaskIdentifiers?.contains(identifier) ?? false
  }

  /// Whether its windows are modeled, which those of SwiftUI are not.
  var hasModeledWindows: Bool { environment.lifeCycle == .scenes && environment.swiftUI == nil }

  /// Whether it permits tasks, which turns background fetch off.
  var permitsTasks: Bool { !environment.permittedTaskIdentifiers.isEmpty }

  /// Returns whether it is a SwiftUI app with a closure for background tasks.
  func hasClosure(_ closure: DelegateMethod) -> Bool {
    environment.swiftUI != nil && implemented.has(closure)
  }

  /// Whether it can have several windows.
  var hasWindows: Bool {
    environment.supportsMultipleScenes && hasModeledWindows
      && (environment.families.isEmpty || environment.families.contains(.ipad))
  }

  /// The first code of the app at each launch, as it is written in scenarios; nil if it has none.
  var launchMethod: String? {
    let methods: [DelegateMethod] = [.didFinishLaunching, .willFinishLaunching, .swiftUIInit]
    return methods.first { implemented.has($0) && environment.canReceive($0) }.map(name)
  }

  /// Returns the name of a method without its last colon, so that one can follow it.
  func name(of method: DelegateMethod) -> String {
    let name = Term.call(method).name(in: app.spelling)
    return name.hasSuffix(":") ? String(name.dropLast()) : name
  }

  /// Returns a variable with a value for each name.
  static func variable(
    _ name: String,
    _ names: [String],
    _ value: (String) -> String = { $0 }
  ) -> ScenarioDraft.Variable {
    ScenarioDraft.Variable(name: name, rows: names.map { (label: $0, value: value($0)) })
  }
}
