@_spi(Package) internal import LifecycleCore

extension CrashCause {
  private static let task = "info: { BGTaskSchedulerPermittedIdentifiers: [refresh] }"

  /// Exceptions and checks of the frameworks.
  static let exceptions: [CrashCause] = [
    CrashCause(
      "the app did not report a call that a VoIP push announced",
      .unreportedCall,
      by: CrashPattern(texts: ["never posted an incoming call to the system"]),
      do: reportCall,
      reportCallFirst,
      from: ["element-hq/element-ios#3986", "hiennguyen92/flutter_callkit_incoming#197"],
      scenario: unreportedCall
    ),
    CrashCause(
      "a launch handler of BGTaskScheduler was registered after the launch",
      .crash,
      by: CrashPattern(texts: ["All launch handlers must be registered before"]),
      do:
        "register it before application(_:didFinishLaunchingWithOptions:) returns: a scene connects later, and so do plug-ins of frameworks",
      from: ["transistorsoft/flutter_background_fetch#414"],
      scenario: CrashScenario(
        since: .init(13),
        app: [task],
        steps: ["user: tap-icon", "app: { register-background-task: refresh }"]
      )
    ),
    CrashCause(
      "a second launch handler was registered for a task",
      .crash,
      by: CrashPattern(texts: ["Launch handler for task with identifier"]),
      do:
        "register each identifier once in a process: two SDKs must not register all of BGTaskSchedulerPermittedIdentifiers",
      from: [
        "transistorsoft/transistor-background-fetch#14",
        "transistorsoft/flutter_background_geolocation#1205",
      ],
      scenario: CrashScenario(
        since: .init(13),
        app: [
          task, "during:",
          "  \"application:didFinishLaunchingWithOptions:\": [register-background-task: refresh, register-background-task: refresh]",
        ],
        steps: ["user: tap-icon"]
      )
    ),
    CrashCause(
      "a request was submitted for a task without a launch handler",
      .crash,
      by: CrashPattern(texts: ["No launch handler registered for task with identifier"]),
      do:
        "register the handler at each launch, before a request is submitted; without it, leave the identifier out of BGTaskSchedulerPermittedIdentifiers",
      from: ["wordpress-mobile/WordPress-iOS#18156"],
      scenario: CrashScenario(
        since: .init(13),
        app: [task, "background-modes: [fetch]", "registered-task-identifiers: none"],
        steps: ["user: tap-icon", "app: { submit-task-request: refresh }"]
      )
    ),
    CrashCause(
      "the launch handler of a task ran off the main thread, and its code belongs to the main actor",
      by: CrashPattern(symbols: ["dispatch_assert_queue", "BGTaskScheduler _runTask"]),
      do:
        "register the handler in a nonisolated function, and go to the main actor inside it with Task { @MainActor in … }",
      "or pass 'using: .main' to register(forTaskWithIdentifier:using:launchHandler:)",
      from: ["n0an/VivaDicta#316", "katagaki/SakuraRSS#186"]
    ),
    CrashCause(
      "code that belongs to the main thread ran on another one",
      by: CrashPattern(texts: [
        "expected to execute on queue [com.apple.main-thread"
      ]),
      do:
        "call it with await MainActor.run or DispatchQueue.main.async; make callbacks of frameworks nonisolated",
      from: ["n0an/VivaDicta#316"]
    ),
    CrashCause(
      "views were used off the main thread",
      .crash,
      by: CrashPattern(texts: [
        "must be used from main thread only",
        "layout engine must not be performed from a background",
        "Main Thread Checker: UI API called on a background thread",
      ]),
      do: "change views with await MainActor.run or DispatchQueue.main.async",
      from: ["helpscout/beacon-ios-sdk#157", "firebase/firebase-ios-sdk#4124"],
      scenario: CrashScenario(
        steps: [
          "user: tap-icon", "app: { start-thread: [work: 1s, set-needs-display: chart] }",
          "wait: 1s",
        ]
      )
    ),
    CrashCause(
      "iOS 27 does not launch an app without scenes that was built with its SDK",
      .noScenes,
      by: CrashPattern(texts: ["UIScene life cycle is required for apps built with this SDK"]),
      do: adoptScenes,
      adoptScenesAlso,
      from: noScenesSources,
      scenario: noScenes
    ),
    CrashCause(
      "iOS 27 does not launch an app without scenes that was built with its SDK",
      .noScenes,
      by: CrashPattern(symbols: ["EvaluateRuntimeIssueForNoSceneLifecycleAdoption"]),
      do: adoptScenes,
      adoptScenesAlso,
      from: noScenesSources,
      scenario: noScenes
    ),
    CrashCause(
      "UIKit warns that scenes will be required: built with the SDK of iOS 27, the app would not launch",
      .noScenes,
      by: CrashPattern(texts: ["UIScene lifecycle will soon be required"]),
      do: adoptScenes,
      adoptScenesAlso,
      from: ["Apple: Transitioning to the scene-based life cycle"],
      scenario: noScenes
    ),
    CrashCause(
      "a window had no root view controller at the end of the launch",
      by: CrashPattern(texts: ["expected to have a root view controller"]),
      do:
        "set rootViewController of each window before the method returns that shows it; make no window for a status bar or a meter at launch",
      from: ["panicinc/PunchClock#31", "kconner/KMCGeigerCounter#12"]
    ),
    CrashCause(
      "the class of the app delegate does not exist",
      .crash,
      by: CrashPattern(texts: ["Unable to instantiate the UIApplication delegate instance"]),
      do:
        "mark the class with @main, or pass its name to UIApplicationMain, in Swift with the module: Notes.AppDelegate",
      from: ["realm/realm-dotnet#381", "beeware/toga#634"],
      scenario: CrashScenario(
        since: OSVersion(9),
        app: ["main: { delegate: Notes.AppDelegate }", "missing-classes: [AppDelegate]"],
        steps: ["user: tap-icon"]
      )
    ),
    CrashCause(
      "the class of the scene delegate does not conform to UISceneDelegate",
      by: CrashPattern(texts: ["delegateClass must conform to UISceneDelegate"]),
      do: "let the class of UISceneDelegateClassName conform to UIWindowSceneDelegate",
      from: ["grab/cocoapods-pod-merge#13"]
    ),
    CrashCause(
      "a storyboard that the Info.plist or the code names does not exist",
      by: CrashPattern(texts: ["Could not find a storyboard named"]),
      do:
        "correct UIMainStoryboardFile and UISceneStoryboardFile, or add the storyboard to the target",
      from: ["Apple: UISceneStoryboardFile"]
    ),
    CrashCause(
      "the scene of CarPlay has no delegate for its templates",
      by: CrashPattern(texts: ["CarPlay template application lifecycle methods"]),
      do:
        "name a class that conforms to CPTemplateApplicationSceneDelegate for CPTemplateApplicationSceneSessionRoleApplication in the scene manifest",
      "an entitlement other than that of maps has only the method without the window",
      from: ["mapbox/mapbox-navigation-ios#3355", "birkir/react-native-carplay#30"]
    ),
    CrashCause(
      "the app asked for private data that its Info.plist has no usage description for",
      .crash,
      by: CrashPattern(texts: ["privacy-sensitive data without a usage description"]),
      do: "add KEY to the Info.plist, with the reason for the user",
      "an SDK may be what asks: a key is also needed for what only it uses",
      from: ["isontheline/pro.webssh.net#34", "wordpress-mobile/WordPress-iOS#8795"],
      scenario: CrashScenario(
        since: .init(10),
        app: ["usage-descriptions: none"],
        steps: ["user: tap-icon", "app: { request-permission: PERMISSION }"]
      )
    ),
  ]

  private static let adoptScenes =
    "add UIApplicationSceneManifest with a configuration to the Info.plist, and a scene delegate that makes the window"
  private static let adoptScenesAlso =
    "'scenario-run lint' lists what must move; built with the SDK of iOS 26, the app launches"
  private static let noScenesSources = [
    "Apple: Transitioning to the scene-based life cycle", "assistant-ui/assistant-ui#7854",
    "metrodroid/metrodroid#904",
  ]
  private static let noScenes = CrashScenario(
    since: .init(27),
    app: ["life-cycle: app-delegate", "sdk: 27.0"],
    steps: ["user: tap-icon"]
  )

  private static let jetsam = [
    "Apple: Identifying high-memory use with jetsam event reports", "kstenerud/KSCrash#278",
  ]

  /// Terminations for memory.
  static let memory: [CrashCause] = [
    CrashCause(
      "the app in front used more memory than a process may",
      .memory,
      by: CrashPattern(memory: ["per-process-limit", "highwater"], wasInFront: true),
      do: "let go of images and caches in didReceiveMemoryWarning, and load files in parts",
      "find what grows with Instruments: Allocations, and the memory graph of Xcode",
      from: jetsam,
      scenario: CrashScenario(steps: ["user: tap-icon", "system: { low-memory: foreground }"])
    ),
    CrashCause(
      "the app in front was ended for the memory of the device",
      .memory,
      by: CrashPattern(memory: memoryReasons, wasInFront: true),
      do:
        "let go of images and caches in didReceiveMemoryWarning: the process with the most memory is named above",
      from: jetsam,
      scenario: CrashScenario(steps: ["user: tap-icon", "system: { low-memory: foreground }"])
    ),
    CrashCause(
      "the app used more memory than a process may",
      .memory,
      by: CrashPattern(memory: ["per-process-limit", "highwater"], stateIsKnown: false),
      do: "let go of images and caches in didReceiveMemoryWarning, and load files in parts",
      "a JetsamEvent of the same time says whether the app was in front",
      from: jetsam,
      scenario: CrashScenario(steps: ["user: tap-icon", "system: { low-memory: foreground }"])
    ),
    CrashCause(
      "the process was ended for the memory of the device",
      .memory,
      by: CrashPattern(memory: memoryReasons, stateIsKnown: false),
      do:
        "in the background it happens through no fault of the app: save when it enters the background, since no method is called",
      "a JetsamEvent of the same time says whether the app was in front, and which process had most",
      from: jetsam,
      scenario: CrashScenario(
        steps: ["user: tap-icon", "user: press-home", "wait: 1min", "system: low-memory"]
      )
    ),
    CrashCause(
      "the system needed the disk space of caches, and ended the process",
      .diskSpace,
      by: CrashPattern(memory: ["disk-space-shortage"]),
      do: "it happens through no fault of the app: what is in its caches can be gone afterwards",
      from: jetsam,
      scenario: CrashScenario(
        steps: [
          "user: tap-icon", "user: press-home", "wait: 1min",
          "system: { terminate-app: disk-space }",
        ]
      )
    ),
    CrashCause(
      "the app in the background was ended for the memory of the device",
      .memory,
      by: CrashPattern(memory: memoryReasons),
      do:
        "it happens through no fault of the app: save when it enters the background, and restore the state at the next launch, since no method is called",
      "an app with less memory in the background is ended later",
      from: jetsam + ["immich-app/immich#12471"],
      scenario: CrashScenario(
        steps: ["user: tap-icon", "user: press-home", "wait: 1min", "system: low-memory"]
      )
    ),
    CrashCause(
      "the system ended the process for the resource that the reason names",
      by: CrashPattern(isAboutMemory: true),
      do:
        "look up the reason; save when the app enters the background, since no method is called",
      from: jetsam
    ),
  ]

  private static let memoryReasons = [
    "per-process-limit", "highwater", "vm-pageshortage", "vm-thrashing", "fc-thrashing",
    "vm-compressor-space-shortage", "vm-compressor-thrashing", "vnode-limit", "jettisoned",
    "zone-map-exhaustion", "low-swap", "sustained-memory-pressure", "idle-exit",
  ]

  private static let noLimit = "no limit of the life cycle was exceeded"

  /// Ordinary crashes, which have nothing to do with the life cycle.
  static let crashes: [CrashCause] = [
    CrashCause(
      "an ordinary crash, by an access to memory that is not valid; \(noLimit)",
      by: CrashPattern(types: ["EXC_BAD_ACCESS"]),
      do:
        "'Exception Subtype' has the address: near 0 it is an object that is nil or gone; then look at the first function of the app",
      "turn on Address Sanitizer and Zombie Objects, and repeat what leads there",
      from: ["Apple: Investigating memory access crashes"]
    ),
    CrashCause(
      "an ordinary crash, by a check of Swift or of a library that failed; \(noLimit)",
      by: CrashPattern(types: ["EXC_BREAKPOINT", "EXC_BAD_INSTRUCTION"]),
      do:
        "look at the first function of the app: a '!' of nil, an index, a cast, an overflow, or an isolation that is checked",
      "'Application Specific Information' may have the message",
      from: ["Apple: EXC_BREAKPOINT (SIGTRAP) and EXC_BAD_INSTRUCTION (SIGILL)"]
    ),
    CrashCause(
      "an ordinary crash, by an exception or abort; \(noLimit)",
      by: CrashPattern(types: ["EXC_CRASH (SIGABRT"]),
      do:
        "'Last Exception Backtrace' has the function that threw, and 'Application Specific Information' the reason",
      from: ["Apple: Addressing language exception crashes"]
    ),
    CrashCause(
      "an exception that nobody caught; \(noLimit)",
      .crash,
      by: CrashPattern(isException: true),
      do: "the reason says what is wrong; look at the first function of the app on the call stack",
      from: ["Apple: Addressing language exception crashes"]
    ),
    CrashCause(
      "the process was ended from outside; the report has no code that says why",
      by: CrashPattern(types: ["EXC_CRASH (SIGKILL"]),
      do:
        "Xcode's stop button, a new installation and a force quit do this, too; look for a JetsamEvent of the same time",
      from: ["Apple: EXC_CRASH (SIGKILL)"]
    ),
  ]
}
