/// Installing the app and removing it from the device.
enum InstallationRules {
  private static let uninstalling = Source.book("Uninstalling apps and resetting your device")
  private static let building = Source.book("Building and Running Your Application")

  static let iPhoneOS: [Rule] = [
    Rule(
      "icon.move",
      serves: ["F170.2"],
      on: .action(.moveIcon),
      if: [.front([.homeScreen]), .not(.isCovered), .fact(.isInstalled)],
      do: [.note(.iconMoved), .device(.cover(.wigglingIcons))],
      because: "an icon that is dragged only moves, and the app is told nothing",
      .stated,
      uninstalling
    ),
    Rule(
      "uninstall",
      serves: ["F170.1"],
      on: .action(.uninstall),
      if: [.front([.homeScreen]), .not(.isCovered), .fact(.isInstalled)],
      do: [
        .endProcess(.uninstall), .installation(.remove), .note(.appRemoved),
        .device(.cover(.wigglingIcons)),
      ],
      because: "an app that is uninstalled ends without a word and leaves nothing behind",
      .stated,
      uninstalling
    ),
    Rule(
      "reset",
      serves: ["F171.1"],
      on: .action(.resetDevice),
      if: [.front([.homeScreen]), .not(.isCovered)],
      do: [.endProcess(.uninstall), .installation(.reset), .note(.deviceReset)],
      because: "a device that is reset is as it was when it was new, without any installed app",
      .stated,
      uninstalling
    ),
    Rule(
      "install",
      serves: ["F172.1", "F172.2"],
      on: .action(.install),
      if: [.front([.homeScreen]), .not(.isCovered), .not(.isBeyondSimulator)],
      parts: [
        .for(
          "F172.1",
          do: .endProcess(.install),
          .installation(.install),
          .note(.appInstalled)
        )
      ],
      because: "an app that is installed again does not run on as it was; "
        + "the Simulator takes none from the App Store",
      .inferred,
      building,
      .book("Limitations")
    ),
    Rule(
      "build-and-run",
      serves: ["F172.1"],
      on: .action(.buildAndRun),
      if: [.front([.homeScreen]), .not(.isCovered)],
      do: [
        .endProcess(.install), .installation(.install), .note(.appInstalled), .device(.show(.app)),
        .perform(.launch),
      ],
      because: "Build and Run installs the app and launches it",
      .stated,
      building
    ),
  ]
}
