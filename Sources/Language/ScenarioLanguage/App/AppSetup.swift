@_spi(Package) internal import LifecycleCore

/// The app of a scenario, as far as the scenario describes it.
struct AppSetup: Sendable {
  /// The methods that the scripted app implements.
  enum ImplementedMethods: Sendable {
    /// The methods of the project template, and the ones that the scenario names.
    case templateAndNamed
    /// The methods of the project template.
    case template
    /// The methods of the project template, and others.
    case templateAnd(MethodSet)
    case all
    case only(MethodSet)
    case allBut(MethodSet)

    /// Whether the scenario determines for every method whether it is implemented.
    var isExplicit: Bool {
      switch self {
      case .template, .templateAnd, .templateAndNamed: false
      case .all, .only, .allBut: true
      }
    }
  }

  var sdk: OSVersion?
  var exitsOnSuspend: Bool?
  var backgroundModes: Set<BackgroundMode>?
  var permittedTaskIdentifiers: [String]?
  /// The identifiers of the tasks that its code registers; nil if unspecified.
  var registeredTaskIdentifiers: [String]?
  /// The earliest version of iOS on which it runs; nil if unspecified.
  var deploymentTarget: OSVersion?
  var hasSceneManifest: Bool?
  /// Whether the scene manifest is given, and has no configuration for windows.
  var hasEmptySceneManifest = false
  var supportsMultipleScenes: Bool?
  var sceneConfigurations: [SceneConfigurationEntry] = []
  /// Whether these are those of a scene manifest, which says all that there is in each.
  var areConfigurationsOfManifest = false
  /// The classes of delegates that it names and does not have; nil if unspecified.
  var missingClasses: (names: [String], range: SourceRange)?
  var lifeCycle: AppDescription.LifeCycle?
  /// The range of the value of `life-cycle`.
  var lifeCycleRange: SourceRange?
  /// The delegates of a SwiftUI app, with the range of what says so; nil for a UIKit app.
  ///
  /// Without `swiftui` it has those whose methods the scenario names.
  var swiftUI: (delegates: AppDescription.SwiftUIDelegates?, range: SourceRange)?
  var notificationDelegate: AppDescription.NotificationDelegate?
  /// The schemes of the URLs that open the app; nil if unspecified.
  var urlSchemes: (schemes: [String], range: SourceRange)?
  /// Its entitlement for universal links, as `applinks:example.com`; nil if unspecified.
  var associatedDomains: [String]?
  /// Its entitlement for pushes; nil if unspecified.
  var apsEnvironment: AppDescription.APSEnvironment?
  /// Whether it opens invitations to CloudKit shares, `CKSharingSupported`; nil if unspecified.
  var acceptsShares: Bool?
  /// The usage descriptions in the Info.plist; nil if unspecified.
  var usageDescriptions: Set<UsageDescription>?
  /// Whether it requires the full screen, `UIRequiresFullScreen`.
  var requiresFullScreen = false
  /// The types of the quick actions of its icon; nil if unspecified.
  var quickActions: (types: [String], range: SourceRange)?
  /// The types of the user activities that it continues; nil if unspecified.
  var activityTypes: [String]?
  /// Whether it implements the methods that save and restore its state; nil if unspecified.
  var restoresState: Bool?
  /// The data protection of files for which its code asks none; nil if unspecified.
  var dataProtection: FileProtection?
  var launch = LaunchSetup()
  /// The classes that have the methods which iOS calls, each as messages name it.
  var delegates: [NamedValue<MethodOwner, String>] = []
  var implements = ImplementedMethods.templateAndNamed
  /// The range of the value of `implements`, if specified.
  var implementsRange: SourceRange?
  /// The same in the project or the description that `from` names.
  var describedMethodsRange: SourceRange?
  /// The lists that only this project or description has.
  var describedKeys: Set<DescribedKey> = []
  /// Whether only this project or description says what the life cycle is.
  var isLifeCycleDescribed = false
  var during: [Reaction<DelegateMethod>] = []
  var handlers: [Reaction<BackgroundEvent>] = []
  var interface: InterfaceSetup?
  var internals = InternalsSetup()
}

extension AppSetup {
  /// Whether the scenario describes how many scenes the app supports, so that they may have names.
  var hasNamedScenes: Bool { supportsMultipleScenes != nil || !sceneConfigurations.isEmpty }

  /// All actions of the app's code, with their ranges.
  var code: AppCode {
    during.flatMap(\.value) + handlers.flatMap(\.value) + internals.objects.flatMap(\.value.actions)
      + internals.observers.flatMap(\.value) + (interface?.actions ?? [])
  }
}

/// The launch of the app as a scenario describes it, with source ranges.
struct LaunchSetup: Sendable {
  var description = LaunchDescription()
  /// The range of `NSMainNibFile`.
  var mainNibRange: SourceRange?
  /// The range of `UIMainStoryboardFile`.
  var storyboardRange: SourceRange?
  /// The range of `delegate` under `main`.
  var delegateRange: SourceRange?

  /// Returns the inconsistencies of the launch on an OS version.
  func diagnostics(on os: OSVersion) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func object(_ id: DiagnosticID, at range: SourceRange, _ message: String, help: Diagnostic.Help)
    {
      diagnostics.append(Diagnostic(id, at: range, message, help: help))
    }
    if description.mainStoryboard.text != nil, let range = storyboardRange {
      if description.mainNib.text != nil {
        let message = "an app has a main nib or a main storyboard, never both"
        object(.severalInterfaces, at: range, message, help: "remove one of them")
      }
      let first = LaunchDescription.firstWithStoryboards
      if os < first {
        let message = "storyboards require iOS \(first), but this is iOS \(os)"
        object(.notOnThisVersion, at: range, message, help: "write NSMainNibFile")
      }
    }
    // Missing keys are reported only if the existing ones are consistent.
    if diagnostics.isEmpty, description.interface(on: os) != .nib,
      !description.namesDelegate(on: os),
      let range = delegateRange ?? mainNibRange ?? storyboardRange
    {
      let message =
        "nothing creates the app delegate: there is no main nib, and main names no class"
      object(.noDelegate, at: range, message, help: "write main: {delegate: AppDelegate}")
    }
    return diagnostics
  }
}
