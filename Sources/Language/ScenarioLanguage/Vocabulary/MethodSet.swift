@_spi(Package) public import LifecycleCore

/// A set of delegate methods.
@_spi(Package) public struct MethodSet: OptionSet, Hashable, Sendable {
  /// One bit for each method, by its raw value.
  public let rawValue: UInt128

  /// Creates a set from its bits.
  public init(rawValue: UInt128) { self.rawValue = rawValue }

  /// Creates the set of one method.
  public init(_ method: DelegateMethod) { rawValue = 1 &<< UInt128(method.rawValue) }

  /// Creates the set of several methods.
  public init(_ methods: some Sequence<DelegateMethod>) {
    self = methods.reduce(into: []) { $0.formUnion(MethodSet($1)) }
  }

  /// Returns whether the set contains a method.
  public func has(_ method: DelegateMethod) -> Bool {
    rawValue & (1 &<< UInt128(method.rawValue)) != 0
  }

  /// All methods of the vocabulary.
  public static let all = MethodSet(DelegateMethod.allCases)

  /// Cached, since `allCases` creates a new array on each access.
  private static let methods = DelegateMethod.allCases

  /// Groups of related methods, by their names in `implements`.
  static let groups = WordTable<MethodSet>([
    (
      "state-preservation",
      MethodSet([
        .shouldSaveState, .shouldRestoreState, .willEncodeState, .didDecodeState,
        .viewControllerWithPath, .sceneStateRestorationActivity,
      ])
    )
  ])

  /// Returns the methods that can be called in a life cycle: with scenes, four methods of the app delegate,
  /// and those for URLs, user activities and the status bar, are replaced by the scene delegate's; without them, those about
  /// scenes are never called.
  package static func callable(with lifeCycle: AppDescription.LifeCycle) -> MethodSet {
    switch lifeCycle {
    case .appDelegate: callableWithAppDelegate
    case .scenes: callableWithScenes
    }
  }

  private static let callableWithAppDelegate = MethodSet(
    methods.filter {
      !$0.isSceneMethod && !$0.isSwiftUI && !$0.isLeftUncalled(hasScenes: false)
    }
  )

  private static let callableWithScenes = MethodSet(
    methods.filter { !$0.isLeftUncalled(hasScenes: true) }
  )

  /// Returns the methods that the system calls in an app.
  package static func callable(in app: AppDescription) -> MethodSet {
    MethodSet(methods.filter(app.canReceive))
  }

  /// Returns the methods of an OS version's project template: before iOS 5 including memory warnings (book Listing 1-2).
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
