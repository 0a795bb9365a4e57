extension BehaviorArea {
  static let interruptions = BehaviorArea(
    title: "Interruptions and the lock",
    introduction: "What takes the user's input from the app in front, and what gives it back.",
    """
    F50 core
    1. A call, a text message or a calendar alert interrupts the app in front, which is inactive
       until the user decides.
       [2010 Responding to Interruptions; 2011 Responding to Interruptions; translation III.2
        Responding to interruptions; book Responding to interruptions]
    2. On an iPad a FaceTime call or a calendar alert does.
       [book Responding to interruptions]
    3. `applicationWillResignActive:` is called first.
       [2010 Responding to Interruptions; 2010 Figure 2-5; 2011 Figure 3-4; translation III.2
        Responding to interruptions; book Responding to interruptions]
    4. The alert is shown after it.
       [2010 Responding to Interruptions; 2010 Figure 2-5; 2011 Figure 3-4]
    5. In one place the book lets the app become inactive only when the user taps the alert; the
       switch is `alert-resigns`.
       [book Responding to interruptions]

    F51 core
    1. If the user ignores the interruption, `applicationDidBecomeActive:` is called.
       [2010 Responding to Interruptions; 2010 Figure 2-5; 2011 Figure 3-4; translation III.2
        Responding to interruptions; book Your application is reactivated]
    2. Touches are delivered again.
       [2010 Responding to Interruptions; book Your application is reactivated]

    F52 core
    1. If the user accepts the interruption, the app leaves the foreground and
       `applicationDidEnterBackground:` is called.
       [2010 Responding to Interruptions; 2010 Figure 2-5; 2011 Responding to Interruptions;
        translation III.2 Responding to interruptions; book Your application moves to the
        background]
    2. The 2010 guide writes in one place that the app is suspended; that follows soon after.
       [2010 Responding to Interruptions]

    F53 core
    1. On iPhone OS 3, and without multitasking, an interruption that is accepted terminates the
       app: `applicationWillTerminate:` is called and not `applicationDidEnterBackground:`.
       [2010 Responding to Interruptions; 2010 Figure 2-5]

    F54 core
    1. When the call ends, the system returns to the app that the call took from the front.
       [2010 Responding to Interruptions]
    2. It does not if the user went Home or opened another app in the meantime.
       [2010 Responding to Interruptions]

    F55 core
    1. An inactive app keeps running.
       [2010 Table 2-3; 2010 Responding to Interruptions]
    2. It gets no touches, but notifications and other events, such as those of the accelerometer,
       still reach it.
       [2011 What to Do When an Interruption Occurs; translation III.2 Responding to
        interruptions]

    F56 core
    1. In `applicationWillResignActive:` an app stops timers and metadata queries, starts nothing
       new, pauses games and movies (but not over AirPlay), throttles OpenGL ES, and suspends
       queues whose work can wait.
       [2010 Responding to Interruptions; 2011 What to Do When an Interruption Occurs; translation
        III.2 Responding to interruptions; book Listing 1-2]
    2. Network requests, and work that cannot wait, may continue.
       [2011 What to Do When an Interruption Occurs]
    3. The translation suspends the queues whose work is critical and restores OpenGL ES where the
       guide has not critical and throttled; the model follows the guide.
       [translation III.2 Responding to interruptions]

    F57 core
    1. In `applicationDidBecomeActive:` an app resumes what it stopped, and starts what could not
       be started while it was inactive.
       [2011 What to Do When an Interruption Occurs; translation III.2 Responding to
        interruptions; book Listing 1-2]
    2. A game stays paused until the player resumes it, for example with an alert.
       [2010 Responding to Interruptions; 2011 What to Do When an Interruption Occurs; translation
        III.2 Responding to interruptions]

    F58 core
    1. From iOS 5 a notification may be a banner along the top edge of the screen, which does not
       make the app inactive.
       [2011 Responding to Interruptions; translation III.2 Responding to interruptions]
    2. Touches still reach the app while the banner is shown.
       [2011 Responding to Interruptions; translation III.2 Responding to interruptions]

    F59 core
    1. Pulling the banner down opens the notification center, which makes the app inactive as an
       alert does.
       [2011 Responding to Interruptions; translation III.2 Responding to interruptions]
    2. The app is active again when the center is closed, and goes to the background when another
       app is opened from there.
       [2011 Responding to Interruptions; translation III.2 Responding to interruptions]

    F60 env
    1. The user chooses in Settings whether notifications are shown as banners or as alerts.
       [2011 Responding to Interruptions; translation III.2 Responding to interruptions]

    F61 core
    1. The Sleep/Wake button makes the app inactive: `applicationWillResignActive:` is called,
       touches stop and the device sleeps; no app can see the order in which the documents put the
       first two.
       [2010 Responding to Interruptions; 2011 Responding to Interruptions; translation III.2
        Responding to interruptions; book Responding to interruptions]
    2. On waking `applicationDidBecomeActive:` is called and touches are back.
       [2010 Responding to Interruptions]
    3. Devices from iOS 5 send the app to the background as well; the switch is
       `lock-enters-background`.
       [measured lock-button traces of iOS 4 and iOS 5]

    F62 core
    1. Apps in the foreground and in the background keep running while the device sleeps; from iOS
       5 the model suspends a locked app that has no reason to run (`lock-enters-background`).
       [2010 Responding to Interruptions; book Your application is reactivated]

    F63 core
    1. When a device with a passcode is locked, the keys of files with complete protection are
       thrown away, and the files cannot be read until it is unlocked.
       [2011 What to Do When an Interruption Occurs; translation III.2 Responding to
        interruptions]
    2. The app closes such files in `applicationWillResignActive:` and opens them again in
       `applicationDidBecomeActive:`.
       [2011 What to Do When an Interruption Occurs; translation III.2 Responding to
        interruptions]

    F64 env
    1. The status bar grows when the user returns to the app during a call, and shrinks when the
       call ends.
       [2010 Responding to Interruptions; 2011 Adjusting Your User Interface During a Phone Call;
        translation III.2 Responding to interruptions]
    2. View controllers adapt their views by themselves.
       [2010 Responding to Interruptions; 2011 Adjusting Your User Interface During a Phone Call;
        translation III.2 Responding to interruptions]
    3. An app without view controllers observes `UIApplicationDidChangeStatusBarFrameNotification`
       and adapts its views itself.
       [2011 Adjusting Your User Interface During a Phone Call; translation III.2 Responding to
        interruptions]
    4! Or its views do so in `layoutSubviews`.
       [2010 Responding to Interruptions]

    F65 env
    1. The Sleep/Wake button counts as an interruption, too.
       [book Responding to interruptions]
    2. An iPad has no telephone: a FaceTime call takes the place of a phone call, and only an
       iPhone has the taller status bar during calls.
       [book Responding to interruptions; book Hardware interaction]
    """
  )
}
