extension BehaviorArea {
  static let backgroundBehavior = BehaviorArea(
    title: "Behavior in the background",
    introduction:
      "Eleven rules for an app in the background, and what happens to one that breaks them.",
    """
    F77 core
    1. An app that creates an OpenGL ES context or draws with one in the background is killed at
       once.
       [translation III.3 Rules of the background]
    2. What it asked for before must be finished before it enters the background.
       [translation III.3 Rules of the background]

    F78 core
    1. Before suspension an app unregisters its Bonjour services and closes their listening
       sockets, since it could not answer while suspended.
       [translation III.3 Rules of the background]
    2. What is still open then the system closes.
       [translation III.3 Rules of the background]

    F79 env
    1. Sockets may be torn down while the app is suspended; the app takes that for a failure of
       the network and makes new ones when it runs again.
       [translation III.3 Rules of the background]

    F80 core
    1. An app saves its state before it enters the background: when memory is low, suspended apps
       are purged first, and without notice.
       [2010 Moving to the Background; translation III.3 Rules of the background]

    F81 core
    1. In the background an app releases large objects and caches that it does not need.
       [2011 Memory Usage for Background Apps; translation III.3 Rules of the background]

    F82 core
    1. Before suspension an app stops using shared resources such as the address book and the
       calendar database; one that is found to use one after suspension is killed.
       [translation III.3 Rules of the background]
    2. The app in front has priority for them.
       [translation III.3 Rules of the background]

    F83 core
    1. An app in the background leaves its windows and views as they are; updating them is not
       punished, but nobody sees it, and it can wait for the return.
       [translation III.3 Rules of the background]

    F84 core
    1. An app that is registered for it is notified on entering the background that its external
       accessories were disconnected, and closes their sessions there; on return it is notified
       that they are connected. The switch `accessory-session-notices` can turn this off.
       [translation III.3 Rules of the background]

    F85 core
    1. Alerts and action sheets of the app stay as they are when it enters the background; before
       iOS 4 they were dismissed when the app quit, so that their cancel handlers ran.
       [translation III.3 Rules of the background]

    F86 core
    1. An app removes views with private data before `applicationDidEnterBackground:` returns,
       since the snapshot would show them.
       [2011 What to Do When Moving to the Background; translation III.3 Rules of the background]

    F87 core
    1. An app does as little as it can in the background: one that works there for too long is
       throttled or killed. The switches are `background-overrun` and `background-overrun-after`.
       [translation III.3 Rules of the background]

    F88 core
    1. The app in front has priority for resources and hardware.
       [translation III.3 Rules of the background]
    2. When memory forces the system to terminate an app that runs in the background, its
       `applicationWillTerminate:` is called; the switch is `memory-notifies-background`.
       [translation III.3 Rules of the background]
    """
  )
}
