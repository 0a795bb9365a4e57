/// Changes of the device: told at once to an app that runs, once later to a suspended one.
enum SystemChangeRules {
  private static let table = Source.guide2010(
    "Responding to System Changes While in the Background"
  )

  static let all = [Rule](stated: table) {
    Rule("simulator.rotate-left", on: .action(.rotateLeft))
      .does(.service(.turn(isLeft: true)), .perform(.applyChange), for: "F154.1")
      .because("the Simulator's menu turns portrait into landscape, and back")
      .stated(.book("Hardware interaction"))
    Rule("simulator.rotate-right", on: .action(.rotateRight))
      .does(.service(.turn(isLeft: false)), .perform(.applyChange), for: "F154.1")
      .because("the Simulator's menu turns portrait into landscape, and back")
      .stated(.book("Hardware interaction"))
    Decision(on: .procedure(.applyChange)) {
      Rule("change.running", if: .state([.inactive, .active, .background]))
        .applies(for: "F55.2", "F91.1")
        .does(.changes(.deliver), for: "F55.2")
        .because("an app that runs is told of each change at once")
        .stated(.uikit("Processing queued notifications"))
      Rule("change.absent", if: .state([.notRunning]))
        .does(.changes(.apply), for: "F91.1")
        .because("without a process nobody is told")
      Rule("change.suspended")
        .does(.changes(.queue), for: "F44.3", "F91.1", "F91.2")
        .because("while the app is suspended changes wait, one event for each kind")
    }
    Rule(
      "accessories.go",
      on: .procedure(.accessoriesGo),
      since: .iOS4,
      if: .on(.accessorySessionNotices),
      .not(.keepsAccessories)
    )
    .does(.changes(.accessories(areGone: true)), for: 84)
    .because("accessories are reported gone on entering the background (accessory-session-notices)")
    .stated(.backgroundRule(8))
    Rule("accessories.come-back", on: .procedure(.accessoriesComeBack), since: .iOS4)
      .does(.changes(.accessories(areGone: false)), for: 84)
      .because("accessories that are still there are reported connected on return")
      .stated(.backgroundRule(8))
    Rule("change.battery-level", on: .action(.batteryLevel))
      .does(.changes(.note), .perform(.applyChange), for: "F96.1")
      .because("the device changes, whatever is in front")
    Rule("change.battery-state", on: .action(.batteryState))
      .does(.changes(.note), .perform(.applyChange), for: "F96.1")
      .because("the device changes, whatever is in front")
    Rule("change.change-locale", on: .action(.changeLocale))
      .does(.changes(.note), .perform(.applyChange), for: "F102.1")
      .because("the device changes, whatever is in front")
    Rule("change.change-settings", on: .action(.changeSettings))
      .does(.changes(.note), .perform(.applyChange), for: "F101.1")
      .because("the device changes, whatever is in front")
    Rule("change.connect-accessory", on: .action(.connectAccessory))
      .does(.changes(.note), .perform(.applyChange), for: "F93.1", "F151.1")
      .because("the device changes, whatever is in front")
    Rule("change.connect-display", on: .action(.connectDisplay))
      .does(.changes(.note), .perform(.applyChange), for: "F99.1", "F154.7")
      .because("the device changes, whatever is in front")
    Rule("change.disconnect-accessory", on: .action(.disconnectAccessory))
      .does(.changes(.note), .perform(.applyChange), for: "F93.2", "F151.1")
      .because("the device changes, whatever is in front")
    Rule(
      "change.disconnect-display",
      on: .action(.disconnectDisplay),
      if: .fact(.displayIsConnected)
    )
    .does(.changes(.note), .perform(.applyChange), for: "F99.1", "F154.7")
    .because("the device changes, whatever is in front")
    Rule("change.proximity", on: .action(.proximity))
      .does(.changes(.note), .perform(.applyChange), for: "F97.1")
      .because("the device changes, whatever is in front")
    Rule("change.rotate", on: .action(.rotate))
      .does(.changes(.note), .perform(.applyChange), for: "F91.2", "F94.1")
      .because("the device changes, whatever is in front")
    Rule("change.screen-mode", on: .action(.screenMode), if: .fact(.displayIsConnected))
      .does(.changes(.note), .perform(.applyChange), for: "F100.1")
      .because("the device changes, whatever is in front")
    Rule("change.significant-time-change", on: .action(.significantTimeChange))
      .does(.changes(.note), .perform(.applyChange), for: "F95.1")
      .because("the device changes, whatever is in front")
    Rule("tell.accessory.connected", on: .change(.accessoryConnected))
      .does(.post(.accessoryDidConnect), for: 84, "F93.1")
      .because("the app is told of the change by the document's table")
    Rule("tell.accessory.disconnected", on: .change(.accessoryDisconnected))
      .does(.post(.accessoryDidDisconnect), for: 84, "F93.2")
      .because("the app is told of the change by the document's table")
    Rule("tell.battery-level", on: .change(.batteryLevel))
      .does(.post(.batteryLevelDidChange), for: 96)
      .because("the app is told of the change by the document's table")
    Rule("tell.battery-state", on: .change(.batteryState))
      .does(.post(.batteryStateDidChange), for: 96)
      .because("the app is told of the change by the document's table")
    Rule("tell.display.connected", on: .change(.displayConnected))
      .does(.interface(.changeDisplay), .post(.screenDidConnect), for: "F13.5", 99)
      .because("the app is told of the change by the document's table")
    Rule("tell.display.disconnected", on: .change(.displayDisconnected))
      .does(.interface(.changeDisplay), .post(.screenDidDisconnect), for: "F13.5", 99)
      .because("the app is told of the change by the document's table")
    Rule("tell.locale", on: .change(.locale))
      .does(.post(.currentLocaleDidChange), for: "F102.1", "F102.2")
      .because("the app is told of the change by the document's table")
    Rule("tell.orientation", on: .change(.orientation))
      .does(.post(.orientationDidChange), for: "F94.1")
      .does(.controller(.turn), for: "F12.3", "F94.2", "F161.2")
      .because("the app is told of the change by the document's table")
    Rule("tell.protected-data.available", on: .change(.protectedDataAvailable))
      .does(
        .call(.protectedDataDidBecomeAvailable),
        .post(.protectedDataDidBecomeAvailable),
        for: "F63.1",
        "F98.2"
      )
      .because("the app is told of the change by the document's table")
    Rule("tell.protected-data.unavailable", on: .change(.protectedDataUnavailable))
      .does(
        .call(.protectedDataWillBecomeUnavailable),
        .post(.protectedDataWillBecomeUnavailable),
        for: "F63.1",
        "F98.1"
      )
      .because("the app is told of the change by the document's table")
    Rule("tell.proximity", on: .change(.proximity))
      .does(.post(.proximityStateDidChange), for: 97)
      .because("the app is told of the change by the document's table")
    Rule("tell.screen-mode", on: .change(.screenMode))
      .does(.interface(.changeDisplay), .post(.screenModeDidChange), for: "F13.5", 100)
      .because("the app is told of the change by the document's table")
    Rule("tell.settings", on: .change(.settings))
      .does(.post(.userDefaultsDidChange), for: "F101.1", "F101.2")
      .because("the app is told of the change by the document's table")
    Rule("tell.significant-time", on: .change(.significantTime))
      .does(.call(.significantTimeChange), .post(.significantTimeChange), for: 95)
      .because("the app is told of the change by the document's table")
  }
}
