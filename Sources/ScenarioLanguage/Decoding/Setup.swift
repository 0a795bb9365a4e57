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
  var app = AppSetup()
  var choices: [ModelSwitch: Int64] = [:]
  var tags: [Tag] = []
  var sources: [String] = []
  var given: [Step] = []
  var never: [Moment] = []
  /// The place of the last `never`, for its failures.
  var neverRange = SourceRange.startOfFile
  var skip: Judgement?
  var knownIssue: Judgement?
}

/// A tag and its place.
public struct Tag: Hashable, Sendable {
  /// The word.
  public var word: String
  /// Where it stands.
  public var range: SourceRange
}

/// `skip` or `known-issue`: a reason, and the cases that it is about.
struct Judgement: Sendable {
  var reason = ""
  /// The versions that it is about; empty for all.
  var ios: [OSVersion] = []
  /// The devices that it is about; empty for all.
  var models: [Device.Model] = []

  /// Whether the judgement is about this case.
  func applies(to world: WorldDescription) -> Bool {
    (ios.isEmpty || ios.contains(world.os))
      && (models.isEmpty || models.contains(world.device.model))
  }
}

/// The app of a scenario, as far as it is said.
struct AppSetup: Sendable {
  /// Which methods the scripted app implements.
  enum Implements: Sendable {
    case template
    case all
    case only(MethodSet)
    case allBut(MethodSet)
  }

  var sdk: OSVersion?
  var exitsOnSuspend: Bool?
  var backgroundModes: [String]?
  var hasSceneManifest: Bool?
  var lifeCycle: AppDescription.LifeCycle?
  var launch = LaunchSetup()
  var implements = Implements.template
  var during: [During] = []
}

/// What the app does inside a callback.
struct During: Sendable {
  var method: DelegateMethod
  var actions: [Action]
  /// The place of the selector.
  var range: SourceRange
  /// The place of each action.
  var actionRanges: [SourceRange]
}
