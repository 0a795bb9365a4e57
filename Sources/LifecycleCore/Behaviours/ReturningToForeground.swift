extension BehaviourArea {
  static let foreground = BehaviourArea(
    title: "Returning to the foreground",
    introduction: "The way back, and what the app learns of the time in between.",
    rows: [
      Behaviour(
        89,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        The user chooses the app on the Home screen or in the switcher. It goes from the \
        background to inactive to active: `applicationWillEnterForeground:` is called, then \
        `applicationDidBecomeActive:`.
        """
      ),
      Behaviour(
        90,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        `applicationWillEnterForeground:` is the place to undo what \
        `applicationDidEnterBackground:` did. `UIApplicationWillEnterForegroundNotification` \
        goes with it.
        """
      ),
      Behaviour(
        162,
        .core,
        [.book],
        """
        The user can come back to an app from the switcher, which in iOS 4 is a strip below the \
        dock, as well as from the Home screen.
        """
      ),
      Behaviour(
        91,
        .core,
        [.guide2010, .translation, .book],
        """
        While an app is suspended the system keeps the changes that concern it, and makes one \
        event of all of a kind, for the net change: a device that was turned several times gives \
        one event with its last orientation. No document says whether a change that was undone \
        gives an event; the switch is `coalesce-no-net-change`.
        """
      ),
      Behaviour(
        92,
        .core,
        [.guide2010],
        """
        Kept during suspension: a view that was marked to be redrawn. It is redrawn only when \
        the app returns to the foreground, not when it runs in the background.
        """
      ),
      Behaviour(
        93,
        .core,
        [.guide2010],
        """
        Kept during suspension: an accessory was connected or disconnected \
        (`EAAccessoryDidConnectNotification`, `EAAccessoryDidDisconnectNotification`).
        """
      ),
      Behaviour(
        94,
        .core,
        [.guide2010],
        """
        Kept during suspension: the device was turned \
        (`UIDeviceOrientationDidChangeNotification`). View controllers turn their views by \
        themselves.
        """
      ),
      Behaviour(
        95,
        .core,
        [.guide2010],
        """
        Kept during suspension: the time changed significantly \
        (`UIApplicationSignificantTimeChangeNotification`).
        """
      ),
      Behaviour(
        96,
        .core,
        [.guide2010],
        """
        Kept during suspension: the battery's level or state changed \
        (`UIDeviceBatteryLevelDidChangeNotification`, \
        `UIDeviceBatteryStateDidChangeNotification`).
        """
      ),
      Behaviour(
        97,
        .core,
        [.guide2010],
        """
        Kept during suspension: the state of the proximity sensor changed \
        (`UIDeviceProximityStateDidChangeNotification`).
        """
      ),
      Behaviour(
        98,
        .core,
        [.guide2010],
        """
        Kept during suspension: protected files went away or came back \
        (`UIApplicationProtectedDataWillBecomeUnavailable`, \
        `UIApplicationProtectedDataDidBecomeAvailable`).
        """
      ),
      Behaviour(
        99,
        .core,
        [.guide2010],
        """
        Kept during suspension: an external display was connected or disconnected \
        (`UIScreenDidConnectNotification`, `UIScreenDidDisconnectNotification`).
        """
      ),
      Behaviour(
        100,
        .core,
        [.guide2010],
        "Kept during suspension: a display changed its mode (`UIScreenModeDidChangeNotification`)."
      ),
      Behaviour(
        101,
        .core,
        [.guide2010],
        """
        Kept during suspension: the user changed the app's preferences in Settings \
        (`NSUserDefaultsDidChangeNotification`). The app reads them again, resets its interface, \
        and hides what was private until a password is given anew.
        """
      ),
      Behaviour(
        102,
        .core,
        [.guide2010, .translation],
        """
        Kept during suspension: the language or region changed \
        (`NSCurrentLocaleDidChangeNotification`). The app refreshes its views and makes \
        formatters that it cached anew; a locale from `autoupdatingCurrentLocale` follows by \
        itself.
        """
      ),
      Behaviour(
        103,
        .core,
        [.guide2010, .guide2011, .translation],
        """
        What was kept is delivered on the main run loop when the app runs again, in the \
        foreground or in the background (but for F92), as a rule before any input of the user. \
        Most comes as notifications; some is taken by a framework first and comes in another \
        form, such as orientation. Where it comes on the way to the front is the switch \
        `queued-events`.
        """
      ),
      Behaviour(
        104,
        .core,
        [.translation],
        """
        An app in the background may ask for views to be redrawn. The requests are merged, and \
        the redrawing is done after the return to the foreground.
        """
      ),
      Behaviour(
        176,
        .doc,
        [.guide2010, .translation],
        """
        If the app responds slowly after a resume, look with Instruments whether the handlers of \
        queued notifications (F103) are the cause.
        """
      ),
    ]
  )
}
