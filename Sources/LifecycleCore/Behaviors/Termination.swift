extension BehaviorArea {
  static let termination = BehaviorArea(
    title: "Termination and memory",
    introduction: "How an app ends, and which callbacks it receives.",
    """
    F105 core
    1. An app that is linked against an SDK before 4.0 is terminated and not sent to the
       background.
       [2010 Responding to Application Termination; translation III.5 Termination; book
        Termination]
    2. So is one on an OS older than iOS 4, which is what the translation means where it writes
       iOS 4.0.
       [2010 Responding to Application Termination; translation III.5 Termination; book
        Termination]
    3. So is one on a device without multitasking.
       [2010 Responding to Application Termination; translation III.5 Termination]
    4. So is one with `UIApplicationExitsOnSuspend` in its Info.plist.
       [2010 Responding to Application Termination; translation III.5 Termination; book
        Termination]

    F106 core
    1. The key `UIApplicationExitsOnSuspend` opts out of the background.
       [2010 Opting Out of Background Execution]
    2. Such an app is not running, inactive or active, and never in the background or suspended.
       [2010 Opting Out of Background Execution]
    3. On Home its `applicationWillTerminate:` is called and has about 5 s.
       [2010 Opting Out of Background Execution]
    4. An app that is linked against an older SDK than 4.0 needs no key for that.
       [2010 Opting Out of Background Execution]

    F107 core
    1. `applicationWillTerminate:` is called if the app is running when it is terminated, in the
       foreground or in the background.
       [2010 Responding to Application Termination; 2011 Managing App State Changes; translation
        III.5 Termination; book Termination]
    2. It is never called when the app is suspended.
       [2010 Responding to Application Termination; 2011 Managing App State Changes; translation
        III.5 Termination; 2014 App Termination]
    3. After about 5 s the app is killed.
       [2010 Responding to Application Termination; translation III.5 Termination; book
        Termination]
    4. More background time cannot be had from there.
       [2010 Responding to Application Termination]

    F108 core
    1. When the system needs memory, an app that still runs in the background gets
       `applicationWillTerminate:` before it ends; the switch is `memory-notifies-background`.
       [2010 Responding to Application Termination; 2014 App Termination; book Termination]

    F109 core
    1. The user can kill an app from the switcher.
       [2010 Responding to Application Termination; translation III.5 Termination; 2014 App
        Termination]
    2. As with a suspended app the process is killed and nothing is called; what an app that runs
       is called are the switches `kill-notifies-running`, `kill-backgrounds-front` and
       `double-background-on-kill`, since devices differ.
       [2014 App Termination]

    F110 core
    1. `applicationWillTerminate:` is not called when the device restarts; on iOS 4.0 it was
       measured that the app in front gets it, for which the switch is `reboot-notifies`.
       [2014 App Termination]

    F111 core
    1. The system terminates apps to reclaim memory and make room for one that the user launches.
       [2014 App Termination]
    2. It terminates apps that misbehave or do not respond in time; no document says in what
       time, so the switch `unresponsive-after` has the measured one.
       [2014 App Termination]

    F112 core
    1. By a tip of the book `applicationDidEnterBackground:` is called before
       `applicationWillTerminate:`, too, so that an app for iOS 4.2 and later needs to save only
       in the former; for an app that opted out the switches are `opt-out-background-call` and
       `opt-out-state`.
       [book Termination]
    2. By the guides an app in front that memory or a restart ends gets
       `applicationWillTerminate:` at most; for the book's account of iOS 4.2 the switch is
       `termination-background-call`.
       [book Termination; 2010 Responding to Application Termination; 2014 App Termination]

    F167 core
    1. By a comment in a listing of the book, an app that supports the background gets
       `applicationDidEnterBackground:` in place of `applicationWillTerminate:` when the user
       quits it; the model follows this where the app may stay in the background, and F112 where
       it opted out.
       [book Listing 1-2]

    F113 core
    1. An app in the foreground that does not free enough memory after warnings gets
       `applicationWillTerminate:` and is shut down; from iOS 5 the model ends it without a call,
       as devices do (`memory-notifies-foreground`).
       [book Observing low-memory warnings]

    F114 core
    1. A memory warning reaches the delegate (`applicationDidReceiveMemoryWarning:`), view
       controllers (`didReceiveMemoryWarning`), and those who observe
       `UIApplicationDidReceiveMemoryWarningNotification`.
       [book Observing low-memory warnings]
    2. The inherited part of `didReceiveMemoryWarning` releases a view that has no superview, and
       then `viewDidUnload` is called.
       [book Observing low-memory warnings]
    3. The template of the book implements `applicationDidReceiveMemoryWarning:`.
       [book Listing 1-2]

    F115 core
    1. When memory is short the system first drops pages that it can read again, such as code.
       [book The Managed Memory Model Design Pattern]
    2. Then it sends warnings, and then it kills apps.
       [book The Managed Memory Model Design Pattern; book Observing low-memory warnings]
    3! It writes no changed pages to disk.
       [book The Managed Memory Model Design Pattern]
    4! An app gets slower the less memory is free.
       [book The Managed Memory Model Design Pattern]

    F116 doc
    1! Be ready to be terminated at any time, and never wait for a transition to save.
       [2014 App Termination]
    """
  )
}
