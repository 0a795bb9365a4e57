private let systemAlerts = Source.uikit("sceneWillResignActive:")
private let asking = Source.uikit("Asking permission to use notifications")
private let tracking = Source.measured(
  "app_tracking_transparency issue 43, which quotes Apple; flutter-permission-handler issues 676 and 967"
)
private let location = Source.measured("PermissionsKit issue 48 and PromiseKit issue 151")
private let usageDescriptions = Source.measured(
  "Lumina issue 45, DZNPhotoPickerController issue 138, cordova-plugin-ibeacon pull request 445"
)
private let settings = Source.measured(
  "nova-ios-app issue 128, restcomm-ios-sdk issue 398, flutter issue 126429"
)

/// Permissions: requests of the app, which the user answers, and changes in Settings.
var permissionRules: [Rule] {
  [Rule]() {
    Decision(on: .action(.requestPermission), since: .iOS10) {
      Rule("permission.location.undescribed", since: .iOS11)
        .when(.argument(["location"]), .fact(.lacksUsageDescription), for: "F233.1", "F233.2")
        .does(.warnAboutUsageDescription, for: "F233.2")
        .because("the user is not asked about the location if the Info.plist does not say why")
        .observed(location)
      Rule("permission.undescribed")
        .when(.fact(.lacksUsageDescription), for: "F233.1")
        .does(.warnAboutUsageDescription, .endProcess(.crash), for: "F233.1")
        .because("an app that asks for private data is ended if its Info.plist does not say why")
        .observed(usageDescriptions)
      Rule("permission.known")
        .when(.fact(.permissionIsKnown), for: "F224.2")
        .does(.repeatPermissionAnswer, for: "F224.2")
        .because("the user is asked once; later requests are answered at once")
        .stated(asking)
      Rule("permission.tracking.early", since: .iOS15)
        .when(.argument(["tracking"]), for: "F224.1", "F224.3")
        .when(.state([.inactive, .background]), for: "F224.1", "F224.3")
        .does(.leavePermissionOpen, for: "F224.3")
        .because("the user is asked about tracking only while the app is active")
        .observed(tracking)
      Rule("permission.tracking.second", since: .iOS15)
        .when(.argument(["tracking"]), .fact(.permissionIsPending), for: "F224.1", "F224.4")
        .does(.leavePermissionOpen, for: "F224.4")
        .because("the user is not asked about tracking while another request waits for an answer")
        .observed(tracking)
      Rule("permission.request", since: .iOS14)
        .when(.front([.app]), .not(.permissionIsPending))
        .does(.askForPermission, for: "F224.1")
        .because("the system asks the user")
        .inferred(systemAlerts)
      Rule("permission.request", since: .iOS13, until: .iOS14)
        .when(.argument(words(besides: [.tracking])))
        .when(.front([.app]), .not(.permissionIsPending))
        .does(.askForPermission, for: "F224.1")
        .because("the system asks the user; about tracking from iOS 14 only")
        .inferred(systemAlerts)
      Rule("permission.request", until: .iOS13)
        .when(.argument(words(besides: [.tracking, .bluetooth])))
        .when(.front([.app]), .not(.permissionIsPending))
        .does(.askForPermission, for: "F224.1")
        .because("the system asks the user; about Bluetooth from iOS 13 only")
        .inferred(systemAlerts)
    }
    Rule("permission.prompt", on: .timer(.permissionPrompt), since: .iOS10)?
      .does(.beginPermissionPrompt, .perform(.showPermissionAlert), for: "F224.1")
      .because("the alert of the system makes the app inactive until the user answers")
      .inferred(systemAlerts)
    Decision(on: .action(.changePermission), since: .iOS7, if: .front([.homeScreen, .otherApp])) {
      Rule("permission.changed.notifications")
        .when(.argument(["notifications"]), for: "F224.5", "F224.6")
        .does(.changePermission, for: "F224.6")
        .because("an app continues when the user changes what it may do with notifications")
        .observed(.measured("PermissionsKit issue 125"))
      Rule("permission.changed")
        .does(.changePermission, for: "F224.2")
        .does(.endProcess(.permission), for: "F224.5")
        .because(
          "the system ends an app that is running when the user changes what private data it may use"
        )
        .observed(settings)
    }
  }
}

private func words(besides excluded: [PermissionKind]) -> [String] {
  PermissionKind.allCases.filter { !excluded.contains($0) }.map(\.word)
}
