extension BehaviourArea {
  static let background = BehaviourArea(
    title: "Entering the background",
    introduction: "Leaving the foreground, and what lets an app run on.",
    rows: [
      Behaviour(
        163,
        .core,
        [.guide2010, .translation],
        """
        From iOS 4 several apps are in memory and run at once. Exactly one is in the foreground, \
        all others are in the background; bringing one forward sends the one before away.
        """
      ),
      Behaviour(
        66,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        When the user presses Home, or the system launches another app, \
        `applicationWillResignActive:` and then `applicationDidEnterBackground:` are called. \
        Soon after the latter returns the app is suspended.
        """
      ),
      Behaviour(
        67,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        `applicationDidEnterBackground:` must return in about 5 s, or the app is killed and \
        purged from memory. The 2010 guide and the book except an app that asked for more time \
        (F169).
        """
      ),
      Behaviour(
        169,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        The documents differ in what asking for more time does to the 5 s of \
        `applicationDidEnterBackground:`. The 2010 guide and the book spare the app; the 2011 \
        guide and the translation want the call to return in 5 s all the same. So does the \
        model, unless the switch `extra-time-excuses` is set.
        """
      ),
      Behaviour(
        68,
        .core,
        [.guide2010, .guide2011, .translation],
        """
        An app that needs longer begins a background task with \
        `beginBackgroundTaskWithExpirationHandler:` and works on a second thread. \
        `applicationDidEnterBackground:` must return in 5 s all the same.
        """
      ),
      Behaviour(
        69,
        .core,
        [.guide2010, .guide2011, .book],
        """
        An app that declares a background mode, such as `audio`, or that asked for time, keeps \
        running after `applicationDidEnterBackground:` has returned. Whether a declared mode is \
        enough or only its use counts the documents tell differently; the switch is \
        `background-mode`.
        """
      ),
      Behaviour(
        166,
        .core,
        [.guide2011],
        """
        An app that is allowed to run in the background waits for events, handles them and \
        sleeps in between. When it is not allowed to any more, it is suspended, until the user \
        comes back to it or low memory ends it.
        """
      ),
      Behaviour(
        70,
        .doc,
        [.guide2010, .guide2011, .translation, .book],
        """
        Save data and state in `applicationDidEnterBackground:`, since the app may be killed \
        later without notice; a background thread may do the saving. The book saves the state on \
        becoming inactive, too, in a cache file or the preferences, and restores it at launch.
        """
      ),
      Behaviour(
        71,
        .core,
        [.guide2011, .translation],
        """
        When `applicationDidEnterBackground:` returns, the system takes a snapshot of the \
        interface, which it shows in transitions. The app hides what is private before it \
        returns.
        """
      ),
      Behaviour(
        72,
        .core,
        [.guide2011, .translation],
        """
        An app in the background releases memory: cached images, large files that can be read \
        again, all that can be made anew. Of the apps in the background the large ones are \
        killed first; elsewhere the documents say that suspended apps go first (F80). The model \
        ends suspended apps before running ones, and of each the larger first.
        """
      ),
      Behaviour(
        73,
        .core,
        [.guide2010, .guide2011, .translation],
        """
        The system itself frees memory of an app in the background: the backing stores of \
        layers, but not the layers or their properties; its own references to cached images, so \
        that an image goes which the app does not hold; and other caches. The switch \
        `redraw-after-trim` has each view draw itself again on return.
        """
      ),
      Behaviour(
        74,
        .core,
        [.guide2010, .book],
        """
        All objects of the app stay in memory while it is in the background, so that returning \
        to it takes nearly no time.
        """
      ),
      Behaviour(
        75,
        .doc,
        [.guide2011],
        "On entering the background, stop Bonjour services and OpenGL ES (F77, F78)."
      ),
      Behaviour(
        76,
        .doc,
        [.book],
        """
        On entering the background, delete temporary files and save the least that is needed. \
        Bring the user back to a sensible point later, which need not be the same screen.
        """
      ),
      Behaviour(
        164,
        .doc,
        [.guide2010, .guide2011],
        """
        You must react to changes of state, or data is lost, and adjust to the background when \
        the app moves there. Register for notifications of system changes. Ask for permission to \
        work in the background only if you need it: the system limits such work for the battery \
        and for the app in front.
        """
      ),
      Behaviour(
        165,
        .doc,
        [.guide2010],
        """
        Do not opt out of the background with `UIApplicationExitsOnSuspend` if you can help it. \
        It may be right where supporting the background is very complex, or where the app holds \
        so much memory that it would soon be terminated anyway.
        """
      ),
    ]
  )
}
