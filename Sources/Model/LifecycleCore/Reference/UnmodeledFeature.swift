/// Something that apps meet on a device, and that the model does not contain.
@_spi(Package) public struct UnmodeledFeature: Sendable {
  /// Its name, as in a heading or a sentence.
  public let name: String
  /// Other words for it, in lowercase.
  public let words: [String]
  /// What it does to the life cycle on a device.
  public let effect: String
  /// What scenarios can use in its place; nil for nothing.
  public let instead: String?

  private init(_ name: String, _ words: [String], _ effect: String, instead: String? = nil) {
    self.name = name
    self.words = words
    self.effect = effect
    self.instead = instead
  }

  /// Returns the feature with a name or another word for it, regardless of case and hyphens.
  public static func named(_ text: String) -> UnmodeledFeature? {
    let word = text.lowercased().replacing("-", with: " ")
    return all.first { $0.name.lowercased() == word || $0.words.contains(word) }
  }

  /// All features, by theme.
  public static let all: [UnmodeledFeature] = [
    .init(
      "CarPlay",
      ["car", "cptemplateapplicationscene", "cptemplateapplicationscenedelegate"],
      "A scene of a template connects for the car's display, also while the phone is locked; the scene of the phone may "
        + "connect before it, after it or never. A delegate without `templateApplicationScene(_:didConnect:)` ends the app."
    ),
    .init(
      "App Intents",
      [
        "app intent", "shortcuts", "siri shortcuts", "control center control",
        "willperformappintent", "appintentscenedelegate", "supportedmodes", "openappwhenrun",
      ],
      "An intent may launch the app in the background and run there, or open the app first, as its `supportedModes` say; "
        + "from iOS 26 on, a scene is given the intent in `scene(_:willPerformAppIntent:)`.",
      instead: "`background-event`, or `tap-icon` for an intent that opens the app"
    ),
    .init(
      "Extensions and widgets",
      [
        "extension", "extensions", "app extension", "widget", "widgets", "share extension",
        "keyboard extension",
      ],
      "They run in processes of their own; nothing is called in the app.",
      instead: "`open-url` for a tap on a widget"
    ),
    .init(
      "Notification extensions",
      ["notification service extension", "notification content extension"],
      "They run in processes of their own, before or while a notification is shown.",
      instead: "`push`"
    ),
    .init(
      "CallKit and PushKit",
      ["callkit", "pushkit", "voip push", "pkpushregistry"],
      "A VoIP push launches the app, which must report a call before the method with the push returns; from iOS 26.4 on, the "
        + "push says whether it must. A call that is answered on the lock screen leaves the app inactive.",
      instead: "`background-event: voip`, and `terminate-app: unreported-call` for a missing report"
    ),
    .init(
      "Notifications and links on the lock screen",
      ["lock screen", "lock screen notification", "locked notification"],
      "The user can tap them there; the device is unlocked first, and the app comes to the front.",
      instead: "`unlock`, and then `tap-notification` or `open-url`"
    ),
    .init(
      "Picture in Picture",
      ["pip"],
      "The video keeps the app running while its scene is in the background.",
      instead: "`start-audio` with the background mode `audio`"
    ),
    .init(
      "Mac Catalyst and iPhone apps on a Mac",
      ["catalyst", "mac catalyst", "mac", "macos"],
      "An app that loses the focus stays active. An iPhone app that is out of sight goes to the background; a Catalyst app does "
        + "when it is hidden or all of its windows are closed, and is not suspended then. Each is from one report."
    ),
    .init(
      "tvOS, watchOS and visionOS",
      ["tvos", "watchos", "visionos", "apple tv", "apple watch", "vision pro"],
      "They have other states, launches and limits of time."
    ),
    .init(
      "Background assets and HealthKit deliveries",
      ["background assets", "healthkit", "health"],
      "The framework launches the app in the background and calls a delegate of its own.",
      instead: "`background-event`"
    ),
    .init(
      "Permissions for location and tracking that change in Settings",
      ["location permission settings", "tracking permission settings"],
      "The app can read the new value; no source says whether one that is suspended is ended."
    ),
    .init(
      "Several requests for permissions at once, and requests in the background",
      ["background permission request", "concurrent permission requests"],
      "What the system does with them depends on the framework; only for tracking is it known.",
      instead: "`request-permission`, one at a time, while the app is in front"
    ),
    .init(
      "What Face ID and Touch ID answer",
      ["lacontext", "evaluatepolicy"],
      "The framework calls the app back with success, or with one of its errors.",
      instead: "`show-alert: authentication`, then `accept-alert` or `dismiss-alert`"
    ),
    .init(
      "Other uses of the keychain",
      [
        "keychain", "keychain access group", "access control", "secaccesscontrol",
        "when passcode set",
      ],
      "Items are also added, changed, deleted, shared and synchronized; some need a passcode or Face ID.",
      instead: "`read-keychain-item`, and `accessible` for when an item can be read"
    ),
    .init(
      "User defaults",
      ["userdefaults", "nsuserdefaults"],
      "They are in a file of the app; in CarPlay, defaults were also reported to be empty on a locked phone "
        + "(cachly/issues-tracker issue 5363, November 2025).",
      instead: "`open-file`"
    ),
    .init(
      "Databases",
      ["core data", "swiftdata", "sqlite"],
      "Core Data protects its files until the first unlock, whatever the entitlement of the app says.",
      instead: "`open-file` with `protection: until-first-unlock`"
    ),
    .init(
      "What the switcher shows",
      ["switcher card", "switcher snapshot", "privacy screen", "app switcher"],
      "It shows the live interface of the app that was in front, and the saved picture of the others.",
      instead:
        "`private-views-hidden` for the saved picture, and the views that are shown after `open-switcher`"
    ),
    .init(
      "Guided Access and Single App Mode",
      ["guided access", "single app mode", "kiosk"],
      "The Home button and the switcher are out of reach."
    ),
    .init(
      "Silent pushes that wait",
      ["push throttling", "throttled push", "delayed push"],
      "The system may deliver them late, or only some of them if there are more than two or three an hour; one that Low Power "
        + "Mode keeps back was reported to arrive later.",
      instead: "`push: silent` at the time at which it arrives"
    ),
    .init(
      "Links that a SwiftUI app misses",
      ["universal link bug", "swiftui universal link"],
      "One report of iOS 18.4 has a universal link that launches a SwiftUI app and reaches neither `onOpenURL` nor "
        + "`onContinueUserActivity`; the model calls `onOpenURL`."
    ),
    .init(
      "The scene phase in a view",
      ["scenephase in a view"],
      "A view may see other changes of `scenePhase` than the scene around it: on locking, one report has the background alone, "
        + "and with an always-on display inactive, active, background."
    ),
    .init(
      "Scene accessories and closure confirmation",
      [
        "uisceneaccessory", "scene accessory", "uisceneclosureconfirmation", "closure confirmation",
      ],
      "From iOS 27 on, a scene can ask for a scene on another display, and ask the user before it is closed."
    ),
    .init(
      "Foldable iPhones",
      ["foldable", "foldable iphone", "fold", "unfold", "folding"],
      "On the inner display an app may have several windows (iOS 27.1). What folding calls is not known.",
      instead: "`device: ipad` for several windows"
    ),
    .init(
      "Devices that are hot or slow",
      ["thermal state", "thermalstate", "hot phone", "processor time"],
      "A crash report of a hot phone allowed 45 s instead of 10 s. An app that uses most of a processor for a minute in the "
        + "background is ended.",
      instead: "`terminate-app: resource-overuse`"
    ),
    .init(
      "Networks",
      [
        "network", "airplane mode", "wifi", "wi fi", "offline", "lose network",
        "network loss",
      ],
      "A framework reports it to the app; nothing in its life cycle changes."
    ),
    .init(
      "Slide Over on iOS 9 and 10",
      ["slide over"],
      "The app under it takes no input; no document says whether it resigns active.",
      instead: "`open-app-beside` for Split View"
    ),
    .init(
      "Apps that require the full screen",
      ["full screen", "uirequiresfullscreen"],
      "From iOS 26 on, the system runs them in a compatibility mode, in which they can be beside other apps."
    ),
    .init(
      "Screenshots and screen recordings",
      ["screenshot", "take screenshot", "screen recording"],
      "A notification is posted afterwards. Whether the app becomes inactive is not known."
    ),
    .init(
      "What is shown over an app",
      [
        "share sheet", "airdrop", "standby", "dynamic island", "iphone mirroring",
        "uiactivityviewcontroller",
      ],
      "Share sheets, AirDrop, StandBy, the Dynamic Island, iPhone Mirroring: whether the app becomes inactive is not known.",
      instead: "`show-alert: system`, and `dismiss-alert`, if it does on your devices"
    ),
    .init(
      "Live Activities",
      ["live activity", "activitykit"],
      "They are drawn in a process of their own. The activity of an app is not in the Dynamic Island while the app is in front.",
      instead: "`open-url` for a tap on one"
    ),
    .init(
      "Purchases and Apple Pay",
      ["storekit", "apple pay", "purchase", "in app purchase", "payment sheet"],
      "The sheet makes the app inactive until it is closed: one report for each.",
      instead: "`show-alert: permission`, and `dismiss-alert`"
    ),
    .init(
      "Dark Mode and text size",
      ["dark mode", "text size", "dynamic type", "appearance"],
      "The traits of the interface change; no method of a delegate is called."
    ),
  ]
}
