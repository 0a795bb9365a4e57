extension BehaviourArea {
  static let interruptions = BehaviourArea(
    title: "Interruptions and the lock",
    introduction: "What takes the user's input from the app in front, and what gives it back.",
    rows: [
      Behaviour(
        50,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        A call, a text message or a calendar alert interrupts the app in front; on an iPad a \
        FaceTime call or a calendar alert. First `applicationWillResignActive:` is called and \
        touches stop, then the alert is shown, and the app is inactive until the user decides. \
        In one place the book lets it become inactive only when the user taps the alert; the \
        model does not.
        """
      ),
      Behaviour(
        51,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        If the user ignores the interruption, `applicationDidBecomeActive:` is called and \
        touches are delivered again.
        """
      ),
      Behaviour(
        52,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        If the user accepts the interruption, the app leaves the foreground and \
        `applicationDidEnterBackground:` is called. The 2010 guide writes in one place that the \
        app is suspended; that follows soon after.
        """
      ),
      Behaviour(
        53,
        .core,
        [.guide2010],
        """
        On iPhone OS 3, and without multitasking, an interruption that is accepted terminates \
        the app: `applicationWillTerminate:` is called and not `applicationDidEnterBackground:`.
        """
      ),
      Behaviour(
        54,
        .core,
        [.guide2010],
        """
        When the call ends, the system returns to the app that the call took from the front. It \
        does not if the user went Home or opened another app in the meantime.
        """
      ),
      Behaviour(
        55,
        .core,
        [.guide2010, .guide2011, .translation],
        """
        An inactive app keeps running. It gets no touches, but notifications and other events, \
        such as those of the accelerometer, still reach it. Where the documents say that it \
        receives no events, user input is meant.
        """
      ),
      Behaviour(
        56,
        .doc,
        [.guide2010, .guide2011, .translation, .book],
        """
        In `applicationWillResignActive:`, stop timers and metadata queries, start nothing new, \
        pause games and movies (but not over AirPlay), throttle OpenGL ES, and suspend queues \
        whose work can wait. Work on the network, and work that cannot wait, may go on.
        """
      ),
      Behaviour(
        57,
        .doc,
        [.guide2010, .guide2011, .translation, .book],
        """
        In `applicationDidBecomeActive:`, go on with what you stopped, and start what could not \
        be started while the app was inactive. Refresh the interface if the app was in the \
        background. Leave a game paused until the player resumes it, for example with an alert.
        """
      ),
      Behaviour(
        58,
        .core,
        [.guide2011, .translation],
        """
        From iOS 5 a notification may be a banner along the top edge of the screen. It does not \
        make the app inactive, and touches still reach the app.
        """
      ),
      Behaviour(
        59,
        .core,
        [.guide2011, .translation],
        """
        Pulling the banner down opens the notification centre, which makes the app inactive as \
        an alert does. The app is active again when the centre is closed, and goes to the \
        background when another app is opened from there.
        """
      ),
      Behaviour(
        60,
        .env,
        [.guide2011, .translation],
        "The user chooses in Settings whether notifications are shown as banners or as alerts."
      ),
      Behaviour(
        61,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        The Sleep/Wake button makes the app inactive: `applicationWillResignActive:` is called, \
        touches stop and the device sleeps; on waking `applicationDidBecomeActive:` is called \
        and touches are back. Which of the first two comes first the documents tell differently, \
        and no app can see it. Devices from iOS 5 send the app to the background as well, for \
        which the switch is `lock-enters-background`.
        """
      ),
      Behaviour(
        62,
        .core,
        [.guide2010, .book],
        """
        By the documents, apps in the foreground and in the background keep running while the \
        device sleeps, and should do as little as they can. From iOS 5 the model suspends an app \
        that was locked and has no reason to run, since locking sends it to the background \
        (`lock-enters-background`).
        """
      ),
      Behaviour(
        63,
        .core,
        [.guide2011, .translation],
        """
        When a device with a passcode is locked, the keys of files with complete protection are \
        thrown away, and the files cannot be read until it is unlocked. The app closes them in \
        `applicationWillResignActive:` and opens them again in `applicationDidBecomeActive:`.
        """
      ),
      Behaviour(
        64,
        .env,
        [.guide2010, .guide2011, .translation],
        """
        The status bar grows when the user returns to the app during a call, and shrinks when \
        the call ends. View controllers adapt their views by themselves; other code observes \
        `UIApplicationDidChangeStatusBarFrameNotification` (2011) or implements `layoutSubviews` \
        (2010).
        """
      ),
      Behaviour(
        65,
        .env,
        [.book],
        """
        The Sleep/Wake button counts as an interruption, too. An iPad has no telephone: a \
        FaceTime call takes the place of a phone call, and only an iPhone has the taller status \
        bar during calls.
        """
      ),
    ]
  )
}
