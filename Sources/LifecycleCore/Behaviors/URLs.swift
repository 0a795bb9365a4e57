extension BehaviorArea {
  static let urls = BehaviorArea(
    title: "Opening URLs",
    introduction: "How an app is handed a URL of its own scheme.",
    """
    F117 core
    1. An app with a URL scheme of its own handles every URL that it is handed, at launch, while
       it runs and in the background; its delegate does so.
       [translation III.1 The launch cycle]

    F118 core
    1. An app that is not running is launched and brought to the foreground.
       [translation III.1 The launch cycle]
    2. `application:didFinishLaunchingWithOptions:` finds the URL in the options and returns YES
       if the app can open it; then the handler is called. Whose NO prevents that from iOS 6 is
       the switch `url-veto`; whether iPhone OS 3 calls the handler at launch is `ios3-url`.
       [translation III.1 The launch cycle]

    F119 core
    1. The handler is `application:openURL:sourceApplication:annotation:` from iOS 4.2.
       [translation III.1 The launch cycle]
    2. It is `application:handleOpenURL:` on iOS 4.1 and earlier.
       [translation III.1 The launch cycle]
    3. `application:openURL:options:` takes its place in iOS 9.
       [UIKit UIApplicationDelegate]

    F120 core
    1. An app in the background or suspended is brought to the foreground, and shortly afterwards
       the handler is called; whether before or after it becomes active is the switch `url-call`.
       [translation III.1 The launch cycle]
    2. Where the newer handler is not implemented, or before iOS 4.2, `application:handleOpenURL:`
       is called.
       [translation III.1 The launch cycle]

    F121 env
    1. An app may have a launch image for each URL scheme.
       [translation III.1 The launch cycle]
    """
  )
}
