extension BehaviourArea {
  static let launch = BehaviourArea(
    title: "Launch",
    introduction:
      "From the start of the process to the first event, in the foreground and in the background.",
    rows: [
      Behaviour(
        20,
        .core,
        [.guide2010, .guide2011, .translation, .guide2014, .book],
        """
        The system starts a process and calls `main` on its main thread. `main` does no more \
        than hand over to UIApplicationMain, between making and releasing an autorelease pool, \
        and is left as it is.
        """
      ),
      Behaviour(
        21,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        UIApplicationMain takes the arguments of the process, which UIKit reads, and two \
        classes. Without the first the application is a UIApplication, otherwise of the named \
        subclass. Without the second the delegate comes from the main nib, otherwise it is made \
        of the named class.
        """
      ),
      Behaviour(
        22,
        .core,
        [.guide2010, .guide2011, .book],
        """
        In the Info.plist `NSMainNibFile` names the main nib and, from iOS 5, \
        `UIMainStoryboardFile` the main storyboard. An app has the one or the other, never both.
        """
      ),
      Behaviour(
        23,
        .core,
        [.guide2010, .guide2011, .book],
        """
        With a storyboard the first view controller is loaded and installed in the window that \
        the delegate supplies. A nib is loaded and not installed: by the 2011 guide the app \
        makes the window and shows the views while it finishes launching, by the 2010 guide and \
        the book the main nib holds the window.
        """
      ),
      Behaviour(
        24,
        .adj,
        [.guide2011],
        """
        The window is always prepared in portrait. If the device is held otherwise, the system \
        turns the views before the window is shown.
        """
      ),
      Behaviour(
        25,
        .core,
        [.guide2010, .guide2011, .translation, .guide2014],
        """
        A launch takes the app from not running to active or to the background. On its way to \
        active the app is inactive for a moment.
        """
      ),
      Behaviour(
        26,
        .core,
        [.guide2010, .guide2011, .translation],
        """
        A launch to the foreground loads the main interface file, calls \
        `application:didFinishLaunchingWithOptions:` and then `applicationDidBecomeActive:`, and \
        the event loop begins.
        """
      ),
      Behaviour(
        27,
        .core,
        [.guide2010],
        """
        A launch into the background calls `applicationDidEnterBackground:` in place of \
        `applicationDidBecomeActive:`. Traces of devices have neither call; the model follows \
        them from iOS 7, and the switch `background-launch` chooses.
        """
      ),
      Behaviour(
        28,
        .core,
        [.guide2011, .translation],
        """
        A launch into the background loads the interface files, too, but does not show the \
        window. The app handles the event and is suspended soon after; while it is allowed to \
        run it sleeps between events.
        """
      ),
      Behaviour(
        29,
        .core,
        [.guide2010, .guide2011, .translation, .guide2014],
        """
        An app that is launched into the background enters the background and not inactive. The \
        2011 guide also writes that a launch leads through inactive; the model takes that of \
        launches to the foreground.
        """
      ),
      Behaviour(
        30,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        """
        The state that the app reads while it finishes launching is already right: inactive if \
        it is on its way to the foreground, background if it is launched into the background.
        """
      ),
      Behaviour(
        31,
        .core,
        [.book],
        """
        With a main nib UIKit makes the application, looks up the nib in the Info.plist and \
        loads it, which makes the delegate, then window and view controller. Then the launch \
        method is called: the delegate adds the view controller's view to the window, which \
        loads that view, calls `makeKeyAndVisible`, and returns YES.
        """
      ),
      Behaviour(
        32,
        .core,
        [.guide2011, .guide2014],
        """
        From iOS 6 `application:willFinishLaunchingWithOptions:` is the first code of the \
        delegate, and `application:didFinishLaunchingWithOptions:` the last before the app is \
        shown. Before iOS 6 the latter is the first, too.
        """
      ),
      Behaviour(
        33,
        .core,
        [.guide2011],
        """
        While it finishes launching, the app reads in the launch options why it was launched, \
        sets up its data, window and views, and restores what it saved. Drawing with OpenGL ES \
        waits for `applicationDidBecomeActive:`.
        """
      ),
      Behaviour(
        34,
        .core,
        [.guide2010, .guide2011, .guide2014],
        """
        About 5 s after its launch an app must handle events, or it is killed because it does \
        not respond. Only the 2011 guide gives the number; the switch `limits` chooses between \
        it and what was measured on devices.
        """
      ),
      Behaviour(
        35,
        .core,
        [.guide2011, .translation, .book],
        """
        `applicationDidBecomeActive:` is called at launch and on each return, so work that both \
        need goes there. The book knows launches into the background from iOS 4.2, the 2010 \
        guide and the model from iOS 4.0.
        """
      ),
      Behaviour(
        36,
        .core,
        [.guide2010, .guide2011],
        """
        An app is launched into the background only because it must handle an event there. It \
        has little time and builds no interface, which it must remember when it comes to the \
        foreground.
        """
      ),
      Behaviour(
        37,
        .core,
        [.guide2010],
        "On iPhone OS 3, and on devices without multitasking, every launch leads to active."
      ),
      Behaviour(
        38,
        .env,
        [.guide2010, .translation],
        """
        While an app is launched the system shows its launch image. There can be an image for \
        launches by a URL scheme.
        """
      ),
      Behaviour(
        39,
        .core,
        [.guide2011],
        """
        A launch that opens a URL goes in another order: the app is asked while it finishes \
        launching, and is handed the URL afterwards (F117 to F120).
        """
      ),
      Behaviour(
        40,
        .doc,
        [.guide2010, .guide2011, .guide2014, .book],
        """
        At launch, do nothing on the main thread but set up the interface. Do slow work \
        elsewhere, and show how far it is.
        """
      ),
      Behaviour(
        41,
        .core,
        [.guide2010, .book],
        """
        Before iOS 4 one app ran at a time: launching another terminated it, and each launch \
        began from nothing. From iOS 4 apps stay in memory unless they opt out.
        """
      ),
      Behaviour(
        168,
        .core,
        [.book],
        """
        The documents name the launch call in two forms: `applicationDidFinishLaunching:` and \
        `application:didFinishLaunchingWithOptions:`. One of them is called: the one with \
        options, from iPhone OS 3.0, if the app implements it, otherwise the other.
        """
      ),
    ]
  )
}
