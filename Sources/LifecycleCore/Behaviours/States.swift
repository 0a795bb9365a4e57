extension BehaviourArea {
  static let states = BehaviourArea(
    title: "States and how apps are told",
    introduction: "The five states of an app, the ways between them, and how it is told.",
    rows: [
      Behaviour(
        42,
        .core,
        [.guide2010, .guide2011, .translation, .guide2014],
        """
        An app is in one of five states. It is not running; inactive, in the foreground without \
        user input; active, in the foreground with it; in the background, off the screen and \
        running; or suspended, in memory and not running.
        """
      ),
      Behaviour(
        43,
        .core,
        [.guide2010, .guide2011, .translation, .guide2014],
        """
        Inactive is a state of transition. An app stays in it only while the system waits for \
        the user, as with a call or a text message, or, by the 2011 guide and the translation, \
        while the screen is locked.
        """
      ),
      Behaviour(
        44,
        .core,
        [.guide2010, .guide2011, .translation, .guide2014],
        """
        The system suspends an app by itself, and nothing tells the app. A suspended app keeps \
        its memory, runs no code and gets no events, which wait for it (F91). How soon the \
        system suspends no document says; the switch `suspend-after` sets it.
        """
      ),
      Behaviour(
        45,
        .core,
        [.guide2010, .guide2011, .translation, .guide2014],
        "When memory is low, suspended apps are purged without notice."
      ),
      Behaviour(
        46,
        .core,
        [.guide2010, .guide2011, .translation],
        """
        Background and suspended exist only from iOS 4, and only on devices with multitasking. \
        Elsewhere an app that leaves the foreground is terminated.
        """
      ),
      Behaviour(
        47,
        .core,
        [.guide2011, .guide2014],
        """
        From not running an app becomes inactive and then active, or enters the background. It \
        changes between active and inactive, between inactive and background, and from \
        background to suspended; from there it runs again in the background or comes to the \
        foreground. From every state it can end.
        """
      ),
      Behaviour(
        48,
        .core,
        [.guide2011, .translation, .guide2014],
        """
        Seven calls on the delegate tell of the life cycle: \
        `application:willFinishLaunchingWithOptions:` (from iOS 6), \
        `application:didFinishLaunchingWithOptions:`, `applicationDidBecomeActive:`, \
        `applicationWillResignActive:`, `applicationDidEnterBackground:`, \
        `applicationWillEnterForeground:` and `applicationWillTerminate:`. Not every transition \
        has one: a suspended app is not told that it ends.
        """
      ),
      Behaviour(
        49,
        .core,
        [.guide2010],
        """
        Notifications stand beside the calls, for every object that listens to the default \
        notification centre: among them `UIApplicationDidEnterBackgroundNotification` and \
        `UIApplicationWillEnterForegroundNotification`.
        """
      ),
      Behaviour(
        174,
        .doc,
        [.book],
        """
        Think of the life of an app in stages: launch, initialise, process, respond, terminate. \
        Use little memory, use the calls that manage it, and clean up, or the system will.
        """
      ),
    ]
  )
}
