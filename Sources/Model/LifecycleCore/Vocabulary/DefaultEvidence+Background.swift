/// The evidence for the defaults of what runs in the background, and how long, by the names of their switches.
extension [DefaultEvidence] {
  static let backgroundEventBudget: Self = [
    .init(
      "30s",
      .documented,
      "Apple: Pushing background updates to your app",
      date: "Apple's page of 2026"
    )
  ]

  static let suspendAfter: Self = [
    .init(
      "1s",
      .inferred,
      "Apple: Extending your app's background execution time",
      date: "Apple's page of 2026",
      note: "Apple says shortly after didEnterBackground returns, and nobody measured it"
    )
  ]

  static let backgroundOverrun: Self = [
    .init(
      "none",
      .inferred,
      "WWDC 2020: Why is my app getting killed?",
      "transistorsoft/react-native-background-fetch#323",
      date: "iOS 14; 2020",
      note: "no report names a limit of wall-clock time; 80 % of a processor over 60 s, which "
        + "the model does not count, ends an app"
    )
  ]

  static let limits: Self = [
    .init(
      "measured",
      .several,
      "Apple: Addressing watchdog terminations",
      "Automattic/pocket-casts-ios#556",
      "firebase/firebase-ios-sdk#5707",
      date: "iOS 9 to 26; 2020 to 2026",
      note: "each limit has a row of its own above"
    )
  ]

  static let unresponsiveAfter: Self = [
    .init(
      "10s",
      .one,
      "BugSnag: Reporting app hangs",
      date: "2026",
      note: "Apple gives no number"
    )
  ]

  static let backgroundTaskBudget: Self = [
    .init(
      "30s",
      .several,
      "Apple developer forum 85066",
      "home-assistant/iOS discussion 1793",
      "ocetnik/react-native-background-timer#272",
      date: "iOS 13 and later; undated"
    )
  ]

  static let expirationLead: Self = [
    .init(
      "5s",
      .several,
      "transistorsoft/react-native-background-fetch#280",
      "wordpress-mobile/WordPress-iOS#21254",
      date: "iOS 13; 2020 to 2023",
      note: "the reports have 4 to 5 s"
    )
  ]

  static let expirationGrace: Self = [
    .init(
      "5s",
      .inferred,
      "Apple developer forum 85066",
      "wordpress-mobile/WordPress-iOS#21254",
      date: "2023",
      note: "with the 5 s of `expiration-lead`, the app is killed when its 30 s are over"
    )
  ]

  static let lateTaskRegistration: Self = [
    .init(
      "crash",
      .several,
      "shinyorg/shiny#280",
      "microsoftconnect/ms-intune-app-sdk-ios#132",
      "transistorsoft/flutter_background_fetch#414",
      date: "iOS 13 to 26"
    )
  ]

  static let refreshTaskBudget: Self = [
    .init(
      "30s",
      .several,
      "transistorsoft/react-native-background-fetch#270",
      "transistorsoft/react-native-background-fetch#280",
      date: "iOS 13"
    )
  ]

  static let processingTaskBudget: Self = [
    .init(
      "3min",
      .inferred,
      "Apple: BGProcessingTask",
      "transistorsoft/react-native-background-fetch#245",
      date: "Apple's page of 2026; the report is undated",
      note: "Apple says minutes; one app ran for more than 10 minutes"
    )
  ]

  static let taskOverrun: Self = [
    .init(
      "kill",
      .documented,
      "Apple: EXC_CRASH (SIGKILL)",
      date: "Apple's page of 2026"
    )
  ]

  static let lowPowerTasks: Self = [
    .init(
      "wait",
      .one,
      "brewkits/kmpworkmanager",
      date: "2026",
      note: "whether a request stays pending, as in the model, or is gone, no source says"
    )
  ]

  static let unansweredSession: Self = [
    .init(
      "kill",
      .documented,
      "Apple: EXC_CRASH (SIGKILL)",
      date: "Apple's page of 2026",
      note: "Alamofire/Alamofire#804 and expo/expo#8599 saw a warning in the console on "
        + "iOS 8 to 13, and do not say that the app was killed"
    )
  ]
}
