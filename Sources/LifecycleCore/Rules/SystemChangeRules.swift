/// Changes of the device: told at once to an app that runs, once later to a suspended one.
enum SystemChangeRules {
  private static let table = Source.guide2010(
    "Responding to System Changes While in the Background"
  )

  static let iPhoneOS: [Rule] =
    [
      ActionKind.rotate, .changeSettings, .changeLocale, .connectAccessory, .disconnectAccessory,
      .connectDisplay, .disconnectDisplay, .significantTimeChange, .batteryLevel, .batteryState,
      .proximity, .screenMode,
    ].map { kind in
      Rule(
        "change.\(kind.word)",
        on: .action(kind),
        do: [.noteChange, .perform(.applyChange)],
        because: "the device changes, whatever is in front",
        .stated,
        table
      )
    } + [
      Rule(
        "change.running",
        on: .procedure(.applyChange),
        if: [.state([.inactive, .active, .background])],
        do: [.deliverChange],
        because: "an app that runs is told of each change at once",
        .stated,
        .uikit("Processing queued notifications")
      ),
      Rule(
        "change.suspended",
        on: .procedure(.applyChange),
        if: [.state([.suspended])],
        do: [.queueChange],
        because: "while the app is suspended changes wait, one event for each kind",
        .stated,
        table
      ),
      Rule(
        "change.absent",
        on: .procedure(.applyChange),
        if: [.state([.notRunning])],
        do: [.applyChange],
        because: "without a process nobody is told",
        .stated,
        table
      ),
      tells(.accessoryConnected, "accessory.connected", [.post(.accessoryDidConnect)]),
      tells(.accessoryDisconnected, "accessory.disconnected", [.post(.accessoryDidDisconnect)]),
      tells(.orientation, "orientation", [.post(.orientationDidChange)]),
      tells(
        .significantTime,
        "significant-time",
        [.call(.significantTimeChange), .post(.significantTimeChange)]
      ),
      tells(.batteryLevel, "battery-level", [.post(.batteryLevelDidChange)]),
      tells(.batteryState, "battery-state", [.post(.batteryStateDidChange)]),
      tells(.proximity, "proximity", [.post(.proximityStateDidChange)]),
      tells(
        .protectedDataUnavailable,
        "protected-data.unavailable",
        [
          .call(.protectedDataWillBecomeUnavailable), .post(.protectedDataWillBecomeUnavailable),
        ]
      ),
      tells(
        .protectedDataAvailable,
        "protected-data.available",
        [.call(.protectedDataDidBecomeAvailable), .post(.protectedDataDidBecomeAvailable)]
      ),
      tells(.displayConnected, "display.connected", [.post(.screenDidConnect)]),
      tells(.displayDisconnected, "display.disconnected", [.post(.screenDidDisconnect)]),
      tells(.screenMode, "screen-mode", [.post(.screenModeDidChange)]),
      tells(.settings, "settings", [.post(.userDefaultsDidChange)]),
      tells(.locale, "locale", [.post(.currentLocaleDidChange)]),
    ]

  /// From iOS 4.0: accessories go when the app enters the background.
  static let accessories: [Rule] = [
    Rule(
      "accessories.go",
      on: .procedure(.accessoriesGo),
      if: [.when(.accessorySessionNotices, is: true), .not(.keepsAccessories)],
      do: [.accessories(areGone: true)],
      because:
        "accessories are reported gone on entering the background (accessory-session-notices)",
      .stated,
      .translation("III.3, rule 8 of the background")
    ),
    Rule(
      "accessories.come-back",
      on: .procedure(.accessoriesComeBack),
      if: [.when(.accessorySessionNotices, is: true), .not(.keepsAccessories)],
      do: [.accessories(areGone: false)],
      because: "accessories that are still there are reported connected on return",
      .stated,
      .translation("III.3, rule 8 of the background")
    ),
  ]

  private static func tells(_ change: Change, _ id: String, _ effects: [Effect]) -> Rule {
    Rule(
      "tell.\(id)",
      on: .change(change),
      do: effects,
      because: "the app is told of the change by the document's table",
      .stated,
      table
    )
  }
}
