private let uninstalling = Source.book("Uninstalling apps and resetting your device")
private let simulator = Source.book("The Simulator")

/// Installing the app and removing it from the device.
var installationRules: [Rule] {
  [Rule](stated: uninstalling) {
    Rule("icon.move", on: .action(.moveIcon))?
      .when(.front([.homeScreen]), .not(.isCovered), .fact(.isInstalled))
      .does(.note(.iconMoved), .cover(.wigglingIcons), for: "F170.2")
      .because("an icon that is dragged only moves, and the app is not notified")
    Rule("uninstall", on: .action(.uninstall))?
      .when(.front([.homeScreen]), .not(.isCovered), .fact(.isInstalled))
      .does(.endProcess(.uninstall), .removeApp, .note(.appRemoved), for: "F170.1")
      .does(.cover(.wigglingIcons), for: "F170.1")
      .because(
        "an app that is uninstalled is terminated without notification and leaves nothing behind"
      )
      .inferred(uninstalling)
    Rule("reset", on: .action(.resetDevice))?
      .when(.front([.homeScreen]), .not(.isCovered))
      .does(.endProcess(.uninstall), .resetDevice, .note(.deviceReset), for: "F171.1")
      .because("a device that is reset is like a new one, without any installed app")
    Rule("install", on: .action(.install))?
      .when(.front([.homeScreen]), .not(.isCovered), .not(.exceedsSimulator))
      .applies(for: "F172.2")
      .does(.endProcess(.install), for: "F172.3")
      .does(.installApp, .note(.appInstalled), for: "F172.2")
      .because(
        "an app that is installed again does not run on as it was; the Simulator takes none "
          + "from the App Store"
      )
      .inferred(simulator, .book("Limitations"))
    Rule("build-and-run", on: .action(.buildAndRun))?
      .when(.front([.homeScreen]), .not(.isCovered))
      .does(.endProcess(.install), for: "F172.3")
      .does(.installApp, .note(.appInstalled), .show(.app), for: "F172.1")
      .does(.perform(.launch), for: "F172.1")
      .because("Build and Run installs the app and launches it")
      .stated(simulator)
  }
}
