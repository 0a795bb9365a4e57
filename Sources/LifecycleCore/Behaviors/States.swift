extension BehaviorArea {
  static let states = BehaviorArea(
    title: "States and notifications",
    introduction:
      "The five states of an app, the transitions between them, and how it is notified.",
    """
    F42 core
    1. An app is in one of five states: not running; inactive; active; in the background;
       suspended.
       [2010 Table 2-3; 2011 Table 3-1; translation I. The five states; 2014 Table 2-3]
    2. Inactive is in the foreground and running, without the user's input.
       [2010 Table 2-3; 2011 Table 3-1; translation I. The five states; 2014 Table 2-3]
    3. Active is in the foreground with the user's input.
       [2010 Table 2-3; 2011 Table 3-1; translation I. The five states; 2014 Table 2-3]
    4. In the background the app is off the screen and runs code.
       [2010 Table 2-3; 2011 Table 3-1; translation I. The five states; 2014 Table 2-3]

    F43 core
    1. An app stays inactive only while the system waits for the user, as with a call or a text
       message; else inactive is passed through.
       [2010 Table 2-3; 2011 Table 3-1; translation I. The five states; 2014 Table 2-3]
    2. By the 2011 guide and the translation it also stays inactive while the screen is locked.
       [2011 Table 3-1; translation I. The five states]

    F44 core
    1. The system suspends an app by itself, and does not call it; the switch `suspend-after` sets
       how soon.
       [2010 Table 2-3; 2011 Table 3-1; translation I. The five states; 2014 Table 2-3]
    2. A suspended app stays in memory and runs no code.
       [2010 Table 2-3; 2011 Table 3-1; translation I. The five states; 2014 Table 2-3]
    3. A suspended app gets no events, which wait for it (F91).
       [2010 Responding to System Changes While in the Background; 2011 App States and
        Multitasking]
    4. After `applicationDidEnterBackground:` an app may be suspended at any time; the
       translation's "runs no code" there is a slip, since the call itself is code that runs in
       the background.
       [2011 Managing App State Changes; translation I. The five states]

    F45 core
    1. When memory is low, suspended apps are purged without notice.
       [2010 Table 2-3; 2010 Moving to the Background; 2011 Table 3-1; translation I. The five
        states; 2014 Table 2-3; 2014 App Termination]

    F46 core
    1. Background and suspended exist only from iOS 4; before, an app that leaves the foreground
       is terminated.
       [2010 Table 2-3; 2010 Moving to the Background; 2011 Managing App State Changes;
        translation I. The five states]
    2. They exist only on devices with multitasking; on others an app that leaves the foreground
       is terminated.
       [2010 Table 2-3; 2010 Moving to the Background; 2011 Managing App State Changes;
        translation I. The five states]

    F47 core
    1. From not running an app becomes inactive and then active, or enters the background.
       [2011 Figure 3-1; 2014 Figure 2-3]
    2. It changes between active and inactive, between inactive and background, and from
       background to suspended.
       [2011 Figure 3-1; 2014 Figure 2-3]
    3. From suspended it runs again in the background or comes to the foreground.
       [2011 Figure 3-1; 2011 Figure 3-5; 2014 Figure 2-3]
    4. From every state it can end.
       [2011 Figure 3-1; 2014 Figure 2-3]

    F48 core
    1. The delegate is notified of the life cycle: `application:didFinishLaunchingWithOptions:`,
       `applicationDidBecomeActive:`, `applicationWillResignActive:`,
       `applicationDidEnterBackground:`, `applicationWillEnterForeground:` and
       `applicationWillTerminate:`.
       [2010 The Application Life Cycle; 2011 Managing App State Changes; translation I. The five
        states; 2014 Execution States for Apps]
    2. Not every transition has a call: a suspended app is not called when it ends.
       [2011 Managing App State Changes; translation I. The five states; 2014 Execution States for
        Apps]
    3. `applicationDidBecomeActive:` comes when the app is active, though the 2014 guide says that
       it is about to become the foreground app.
       [2014 Execution States for Apps]

    F49 core
    1. `UIApplicationDidEnterBackgroundNotification` is posted beside
       `applicationDidEnterBackground:`.
       [2010 Moving to the Background; 2011 What to Do When Moving to the Background; translation
        III.3 Moving to the background]
    2. `UIApplicationWillEnterForegroundNotification` is posted beside
       `applicationWillEnterForeground:`.
       [2010 Resuming Foreground Execution; translation III.4 Returning to the foreground]

    F174 doc
    1! Think of the life of an app in stages: launch, initialize, process, respond, terminate. Use
       little memory, use the calls that manage it, and clean up, or the system will.
       [book App Anatomy 101]
    """
  )
}
