@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// An app and its environment, as options describe them; nil for what they leave open.
struct DescribedEnvironment {
  var os: OSVersion?
  var lifeCycle: LifeCycleWord?
  var sdk: OSVersion?
  var device: Device.Model?
  /// The switches of the model with their values, as they are written.
  var switches: [(key: String, value: String)] = []

  /// A key of a scenario, and the option that stands for it.
  struct Key {
    /// The option, such as `--device`.
    var option: String
    /// The key with its value, such as `device: ipad`.
    var text: String
  }

  /// The keys of the scenario itself.
  var keys: [Key] { device.map { [Key(option: "--device", text: "device: \($0.rawValue)")] } ?? [] }

  /// The keys of `app`.
  var appKeys: [Key] {
    (lifeCycle.map { [Key(option: "--life-cycle", text: "life-cycle: \($0.rawValue)")] } ?? [])
      + (sdk.map { [Key(option: "--sdk", text: "sdk: \($0)")] } ?? [])
  }

  /// The keys of `model`.
  var modelKeys: [Key] { switches.map { Key(option: "--model", text: "\($0.key): \($0.value)") } }

  /// Returns what the options change in the environment of a case, once it was compiled with them.
  func change(as plan: Plan) -> EnvironmentChange {
    EnvironmentChange(
      os: os,
      lifeCycle: lifeCycle?.lifeCycle,
      isSwiftUI: lifeCycle == .swiftUI,
      sdk: sdk,
      device: device,
      choices: switches.isEmpty ? [:] : plan.environment.choices
    )
  }
}
