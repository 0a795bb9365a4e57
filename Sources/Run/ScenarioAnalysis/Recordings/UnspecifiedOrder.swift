@_spi(Package) package import LifecycleCore

/// Two groups of terms whose order no document states: a device may produce them in either order.
package struct UnspecifiedOrder: Sendable {
  /// Why the order is open.
  package let reason: String
  private let first: Set<Term>
  private let second: Set<Term>

  private init(_ reason: String, _ first: Set<Term>, _ second: Set<Term>? = nil) {
    self.reason = reason
    self.first = first
    self.second = second ?? first
  }

  /// Returns why the order of two terms is open; nil if it is documented or measured.
  package static func between(_ one: Term, _ other: Term) -> UnspecifiedOrder? {
    all.first { order in
      order.first.contains(one) && order.second.contains(other)
        || order.first.contains(other) && order.second.contains(one)
    }
  }

  private static let all =
    sceneSteps.map {
      UnspecifiedOrder("the order of a scene's call and its notifications is not documented", $0)
    }
    + [
      UnspecifiedOrder(
        "the notification is posted around the same time as the call",
        [.call(.didEnterBackground), .notification(.didEnterBackground)]
      ),
      UnspecifiedOrder(
        "the notification is documented before the call, and was measured after it",
        [.call(.willEnterForeground), .notification(.willEnterForeground)]
      ),
      UnspecifiedOrder(
        "the order of the changes that an app finds on its return is not documented",
        queued
      ),
      UnspecifiedOrder(
        "the order of a suspension's changes and the return to the foreground is not documented",
        queued,
        foreground
      ),
      UnspecifiedOrder(
        "the order of file protection and entering the background is not documented",
        [
          .call(.protectedDataWillBecomeUnavailable),
          .notification(.protectedDataWillBecomeUnavailable),
        ],
        leaving
      ),
      UnspecifiedOrder(
        "the order of a scene's launch reason and its activation is not documented",
        [
          .call(.sceneOpenURLContexts), .call(.sceneContinueUserActivity),
          .call(.windowScenePerformShortcutAction), .call(.didReceiveNotificationResponse),
        ],
        activation
      ),
      UnspecifiedOrder(
        "the order of a notification's response and the return to the foreground is not documented",
        [.call(.didReceiveNotificationResponse)],
        foreground
      ),
      UnspecifiedOrder(
        "when a scene that leaves the foreground is asked for its state is not documented",
        [.call(.sceneStateRestorationActivity)],
        [.notification(.sceneDidEnterBackground), .notification(.didEnterBackground)]
      ),
      UnspecifiedOrder(
        "discarded sessions are reported shortly after the launch",
        [.call(.didDiscardSceneSessions)],
        [
          .call(.configurationForConnecting), .call(.sceneWillConnect),
          .notification(.sceneWillConnect), .notification(.didFinishLaunching),
        ]
      ),
      UnspecifiedOrder(
        "the order of the status bar's change and becoming active is not documented",
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
  private static let queued = Set(
    NotificationName.allCases.filter { $0.row.has(.isQueuedWhileSuspended) }
      .map { Term.notification($0) }
      + [.call(.significantTimeChange), .call(.protectedDataDidBecomeAvailable)]
  )
}
