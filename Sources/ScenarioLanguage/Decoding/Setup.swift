internal import LifecycleCore

/// One value of the `ios` or the `device` axis, and whether a case is named for it.
struct Axis<Value: Sendable>: Sendable {
  var values: [Value]
  /// A list or a range names its cases, a single value does not.
  var isNamed: Bool
  var range: SourceRange
}

/// The world and the defaults that a suite gives to its scenarios, and a scenario to itself.
struct Setup: Sendable {
  var ios: Axis<OSVersion>?
  var devices: Axis<Device>?
  var exclusions: [CaseCondition] = []
  var app = AppSetup()
  var choices: [ModelSwitch: Int64] = [:]
  var tags: [Tag] = []
  var sources: [String] = []
  var given: [Step] = []
  /// The scenario's own; nil where it has none.
  var steps: [Step]?
  var finally: [Step] = []
  var never: [Moment] = []
  /// The place of the last `never`, for its failures.
  var neverRange = SourceRange.startOfFile
  /// What `eventually`, `always` and the fragments under `invariants` ask of the whole run.
  var properties: [any Expectation] = []
  var invariants: [NamedInvariant] = []
  /// The invariants that the app must violate.
  var violated: [NamedInvariant] = []
  var isStrict = false
  var isSoft = false
  /// The wall-clock time after which a case is stopped.
  var timeout: VirtualTime?
  var skip: CaseCondition?
  var knownIssue: CaseCondition?
}

/// The cases that `exclude`, `skip` or `known-issue` is about, and why.
struct CaseCondition: Sendable {
  var reason = ""
  /// The versions; empty for all.
  var ios: [OSVersion] = []
  /// The devices; empty for all.
  var models: [Device.Model] = []
  /// The place of all that is said of it.
  var range: SourceRange

  /// Whether it is about the case.
  func applies(to os: OSVersion, _ model: Device.Model) -> Bool {
    (ios.isEmpty || ios.contains(os)) && (models.isEmpty || models.contains(model))
  }

  /// Whether it is about the case.
  func applies(to world: WorldDescription) -> Bool { applies(to: world.os, world.device.model) }

  /// Its reason, where it is about the case.
  func reason(in world: WorldDescription) -> String? { applies(to: world) ? reason : nil }
}

/// What the exclusions of a setup leave out of its axes.
///
/// However many there are, they are about a few versions and devices.
struct Exclusions {
  /// What a case is excluded by.
  struct World: Hashable {
    var os: OSVersion
    var model: Device.Model
  }

  private let excluded: Set<World>
  /// Those that leave nothing out.
  let unused: [CaseCondition]

  init(_ setup: Setup) {
    guard !setup.exclusions.isEmpty else {
      (excluded, unused) = ([], [])
      return
    }
    let models = Set((setup.devices?.values ?? [Device()]).map(\.model))
    let worlds = Set(setup.ios?.values ?? []).flatMap { os in
      models.map { World(os: os, model: $0) }
    }
    var excluded: Set<World> = []
    var unused: [CaseCondition] = []
    for exclusion in setup.exclusions {
      let found = worlds.filter { exclusion.applies(to: $0.os, $0.model) }
      excluded.formUnion(found)
      if found.isEmpty { unused.append(exclusion) }
    }
    self.excluded = excluded
    self.unused = unused
  }

  /// Whether a case is left out.
  func apply(to os: OSVersion, _ device: Device) -> Bool {
    !excluded.isEmpty && excluded.contains(World(os: os, model: device.model))
  }
}
