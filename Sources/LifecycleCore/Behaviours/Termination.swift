extension BehaviourArea {
  static let termination = BehaviourArea(
    title: "Termination and memory",
    introduction: "How an app ends, and what it is told.",
    rows: [
      Behaviour(
        105,
        .core,
        [.translation, .book],
        """
        An app is terminated and not sent to the background if it is linked against an SDK \
        before 4.0, if the OS is older than iOS 4, if the device lacks multitasking, or if \
        `UIApplicationExitsOnSuspend` is set in its Info.plist.
        """
      ),
      Behaviour(
        106,
        .core,
        [.guide2010],
        """
        An app that opts out with `UIApplicationExitsOnSuspend` is not running, inactive or \
        active, and never in the background or suspended. On Home `applicationWillTerminate:` is \
        called and has about 5 s. An app that is linked against an older SDK than 4.0 needs no \
        key for that.
        """
      ),
      Behaviour(
        107,
        .core,
        [.guide2010, .guide2011, .translation, .guide2014, .book],
        """
        `applicationWillTerminate:` is called if the app is running when it is terminated, in \
        the foreground or in the background, and never when it is suspended. After about 5 s it \
        is killed; more background time cannot be had from there.
        """
      ),
      Behaviour(
        108,
        .core,
        [.guide2010, .guide2014, .book],
        """
        When the system needs memory, an app that still runs in the background gets \
        `applicationWillTerminate:` before it ends; the switch is `memory-notifies-background`.
        """
      ),
      Behaviour(
        109,
        .core,
        [.guide2010, .translation, .guide2014],
        """
        The user can kill an app from the switcher. The 2014 guide says that the process is \
        killed and nothing is called; the others say nothing of calls, and devices differ. What \
        an app that runs is told are the switches `kill-notifies-running`, \
        `kill-backgrounds-front` and `double-background-on-kill`. Whether removing an app that is \
        not running counts as a force quit no document says; the switch is `kill-counts-absent`.
        """
      ),
      Behaviour(
        110,
        .core,
        [.guide2014],
        """
        `applicationWillTerminate:` is not called when the device restarts, writes the 2014 \
        guide. On iOS 4.0 it was measured that the app in front gets it; the switch is \
        `reboot-notifies`.
        """
      ),
      Behaviour(
        111,
        .core,
        [.guide2014],
        """
        The system terminates apps to reclaim memory and make room for one that the user \
        launches, and apps that misbehave or do not respond in time.
        """
      ),
      Behaviour(
        112,
        .core,
        [.book],
        """
        By a tip of the book `applicationDidEnterBackground:` is called before \
        `applicationWillTerminate:`, too, so that an app for iOS 4.2 and later needs to save \
        only in the former; another place of the book contradicts (F167). For an app that opted \
        out of the background the switch is `opt-out-background-call`, and `opt-out-state` is \
        what it reads inside.
        """
      ),
      Behaviour(
        167,
        .core,
        [.book],
        """
        By a comment in a listing of the book, an app that supports the background gets \
        `applicationDidEnterBackground:` in place of `applicationWillTerminate:` when the user \
        quits it. The model follows this where the app may stay in the background, and F112 \
        where it opted out.
        """
      ),
      Behaviour(
        113,
        .core,
        [.book],
        """
        An app in the foreground that does not free enough memory after warnings gets \
        `applicationWillTerminate:` and is shut down. From iOS 5 the model ends it without a \
        call, as devices do; the switch is `memory-notifies-foreground`.
        """
      ),
      Behaviour(
        114,
        .core,
        [.book],
        """
        A memory warning goes to the delegate (`applicationDidReceiveMemoryWarning:`, which \
        Apple recommends), to view controllers (`didReceiveMemoryWarning`, whose inherited part \
        releases a view that has no superview, and then `viewDidUnload`), and to those who \
        observe `UIApplicationDidReceiveMemoryWarningNotification`.
        """
      ),
      Behaviour(
        115,
        .doc,
        [.book],
        """
        Use little memory, and leave no leaks. iOS has virtual memory but writes no changed \
        pages to disk: it first drops pages that it can read again, such as code, then sends \
        warnings, then kills apps, and an app gets slower the less is free.
        """
      ),
      Behaviour(
        116,
        .doc,
        [.guide2014],
        "Be ready to be terminated at any time, and never wait for a transition to save."
      ),
    ]
  )
}
