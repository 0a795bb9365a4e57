/// Changes of the device: told at once to an app that runs, once later to a suspended one.
enum SystemChangeRules {
  private static let table = Source.guide2010(
    "Responding to System Changes While in the Background"
  )

  static let iPhoneOS: [Rule] =
    [
      (.rotate, ["F91.2", "F94.1"]), (.changeSettings, ["F101.1"]), (.changeLocale, ["F102.1"]),
      (.connectAccessory, ["F93.1", "F151.1"]), (.disconnectAccessory, ["F93.2", "F151.1"]),
      (.connectDisplay, ["F99.1", "F154.7"]),
      (.significantTimeChange, ["F95.1"]), (.batteryLevel, ["F96.1"]), (.batteryState, ["F96.1"]),
      (.proximity, ["F97.1"]),
    ].map { (kind: ActionKind, served: [Served]) in change(kind, serves: served) }
    + [
      change(.disconnectDisplay, serves: ["F99.1", "F154.7"], if: [.fact(.displayIsConnected)]),
      change(.screenMode, serves: ["F100.1"], if: [.fact(.displayIsConnected)]),
      turn("simulator.rotate-left", on: .rotateLeft, isLeft: true),
      turn("simulator.rotate-right", on: .rotateRight, isLeft: false),
      Rule(
        "change.running",
        serves: ["F55.2", "F91.1"],
        on: .procedure(.applyChange),
        if: [.state([.inactive, .active, .background])],
        parts: [.for("F55.2", do: .changes(.deliver))],
        because: "an app that runs is told of each change at once",
        .stated,
        .uikit("Processing queued notifications")
      ),
      Rule(
        "change.absent",
        serves: ["F91.1"],
        on: .procedure(.applyChange),
        if: [.state([.notRunning])],
        do: [.changes(.apply)],
        because: "without a process nobody is told",
        .stated,
        table
      ),
      Rule(
        "change.suspended",
        serves: ["F44.3", "F91.1", "F91.2"],
        on: .procedure(.applyChange),
        do: [.changes(.queue)],
        because: "while the app is suspended changes wait, one event for each kind",
        .stated,
        table
      ),
      tells(
        .accessoryConnected,
        "accessory.connected",
        serves: [84, "F93.1"],
        [.post(.accessoryDidConnect)]
      ),
      tells(
        .accessoryDisconnected,
        "accessory.disconnected",
        serves: [84, "F93.2"],
        [.post(.accessoryDidDisconnect)]
      ),
      tells(
        .orientation,
        "orientation",
        parts: [
          .for("F94.1", do: .post(.orientationDidChange)),
          .for("F12.3", "F94.2", "F161.2", do: .controller(.turn)),
        ]
      ),
      tells(
        .significantTime,
        "significant-time",
        serves: [95],
        [.call(.significantTimeChange), .post(.significantTimeChange)]
      ),
      tells(.batteryLevel, "battery-level", serves: [96], [.post(.batteryLevelDidChange)]),
      tells(.batteryState, "battery-state", serves: [96], [.post(.batteryStateDidChange)]),
      tells(.proximity, "proximity", serves: [97], [.post(.proximityStateDidChange)]),
      tells(
        .protectedDataUnavailable,
        "protected-data.unavailable",
        serves: ["F63.1", "F98.1"],
        [
          .call(.protectedDataWillBecomeUnavailable), .post(.protectedDataWillBecomeUnavailable),
        ]
      ),
      tells(
        .protectedDataAvailable,
        "protected-data.available",
        serves: ["F63.1", "F98.2"],
        [.call(.protectedDataDidBecomeAvailable), .post(.protectedDataDidBecomeAvailable)]
      ),
      tells(
        .displayConnected,
        "display.connected",
        serves: ["F13.5", 99],
        [.interface(.changeDisplay), .post(.screenDidConnect)]
      ),
      tells(
        .displayDisconnected,
        "display.disconnected",
        serves: ["F13.5", 99],
        [.interface(.changeDisplay), .post(.screenDidDisconnect)]
      ),
      tells(
        .screenMode,
        "screen-mode",
        serves: ["F13.5", 100],
        [.interface(.changeDisplay), .post(.screenModeDidChange)]
      ),
      tells(.settings, "settings", serves: ["F101.1", "F101.2"], [.post(.userDefaultsDidChange)]),
      tells(.locale, "locale", serves: ["F102.1", "F102.2"], [.post(.currentLocaleDidChange)]),
    ]

  /// From iOS 4.0: accessories go when the app enters the background.
  static let accessories: [Rule] = [
    Rule(
      "accessories.go",
      serves: [84],
      on: .procedure(.accessoriesGo),
      if: [.when(.accessorySessionNotices, is: true), .not(.keepsAccessories)],
      do: [.changes(.accessories(areGone: true))],
      because:
        "accessories are reported gone on entering the background (accessory-session-notices)",
      .stated,
      .translation("III.3 Rules of the background, rule 8")
    ),
    Rule(
      "accessories.come-back",
      serves: [84],
      on: .procedure(.accessoriesComeBack),
      do: [.changes(.accessories(areGone: false))],
      because: "accessories that are still there are reported connected on return",
      .stated,
      .translation("III.3 Rules of the background, rule 8")
    ),
  ]

  private static func change(
    _ kind: ActionKind,
    serves served: [Served],
    if conditions: [Condition] = []
  ) -> Rule {
    Rule(
      "change.\(kind.word)",
      serves: served,
      on: .action(kind),
      if: conditions,
      do: [.changes(.note), .perform(.applyChange)],
      because: "the device changes, whatever is in front",
      .stated,
      table
    )
  }

  private static func tells(
    _ change: Change,
    _ id: String,
    serves served: [Served],
    _ effects: [Effect]
  ) -> Rule {
    Rule(
      "tell.\(id)",
      serves: served,
      on: .change(change),
      do: effects,
      because: "the app is told of the change by the document's table",
      .stated,
      table
    )
  }

  /// The same for effects that serve different statements.
  private static func tells(_ change: Change, _ id: String, parts: [RulePart]) -> Rule {
    Rule(
      "tell.\(id)",
      on: .change(change),
      parts: parts,
      because: "the app is told of the change by the document's table",
      .stated,
      table
    )
  }

  /// The Simulator's menu turns the device.
  private static func turn(_ id: String, on kind: ActionKind, isLeft: Bool) -> Rule {
    Rule(
      id,
      serves: ["F154.1"],
      on: .action(kind),
      do: [.service(.turn(isLeft: isLeft)), .perform(.applyChange)],
      because: "the Simulator's menu turns portrait into landscape, and back",
      .stated,
      .book("Hardware interaction")
    )
  }
}
