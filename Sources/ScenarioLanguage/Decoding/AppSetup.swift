internal import LifecycleCore

/// The app of a scenario, as far as it is said.
struct AppSetup: Sendable {
  /// Which methods the scripted app implements.
  enum Implements: Sendable {
    /// Those of the project template, and those that the scenario names.
    case templateAndNamed
    /// Those of the project template.
    case template
    case all
    case only(MethodSet)
    case allBut(MethodSet)

    /// Whether it says of each method whether it is there.
    var isList: Bool {
      switch self {
      case .template, .templateAndNamed: false
      case .all, .only, .allBut: true
      }
    }
  }

  var sdk: OSVersion?
  var exitsOnSuspend: Bool?
  var backgroundModes: Set<BackgroundMode>?
  var hasSceneManifest: Bool?
  var lifeCycle: AppDescription.LifeCycle?
  /// The schemes of the URLs that open the app; nil where nothing is written.
  var urlSchemes: (schemes: [String], range: SourceRange)?
  /// Whether it implements the methods that save and restore its state; nil where nothing is written.
  var restoresState: Bool?
  /// Where its files are said to be protected.
  var dataProtection: SourceRange?
  var launch = LaunchSetup()
  var implements = Implements.templateAndNamed
  var during: [Reaction<DelegateMethod>] = []
  var handlers: [Reaction<BackgroundEvent>] = []
  var interface: InterfaceSetup?
  var inside = InsideSetup()
}

extension AppSetup {
  /// All that the app's code does, with the place of each action.
  var code: AppCode {
    during.flatMap(\.value) + handlers.flatMap(\.value) + inside.objects.flatMap(\.value.actions)
      + inside.observers.flatMap(\.value) + (interface?.actions ?? [])
  }
}

/// What a scenario says of the app's launch, and where.
struct LaunchSetup: Sendable {
  var described = LaunchDescription()
  /// The place of `NSMainNibFile`.
  var nibRange: SourceRange?
  /// The place of `UIMainStoryboardFile`.
  var storyboardRange: SourceRange?
  /// The place of `delegate` under `main`.
  var delegateRange: SourceRange?

  /// What does not fit together on an OS version.
  func objections(on os: OSVersion) -> [Diagnostic] {
    var objections: [Diagnostic] = []
    func object(_ id: DiagnosticID, at range: SourceRange, _ message: String, help: String) {
      objections.append(Diagnostic(id, at: range, message, help: help))
    }
    if described.mainStoryboard.text != nil, let range = storyboardRange {
      if described.mainNib.text != nil {
        let message = "an app has a main nib or a main storyboard, never both"
        object(.severalInterfaces, at: range, message, help: "remove one of them")
      }
      let first = LaunchDescription.firstWithStoryboards
      if os < first {
        let message = "storyboards require iOS \(first), but this is iOS \(os)"
        object(.notOnThisVersion, at: range, message, help: "write NSMainNibFile")
      }
    }
    // What is written must fit before anybody asks what is missing.
    if objections.isEmpty, described.interface(on: os) != .nib, !described.namesDelegate(on: os),
      let range = delegateRange ?? nibRange ?? storyboardRange
    {
      let message =
        "nothing creates the app delegate: there is no main nib, and main names no class"
      object(.noDelegate, at: range, message, help: "write main: {delegate: AppDelegate}")
    }
    return objections
  }
}
