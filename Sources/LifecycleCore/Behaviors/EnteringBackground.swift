extension BehaviorArea {
  static let background = BehaviorArea(
    title: "Entering the background",
    introduction: "Leaving the foreground, and what lets an app run on.",
    """
    F163 core
    1. From iOS 4 several apps are in memory and run at once.
       [2010 Multitasking; translation I. The five states]
    2. Exactly one is in the foreground and has the whole screen, all others are in the
       background; bringing one forward sends the one before away.
       [2010 Multitasking; book Working with Windows and Views]

    F66 core
    1. When the user presses Home, `applicationWillResignActive:` and then
       `applicationDidEnterBackground:` are called.
       [2010 Moving to the Background; 2010 Figure 2-4; 2011 Figure 3-5; translation III.3 Moving
        to the background; book Your application moves to the background]
    2. So they are when the system launches another app.
       [2010 Moving to the Background; 2011 Moving to the Background; translation III.3 Moving to
        the background; book Your application moves to the background]
    3. Soon after the latter returns the app is suspended.
       [2010 Moving to the Background; 2010 Figure 2-4; 2011 Figure 3-5; translation III.3 Moving
        to the background; book Your application moves to the background]

    F67 core
    1. `applicationDidEnterBackground:` must return in about 5 s.
       [2010 Moving to the Background; 2011 What to Do When Moving to the Background; translation
        III.3 Moving to the background]
    2. An app that does not is killed and purged from memory.
       [2010 Moving to the Background; 2011 What to Do When Moving to the Background; translation
        III.3 Moving to the background; book Your application moves to the background]

    F169 core
    1. The documents differ in what asking for more time does to those 5 s: the 2010 guide and the
       book spare the app; the 2011 guide and the translation want the call to return all the
       same, and so does the model unless the switch `extra-time-excuses` is set.
       [2010 Moving to the Background; 2011 What to Do When Moving to the Background; translation
        III.3 Moving to the background; book Your application moves to the background]

    F68 core
    1. An app that needs longer begins a background task with
       `beginBackgroundTaskWithExpirationHandler:` and works on a second thread.
       [translation III.3 Moving to the background]

    F69 core
    1. An app that asked for time keeps running after `applicationDidEnterBackground:` has
       returned.
       [2010 Table 2-3; 2010 Moving to the Background; 2010 Figure 2-4; translation III.3 Moving
        to the background]
    2. So does an app that declares a background mode, such as `audio`; whether a declared mode is
       enough or only its use counts is the switch `background-mode`.
       [2010 Moving to the Background; 2011 Moving to the Background; translation III.3 Moving to
        the background; book Your application moves to the background]

    F166 core
    1. An app that is allowed to run in the background waits for events, handles them and sleeps
       in between.
       [2011 Figure 3-3; 2011 Figure 3-5]
    2. When it is not allowed to any more, it is suspended, until the user comes back to it or low
       memory ends it.
       [2011 Figure 3-3; 2011 Figure 3-5]

    F70 core
    1. An app saves data and state in `applicationDidEnterBackground:`, since it may be killed
       later without notice.
       [2010 The Core Application Design; 2010 Moving to the Background; 2011 What to Do When
        Moving to the Background; translation III.3 Moving to the background]
    2. A background thread may do the saving.
       [2011 What to Do When Moving to the Background; translation III.3 Moving to the background]
    3. The book saves the state on becoming inactive, too.
       [book Responding to interruptions]
    4. It goes to a cache file or the preferences, and is restored at launch.
       [book Your application moves to the background]

    F71 core
    1. When `applicationDidEnterBackground:` returns, the system takes a snapshot of the
       interface, which it shows in transitions.
       [2011 What to Do When Moving to the Background; translation III.3 Moving to the background]
    2. The app hides what is private before it returns.
       [2011 What to Do When Moving to the Background; translation III.3 Moving to the background]

    F72 core
    1. An app in the background releases memory: cached images, large files that can be read
       again, all that can be created again.
       [2011 Memory Usage for Background Apps; translation III.3 Moving to the background]
    2. Of the apps in the background the large ones are killed first; suspended apps go before
       running ones (F80), and of each the larger first.
       [2011 Memory Usage for Background Apps; translation III.3 Moving to the background]

    F73 core
    1. The system frees memory of an app in the background by itself.
       [2010 Moving to the Background]
    2. It frees the backing stores of layers, but not the layers or their properties; the switch
       `redraw-after-trim` has each view draw itself again on return.
       [2011 Memory Usage for Background Apps; translation III.3 Moving to the background]
    3. It drops its own references to cached images, so that an image goes which the app does not
       hold, and other caches.
       [2011 Memory Usage for Background Apps; translation III.3 Moving to the background]

    F74 core
    1. All objects of the app, its windows and its views, stay in memory while it is in the
       background, so that returning to it takes nearly no time.
       [2010 Moving to the Background; book Your application resumes processing]

    F75 core
    1. On entering the background an app stops its Bonjour services and its drawing with OpenGL
       ES.
       [2011 What to Do When Moving to the Background; translation III.3 Moving to the background]

    F76 core
    1. On entering the background an app deletes its temporary files and saves the least that is
       needed.
       [book Your application moves to the background]
    2. It brings the user back to a sensible point later, which need not be the same screen.
       [book Termination]

    F164 doc
    1! React to changes of state, or data is lost, and adjust to the background when the app moves
       there.
       [2010 Checklist for Supporting Multitasking; 2011 App States and Multitasking]
    2! Ask for permission to work in the background only if you need it: the system limits such
       work for the battery and for the app in front.
       [2011 App States and Multitasking]

    F165 doc
    1! Do not opt out of the background if you can help it. It may be right where supporting the
       background is very complex, or where the app holds so much memory that it would soon be
       terminated anyway.
       [2010 Opting Out of Background Execution]
    """
  )
}
