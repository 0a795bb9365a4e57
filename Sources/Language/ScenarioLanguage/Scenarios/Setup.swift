@_spi(Package) internal import LifecycleCore

/// The values of the `ios` or the `device` axis, and whether case names contain them.
struct Axis<Value: Sendable>: Sendable {
  var values: [Value]
  /// Whether case names contain the value, which a list or a range requires and a single value does not.
  var isInCaseName: Bool
  var range: SourceRange
}

/// The environment and settings of a scenario, with the defaults from its suite.
struct Setup: Sendable {
  var ios: Axis<OSVersion>?
  var devices: Axis<Device>?
  var exclusions: [CaseCondition] = []
  var app = AppSetup()
  var choices: [ModelSwitch: Int64] = [:]
  var tags: [Tag] = []
  var sources: [String] = []
  var given: [Step] = []
  /// The scenario's own steps; nil if it has none.
  var steps: [Step]?
  var finally: [Step] = []
  var never: [EventPattern] = []
  /// The range of the last `never`, for its failures.
  var neverRange = SourceRange.startOfFile
  /// The expectations of the whole run from `eventually`, `always` and the fragments under `invariants`.
  var properties: [any Expectation] = []
  var invariants: [NamedInvariant] = []
  /// The invariants that the app must violate.
  var violated: [NamedInvariant] = []
  /// The probes of the app under test whose values survive the end of its process.
  var survivors: [Located<String>] = []
  var isStrict = false
  var isSoft = false
  /// The wall-clock time after which a case is stopped.
  var timeout: VirtualTime?
  var skip: CaseCondition?
  var knownIssue: CaseCondition?
}

extension Setup {
  /// The range of `life-cycle: scenes` if no version has scenes; otherwise nil.
  ///
  /// It may be that of a suite whose other scenarios have scenes, so by itself it is not an error.
  var impossibleScenes: SourceRange? {
    guard app.lifeCycle == .scenes, let ios, ios.values.allSatisfy({ $0 < OSVersion(13) }) else {
      return nil
    }
    return app.lifeCycleRange
  }
}

/// The cases to which `exclude`, `skip` or `known-issue` applies, and the reason.
struct CaseCondition: Sendable {
  var reason = ""
  /// The versions; empty for all.
  var ios: [OSVersion] = []
  /// The devices; empty for all.
  var models: [Device.Model] = []
  /// The range of the whole condition.
  var range: SourceRange

  /// Returns whether the condition applies to the case.
  func applies(to os: OSVersion, _ model: Device.Model) -> Bool {
    (ios.isEmpty || ios.contains(os)) && (models.isEmpty || models.contains(model))
  }

  /// Returns whether the condition applies to the case.
  func applies(to environment: SimulationEnvironment) -> Bool {
    applies(to: environment.os, environment.device.model)
  }

  /// Returns the reason, if the condition applies to the case.
  func reason(in environment: SimulationEnvironment) -> String? {
    applies(to: environment) ? reason : nil
  }
}

/// The combinations of axis values that a setup excludes.
///
/// A set, since many exclusions concern only a few versions and devices.
struct Exclusions {
  /// The version and device by which a case is excluded.
  struct Combination: Hashable {
    var os: OSVersion
    var model: Device.Model
  }

  private let excluded: Set<Combination>
  /// The exclusions that exclude no case.
  let unused: [CaseCondition]

  init(_ setup: Setup) {
    guard !setup.exclusions.isEmpty else {
      (excluded, unused) = ([], [])
      return
    }
    let models = Set((setup.devices?.values ?? [Device()]).map(\.model))
    let environments = Set(setup.ios?.values ?? []).flatMap { os in
      models.map { Combination(os: os, model: $0) }
    }
    var excluded: Set<Combination> = []
    var unused: [CaseCondition] = []
    for exclusion in setup.exclusions {
      let found = environments.filter { exclusion.applies(to: $0.os, $0.model) }
      excluded.formUnion(found)
      if found.isEmpty { unused.append(exclusion) }
    }
    self.excluded = excluded
    self.unused = unused
  }

  /// Returns whether a case is excluded.
  func apply(to os: OSVersion, _ device: Device) -> Bool {
    !excluded.isEmpty && excluded.contains(Combination(os: os, model: device.model))
  }
}

/// A tag and its range.
public struct Tag: Hashable, Sendable {
  /// The tag's text.
  public var word: String
  /// The range of the tag.
  @_spi(Package) public var range: SourceRange
}
