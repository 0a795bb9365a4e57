public import LifecycleCore

/// Two groups of terms whose order no document states: a device may do them in either order.
public struct OpenOrder: Sendable {
  /// Why the order is open.
  public let reason: String
  private let first: Set<Term>
  private let second: Set<Term>

  private init(_ reason: String, _ first: Set<Term>, _ second: Set<Term>? = nil) {
    self.reason = reason
    self.first = first
    self.second = second ?? first
  }

  /// Returns why the order of two terms is open; nil if it is documented or measured.
  public static func between(_ one: Term, _ other: Term) -> OpenOrder? {
    all.first { order in
      order.first.contains(one) && order.second.contains(other)
        || order.first.contains(other) && order.second.contains(one)
    }
  }

  private static let all =
    sceneSteps.map { OpenOrder("no document orders the call of a scene and its notifications", $0) }
    + [
      OpenOrder(
        "the notification is posted around the same time as the call",
        [.call(.didEnterBackground), .notification(.didEnterBackground)]
      ),
      OpenOrder(
        "the notification is documented before the call, and was measured after it",
        [.call(.willEnterForeground), .notification(.willEnterForeground)]
      ),
      OpenOrder("no document orders the changes that an app finds on its return", queued),
      OpenOrder(
        "no document orders the changes of a suspension and the return to the foreground",
        queued,
        foreground
      ),
      OpenOrder(
        "no document orders the protection of files and the way to the background",
        [
          .call(.protectedDataWillBecomeUnavailable),
          .notification(.protectedDataWillBecomeUnavailable),
        ],
        leaving
      ),
      OpenOrder(
        "no document orders what a scene is opened for and its becoming active",
        [
          .call(.sceneOpenURLContexts), .call(.sceneContinueUserActivity),
          .call(.windowScenePerformShortcutAction), .call(.didReceiveNotificationResponse),
        ],
        activation
      ),
      OpenOrder(
        "no document orders the response to a notification and the return to the foreground",
        [.call(.didReceiveNotificationResponse)],
        foreground
      ),
      OpenOrder(
        "no document says when a scene that leaves is asked for its state",
        [.call(.sceneStateRestorationActivity)],
        [.notification(.sceneDidEnterBackground), .notification(.didEnterBackground)]
      ),
      OpenOrder(
        "discarded sessions are reported shortly after the launch",
        [.call(.didDiscardSceneSessions)],
        [
          .call(.configurationForConnecting), .call(.sceneWillConnect),
          .notification(.sceneWillConnect), .notification(.didFinishLaunching),
        ]
      ),
      OpenOrder(
        "no document orders the status bar and becoming active",
        [
          .call(.willChangeStatusBarFrame), .notification(.willChangeStatusBarFrame),
          .call(.didChangeStatusBarFrame), .notification(.didChangeStatusBarFrame),
        ],
        [.call(.didBecomeActive), .notification(.didBecomeActive)]
      ),
    ]

  /// The call of each step of a scene with the notifications of the scene and of the app.
  private static let sceneSteps: [Set<Term>] = [
    [.call(.sceneWillConnect), .notification(.sceneWillConnect)],
    [
      .call(.sceneWillEnterForeground), .notification(.sceneWillEnterForeground),
      .notification(.willEnterForeground),
    ],
    [
      .call(.sceneDidBecomeActive), .notification(.sceneDidActivate),
      .notification(.didBecomeActive),
    ],
    [
      .call(.sceneWillResignActive), .notification(.sceneWillDeactivate),
      .notification(.willResignActive),
    ],
    [
      .call(.sceneDidEnterBackground), .notification(.sceneDidEnterBackground),
      .notification(.didEnterBackground),
    ],
    [.call(.sceneDidDisconnect), .notification(.sceneDidDisconnect)],
  ]

  private static let foreground = sceneSteps[1].union([.call(.willEnterForeground)])

  private static let activation = sceneSteps[2].union([.call(.didBecomeActive)])

  private static let leaving = sceneSteps[3].union(sceneSteps[4])
    .union([.call(.willResignActive), .call(.didEnterBackground)])

  /// What an app is notified of when it comes back: what changed while it was suspended.
  private static let queued: Set<Term> = [
    .call(.significantTimeChange), .notification(.significantTimeChange),
    .call(.protectedDataDidBecomeAvailable), .notification(.protectedDataDidBecomeAvailable),
    .notification(.accessoryDidConnect), .notification(.accessoryDidDisconnect),
    .notification(.orientationDidChange), .notification(.batteryLevelDidChange),
    .notification(.batteryStateDidChange), .notification(.proximityStateDidChange),
    .notification(.screenDidConnect), .notification(.screenDidDisconnect),
    .notification(.screenModeDidChange), .notification(.userDefaultsDidChange),
    .notification(.currentLocaleDidChange),
  ]
}
