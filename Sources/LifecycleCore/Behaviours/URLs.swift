extension BehaviourArea {
  static let urls = BehaviourArea(
    title: "Opening URLs",
    introduction: "How an app is handed a URL of its own scheme.",
    rows: [
      Behaviour(
        117,
        .core,
        [.translation],
        """
        An app with a URL scheme of its own handles every URL that it is handed, at launch, \
        while it runs and in the background. Its delegate does so.
        """
      ),
      Behaviour(
        118,
        .core,
        [.translation],
        """
        An app that is not running is launched and brought to the foreground. \
        `application:didFinishLaunchingWithOptions:` finds the URL in the options and returns \
        YES if it can open it; then the handler is called. Whose NO prevents that from iOS 6 is \
        the switch `url-veto`; whether iPhone OS 3 calls the handler at launch is `ios3-url`.
        """
      ),
      Behaviour(
        119,
        .core,
        [.translation],
        """
        The handler is `application:openURL:sourceApplication:annotation:` from iOS 4.2 and \
        `application:handleOpenURL:` before. In the model `application:openURL:options:` follows \
        in iOS 9, which is younger than the documents.
        """
      ),
      Behaviour(
        120,
        .core,
        [.translation],
        """
        An app in the background or suspended is brought to the foreground, and shortly \
        afterwards the handler of its version is called, or `application:handleOpenURL:` if that \
        is not implemented. Whether it is called before or after the app becomes active is not \
        said; the switch is `url-call`.
        """
      ),
      Behaviour(
        121,
        .env,
        [.translation],
        "An app may have a launch image for each URL scheme."
      ),
    ]
  )
}
