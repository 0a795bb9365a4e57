extension BehaviourArea {
  static let conduct = BehaviourArea(
    title: "Conduct in the background",
    introduction:
      "Eleven rules for an app in the background, and what happens to one that breaks them.",
    rows: [
      Behaviour(
        77,
        .core,
        [.guide2011, .translation],
        """
        An app that creates an OpenGL ES context or draws with one in the background is killed \
        at once. What it asked for before must be finished before it enters the background.
        """
      ),
      Behaviour(
        78,
        .core,
        [.guide2011, .translation],
        """
        Before suspension an app unregisters its Bonjour services and closes their listening \
        sockets, since it could not answer while suspended. What is still open then the system \
        closes.
        """
      ),
      Behaviour(
        79,
        .env,
        [.guide2011, .translation],
        """
        Sockets may be torn down while the app is suspended. The app takes that for a failure of \
        the network and makes new ones when it runs again.
        """
      ),
      Behaviour(
        80,
        .core,
        [.guide2011, .translation],
        """
        An app saves its state before it enters the background: when memory is low, suspended \
        apps are purged first, and without notice.
        """
      ),
      Behaviour(
        81,
        .doc,
        [.guide2011, .translation],
        "In the background, let go of large objects and caches that you do not need."
      ),
      Behaviour(
        82,
        .core,
        [.guide2011, .translation],
        """
        Before suspension an app stops using shared resources such as the address book and the \
        calendar database, for which the app in front has priority. An app that is found to use \
        one after suspension is killed.
        """
      ),
      Behaviour(
        83,
        .core,
        [.guide2011, .translation],
        """
        An app in the background leaves its windows and views as they are. Updating them is not \
        punished, but nobody sees it, and it can wait for the return.
        """
      ),
      Behaviour(
        84,
        .core,
        [.guide2011, .translation],
        """
        An app that is registered for it is told on entering the background that its external \
        accessories were disconnected, and closes their sessions there; on return it is told \
        that they are connected. The switch `accessory-session-notices` can turn this off.
        """
      ),
      Behaviour(
        85,
        .core,
        [.guide2011, .translation],
        """
        Alerts and action sheets of the app stay as they are when it enters the background. \
        Before iOS 4 they were dismissed when the app quit, so that their cancel handlers ran.
        """
      ),
      Behaviour(
        86,
        .core,
        [.guide2011, .translation],
        """
        An app removes views with private data before `applicationDidEnterBackground:` returns, \
        since the snapshot would show them (F71).
        """
      ),
      Behaviour(
        87,
        .core,
        [.guide2011, .translation],
        """
        An app does as little as it can in the background. One that works there for too long is \
        throttled or killed; how long that is no document says. The switches are \
        `background-overrun` and `background-overrun-after`.
        """
      ),
      Behaviour(
        88,
        .core,
        [.translation],
        """
        The app in front has priority for resources and hardware. When memory forces the system \
        to terminate an app that runs in the background, its `applicationWillTerminate:` is \
        called; the switch is `memory-notifies-background`.
        """
      ),
    ]
  )
}
