public import LifecycleCore

/// A set of delegate methods.
public struct MethodSet: OptionSet, Hashable, Sendable {
  /// One bit for each method, by its raw value.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the set of one method.
  public init(_ method: DelegateMethod) { rawValue = 1 << UInt64(method.rawValue) }

  /// Creates the set of several methods.
  public init(_ methods: some Sequence<DelegateMethod>) {
    self = methods.reduce(into: []) { $0.formUnion(MethodSet($1)) }
  }

  /// Whether the method belongs to the set.
  public func has(_ method: DelegateMethod) -> Bool {
    rawValue & 1 << UInt64(method.rawValue) != 0
  }

  /// All methods of the vocabulary.
  public static let all = MethodSet(DelegateMethod.allCases)

  /// Kept, since the compiler makes the list of an enumeration again for each look at it.
  private static let methods = DelegateMethod.allCases

  /// Methods that go together, by the name under which `implements` takes them.
  static let groups = WordTable<MethodSet>([
    (
      "state-preservation",
      MethodSet([
        .shouldSaveState, .shouldRestoreState, .willEncodeState, .didDecodeState,
        .viewControllerWithPath, .sceneStateRestorationActivity,
      ])
    )
  ])

  /// The methods that can be called in a life cycle: with scenes four of the app delegate's, and those
  /// for what it opens and for the status bar, give way to the scene delegate's.
  static func callable(with lifeCycle: AppDescription.LifeCycle) -> MethodSet {
    let giveWay: [DelegateMethod] = [
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
      .handleOpenURL, .openURLSourceApplication, .openURLOptions,
      .willContinueUserActivity, .continueUserActivity, .performShortcutAction,
      .didReceiveLocalNotification,
      .shouldSaveState, .shouldRestoreState, .willEncodeState, .didDecodeState,
      .viewControllerWithPath,
      .willChangeStatusBarFrame, .didChangeStatusBarFrame,
    ]
    return MethodSet(
      methods.filter {
        switch lifeCycle {
        case .appDelegate: !$0.isSceneMethod
        case .scenes: !giveWay.contains($0)
        }
      }
    )
  }

  /// What the project template of an OS version implements: up to iOS 4 memory warnings, too (book Listing 1-2).
  public static func template(
    _ lifeCycle: AppDescription.LifeCycle,
    on os: OSVersion
  ) -> MethodSet {
    switch lifeCycle {
    case .appDelegate:
      [
        .init(.didFinishLaunching), .init(.willResignActive), .init(.didEnterBackground),
        .init(.willEnterForeground), .init(.didBecomeActive), .init(.willTerminate),
        os < OSVersion(3) ? .init(.applicationDidFinishLaunching) : [],
        os < OSVersion(5) ? .init(.didReceiveMemoryWarning) : [],
      ]
    case .scenes:
      [
        .init(.didFinishLaunching), .init(.configurationForConnecting),
        .init(.didDiscardSceneSessions), .init(.sceneWillConnect), .init(.sceneDidDisconnect),
        .init(.sceneDidBecomeActive), .init(.sceneWillResignActive),
        .init(.sceneWillEnterForeground), .init(.sceneDidEnterBackground),
      ]
    }
  }
}
