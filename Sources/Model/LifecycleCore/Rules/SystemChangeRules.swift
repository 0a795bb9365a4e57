private let systemChanges = Source.guide2010("Responding to System Changes While in the Background")

/// Changes of the device: delivered at once to a running app, and once later to a suspended one.
var systemChangeRules: [Rule] {
  [Rule](stated: systemChanges) {
    [Rule](because: "the device changes, regardless of what is in front") {
      changeRule(.rotate, for: "F91.2", "F94.1")
      changeRule(.changeSettings, for: "F101.1")
      changeRule(.changeLocale, for: "F102.1")
      changeRule(.connectAccessory, for: "F93.1", "F151.1")
      changeRule(.disconnectAccessory, for: "F93.2", "F151.1")
      changeRule(.connectDisplay, for: "F99.1", "F154.7")
      changeRule(.disconnectDisplay, for: "F99.1", "F154.7")?.when(.fact(.displayIsConnected))
      changeRule(.screenMode, for: "F100.1")?.when(.fact(.displayIsConnected))
      changeRule(.significantTimeChange, for: "F95.1")
      changeRule(.batteryLevel, for: "F96.1")
      changeRule(.batteryState, for: "F96.1")
      changeRule(.proximity, for: "F97.1")
    }
    Rule("low-power-mode.on", on: .action(.turnOnLowPowerMode), since: .iOS9)?
      .does(.setLowPowerMode(true), for: "F166.3")
      .because("the user turns Low Power Mode on in Settings")
      .inferred(.measured("phonegap-plugin-push issue 2937, flutterfire issue 6112"))
    Rule("low-power-mode.off", on: .action(.turnOffLowPowerMode), since: .iOS9)?
      .does(.setLowPowerMode(false), for: "F166.3")
      .because("the user turns Low Power Mode off in Settings")
      .inferred(.measured("phonegap-plugin-push issue 2937, flutterfire issue 6112"))
    Rule("simulator.rotate-left", on: .action(.rotateLeft))?
      .does(.turnDevice(isLeft: true), .perform(.applyChange), for: "F154.1", "F312.1")
      .because("the Simulator's menu turns portrait into landscape, and back")
      .stated(.book("Hardware interaction"))
    Rule("simulator.rotate-right", on: .action(.rotateRight))?
      .does(.turnDevice(isLeft: false), .perform(.applyChange), for: "F154.1", "F312.1")
      .because("the Simulator's menu turns portrait into landscape, and back")
      .stated(.book("Hardware interaction"))
    Decision(on: .procedure(.applyChange)) {
      Rule("change.running")
        .when(.state([.inactive, .active, .background]), for: "F55.2", "F91.1")
        .does(.deliverChange, for: "F55.2")
        .because("a running app is notified of each change at once")
        .stated(.uikit("Processing queued notifications"))
      Rule("change.absent")
        .when(.state([.notRunning]))
        .does(.applyChange, for: "F91.1")
        .because("without a process there is no app to notify")
        .inferred(systemChanges)
      Rule("change.suspended")
        .does(.queueChange, for: "F44.3", "F91.1", "F91.2")
        .because("while the app is suspended changes wait, one event for each kind")
    }
    Rule("accessories.go", on: .procedure(.accessoriesGo), since: .iOS4)?
      .when(.on(.accessorySessionNotices), .not(.keepsAccessories))
      .does(.notifyAccessories(areGone: true), for: 84)
      .because(
        "accessories are reported as disconnected on entering the background (accessory-session-notices)"
      )
      .stated(.backgroundRule(8))
    Rule("accessories.come-back", on: .procedure(.accessoriesComeBack), since: .iOS4)?
      .does(.notifyAccessories(areGone: false), for: 84)
      .because("accessories that are still there are reported connected on return")
      .stated(.backgroundRule(8))
    [Rule](because: "the app is notified of the change as listed in the document's table") {
      Rule("notify.accessory.connected", on: .deviceEvent(.accessoryConnected))?
        .does(.post(.accessoryDidConnect), for: 84, "F93.1")
      Rule("notify.accessory.disconnected", on: .deviceEvent(.accessoryDisconnected))?
        .does(.post(.accessoryDidDisconnect), for: 84, "F93.2")
      Rule("notify.battery-level", on: .deviceEvent(.batteryLevel))?
        .does(.post(.batteryLevelDidChange), for: 96)
      Rule("notify.battery-state", on: .deviceEvent(.batteryState))?
        .does(.post(.batteryStateDidChange), for: 96)
      Rule("notify.display.connected", on: .deviceEvent(.displayConnected))?
        .does(.changeDisplay, .post(.screenDidConnect), for: "F13.5", 99)
        .does(.perform(.connectDisplay), for: "F195.1")
      Rule("notify.display.disconnected", on: .deviceEvent(.displayDisconnected))?
        .does(.changeDisplay, .post(.screenDidDisconnect), for: "F13.5", 99)
        .does(.perform(.disconnectDisplay), .perform(.reportDiscarded), for: "F195.3")
      Rule("notify.locale", on: .deviceEvent(.locale))?
        .does(.post(.currentLocaleDidChange), for: "F102.1")
      Rule("notify.orientation", on: .deviceEvent(.orientation))?
        .does(.post(.orientationDidChange), for: "F94.1")
        .does(.rotateViews, for: "F12.3", "F94.2", "F161.2")
      Rule("notify.protected-data.available", on: .deviceEvent(.protectedDataAvailable))?
        .does(.call(.protectedDataDidBecomeAvailable), for: "F63.1", "F98.2")
        .does(.post(.protectedDataDidBecomeAvailable), for: "F63.1", "F98.2")
      Rule("notify.protected-data.unavailable", on: .deviceEvent(.protectedDataUnavailable))?
        .does(.call(.protectedDataWillBecomeUnavailable), for: "F63.1", "F98.1")
        .does(.post(.protectedDataWillBecomeUnavailable), for: "F63.1", "F98.1")
      Rule("notify.proximity", on: .deviceEvent(.proximity))?
        .does(.post(.proximityStateDidChange), for: 97)
      Rule("notify.screen-mode", on: .deviceEvent(.screenMode))?
        .does(.changeDisplay, .post(.screenModeDidChange), for: "F13.5", 100)
      Rule("notify.settings", on: .deviceEvent(.settings))?
        .does(.post(.userDefaultsDidChange), for: "F101.1")
      Rule("notify.significant-time", on: .deviceEvent(.significantTime))?
        .does(.call(.significantTimeChange), .post(.significantTimeChange), for: 95)
    }
  }
}

private func changeRule(_ kind: ActionKind, for served: StatementReference...) -> Rule? {
  Rule("change.\(kind.word)", on: .action(kind))?
    .does(.readChange, .perform(.applyChange), for: served)
}
