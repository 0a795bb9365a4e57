@_spi(Package) internal import LifecycleCore

extension LogDialect {
  /// All dialects: reading, help and docs follow from this table.
  ///
  /// Frameworks observe notifications, which are posted with and without scenes.
  package static let all: [LogDialect] = [
    LogDialect(
      "flutter",
      "Flutter: AppLifecycleState",
      marks: ["AppLifecycleState"],
      words: [
        "resumed": active, "inactive": inactiveOrReturning, "hidden": backgroundOrReturning,
        "paused": background, "detached": terminate,
      ],
      names: [
        "Dart VM service is listening": .evidence(.launch),
        "Launching lib/main.dart": .evidence(.launch),
      ]
    ),
    LogDialect(
      "react-native",
      "React Native and Expo: AppState",
      marks: ["AppState", "appState"],
      words: [
        "active": active, "foreground": active, "inactive": inactive, "background": background,
      ]
    ),
    LogDialect(
      "capacitor",
      "Capacitor: appStateChange, pause, resume",
      marks: ["appStateChange", "Is active?"],
      words: ["true": active, "false": inactive, "pause": background, "resume": foreground]
    ),
    LogDialect(
      "cordova",
      "Cordova: resign, pause, resume, active",
      words: [
        "resign": inactive, "pause": background, "resume": foreground, "active": active,
      ]
    ),
    LogDialect(
      "titanium",
      "Titanium: pause, paused, resume, resumed",
      words: [
        "pause": inactive, "paused": background, "resume": foreground, "resumed": active,
      ]
    ),
    LogDialect(
      "unity",
      "Unity: OnApplicationPause",
      marks: ["OnApplicationPause"],
      words: ["true": inactive, "false": active],
      names: ["OnApplicationFocus": .incidental, "OnApplicationQuit": terminate]
    ),
    LogDialect(
      "godot",
      "Godot: NOTIFICATION_APPLICATION_PAUSED and others",
      names: [
        "NOTIFICATION_APPLICATION_FOCUS_OUT": inactive, "NOTIFICATION_APPLICATION_FOCUS_IN": active,
        "NOTIFICATION_APPLICATION_PAUSED": background,
        "NOTIFICATION_APPLICATION_RESUMED": foreground,
      ]
    ),
    LogDialect(
      "nativescript",
      "NativeScript: suspendEvent, resumeEvent",
      names: [
        "launchEvent": launch, "suspendEvent": background, "resumeEvent": active,
        "exitEvent": terminate,
      ]
    ),
    LogDialect(
      "dotnet",
      ".NET MAUI and Xamarin: OnActivated, DidEnterBackground and others",
      names: [
        "FinishedLaunching": launch, "OnActivated": active, "OnResignActivation": inactive,
        "DidEnterBackground": background, "WillEnterForeground": foreground,
        "WillTerminate": terminate,
      ]
    ),
    LogDialect(
      "xamarin-forms",
      "Xamarin.Forms: OnStart, OnSleep, OnResume",
      // OnResume is not called for the first activation.
      names: [
        "OnStart": .launch([.notification(.didBecomeActive)]), "OnSleep": inactive,
        "OnResume": active,
      ]
    ),
    LogDialect(
      "qt",
      "Qt: Qt::ApplicationState",
      names: [
        "Qt::ApplicationActive": active, "Qt::ApplicationInactive": inactiveOrReturning,
        "Qt::ApplicationSuspended": background, "Qt::ApplicationHidden": .incidental,
      ]
    ),
    LogDialect(
      "swiftui",
      "SwiftUI: scenePhase",
      marks: [
        "scenePhase", "ScenePhase", "scene phase", "Scene phase", "newPhase", "phase changed",
      ],
      words: [
        "active": .terms([.call(.scenePhaseActive)]),
        "inactive": .terms([.call(.scenePhaseInactive)]),
        "background": .terms([.call(.scenePhaseBackground)]),
      ]
    ),
    LogDialect(
      "uikit",
      "UIKit: calls that are not about the life cycle",
      names: Dictionary(
        uniqueKeysWithValues: [
          "applicationSupportedInterfaceOrientationsFor",
          "applicationSupportedInterfaceOrientationsForWindow",
          "application(_:supportedInterfaceOrientationsFor:)",
          "application:supportedInterfaceOrientationsForWindow:",
          "applicationWillChangeStatusBarOrientation", "applicationDidChangeStatusBarOrientation",
          "application(_:willChangeStatusBarOrientation:duration:)",
          "application(_:didChangeStatusBarOrientation:)",
          "applicationShouldRequestHealthAuthorization",
          "application(_:shouldAllowExtensionPointIdentifier:)",
        ].map { ($0, Meaning.incidental) }
      )
    ),
    LogDialect(
      "console",
      "Xcode and other consoles: the end of the process",
      names: Dictionary(
        uniqueKeysWithValues: ["", "Message from debugger: "].flatMap { beginning in
          [
            ("Terminated due to memory issue", .memory),
            ("Terminated due to Memory Error", .memory),
            ("Terminated due to Memory Pressure", .memory), ("Terminated due to signal", nil),
            ("Terminated", nil), ("killed", nil),
          ].filter { !beginning.isEmpty || $0.0.hasPrefix("Terminated due") }
            .map { (beginning + $0.0, Meaning.processEnded($0.1)) }
        } + [
          ("Program ended with exit code", Meaning.processEnded(nil)),
          (
            "has been killed by the operating system because it is using too much memory",
            .processEnded(.memory)
          ),
        ]
      ),
      wholeLines: ["terminated": .processEnded(nil), "killed": .processEnded(nil)]
    ),
    LogDialect(
      "calls",
      "CallKit and AVFAudio: a call",
      names: Dictionary(
        uniqueKeysWithValues: [
          "CXCallObserver", "callObserver(_:callChanged:)", "callObserver:callChanged:",
          "CXCall", "CTCallCenter", "CTCallStateIncoming", "CTCallStateDialing",
          "CTCallStateConnected", "CTCallStateDisconnected", "CTCallDisconnected",
          "AVAudioSession interruption", "AVAudioSessionInterruptionType",
          "AVAudioSession.interruptionNotification", "AVAudioSessionInterruptionNotification",
          "AVAudioSession.InterruptionType",
        ].map { ($0, Meaning.evidence(.call)) }
      )
    ),
  ]

  private static let launch = Meaning.terms([.call(.didFinishLaunching)])
  private static let active = Meaning.terms([.notification(.didBecomeActive)])
  private static let inactive = Meaning.terms([.notification(.willResignActive)])
  private static let background = Meaning.terms([.notification(.didEnterBackground)])
  private static let foreground = Meaning.terms([.notification(.willEnterForeground)])
  private static let terminate = Meaning.terms([.notification(.willTerminate)])
  /// What Flutter prints before the state that follows from the same notification.
  private static let backgroundOrReturning = Meaning.companion([
    .notification(.didEnterBackground), .notification(.willEnterForeground),
  ])
  /// A state in which the app is on its way out, or back.
  private static let inactiveOrReturning = Meaning.terms([
    .notification(.willResignActive), .notification(.willEnterForeground),
  ])
}

extension ForeignSystem {
  /// The systems whose words occur in logs of apps that exist for several.
  static let all: [ForeignSystem] = [
    ForeignSystem(
      name: "Android",
      names: [
        "onCreate", "onStart", "onResume", "onPause", "onStop", "onRestart", "onDestroy",
        "onTrimMemory", "ON_CREATE", "ON_START", "ON_RESUME", "ON_PAUSE", "ON_STOP", "ON_DESTROY",
      ]
    ),
    ForeignSystem(
      name: "macOS",
      names: [
        "NSApplicationDidBecomeActiveNotification", "NSApplicationDidFinishLaunchingNotification",
        "NSApplicationWillResignActiveNotification", "NSApplicationWillTerminateNotification",
        "applicationDidHide", "applicationDidUnhide",
        "applicationShouldTerminateAfterLastWindowClosed",
      ]
    ),
  ]
}
