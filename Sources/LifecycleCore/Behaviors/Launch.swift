extension BehaviorArea {
  static let launch = BehaviorArea(
    title: "Launch",
    introduction:
      "From the start of the process to the first event, in the foreground and in the background.",
    """
    F20 core
    1. The system starts a process and calls `main` on its main thread.
       [2010 The Application Life Cycle; 2011 The App Launch Cycle]
    2. `main` does no more than hand over to UIApplicationMain, between making and releasing an
       autorelease pool.
       [2010 The Main Function; translation II. main, UIApplication and its delegate; 2014 The
        Main Function; book App Anatomy 101]

    F21 core
    1. UIApplicationMain takes the arguments of the process, which UIKit reads, and two classes.
       [2010 Listing 2-1; 2011 About the main Function]
    2. Without the first class the application is a UIApplication, otherwise it is of the named
       subclass.
       [2011 About the main Function; translation II. main, UIApplication and its delegate]
    3. Without the second class the delegate comes from the main nib.
       [2010 Listing 2-1; translation II. main, UIApplication and its delegate]
    4. From iOS 5 the template names the class of the delegate in `main`.
       [2011 Listing 3-1; 2014 Listing 2-1]

    F22 core
    1. `NSMainNibFile` in the Info.plist names the main nib; the name can be changed before the
       app is built.
       [2010 The Main Function; book It all starts with the main nib file]
    2. From iOS 5 `UIMainStoryboardFile` names the main storyboard.
       [2011 About the main Function]
    3. An app has the one or the other, never both; storyboards are not on all versions.
       [2011 About the main Function]

    F23 core
    1. With a storyboard the first view controller is loaded and installed in the window that the
       delegate supplies.
       [2011 About the main Function]
    2. By the 2011 guide a nib is loaded but not installed: the app creates the window, installs
       the views and shows it.
       [2011 About the main Function; 2011 What to Do at Launch Time]
    3. By the 2010 guide and the book the main nib holds the window.
       [2010 The Main Function; book It all starts with the main nib file]

    F24 adj
    1. The window is always prepared in portrait.
       [2011 What to Do at Launch Time]
    2. If the device is held otherwise, the system turns the views before the window is shown.
       [2011 What to Do at Launch Time]

    F25 core
    1. A launch takes the app from not running to active or to the background.
       [2010 Launching the Application; 2011 The App Launch Cycle; translation III.1 The launch
        cycle]
    2. On its way to active the app is inactive for a moment; the 2011 guide writes so of a launch
       into the background, too, against its own table of states, which the model follows.
       [2011 The App Launch Cycle; 2011 Table 3-1; translation III.1 The launch cycle]

    F26 core
    1. A launch to the foreground loads the main interface file.
       [2010 Figure 2-3; 2011 Figure 3-2; translation III.1 The launch cycle]
    2. It calls `application:didFinishLaunchingWithOptions:` and then
       `applicationDidBecomeActive:`.
       [2010 Launching the Application; 2010 Figure 2-3; 2011 Figure 3-2; translation III.1 The
        launch cycle]
    3. The event loop begins.
       [2010 The Application Life Cycle; 2011 Figure 3-2]

    F27 core
    1. A launch into the background calls `applicationDidEnterBackground:` in place of
       `applicationDidBecomeActive:`; the switch `background-launch` chooses between that and
       neither, which devices show.
       [2010 Launching the Application]
    2. Figure 3-3 names `applicationDidBecomeActive:` under its box Enter background, against the
       text of the same guide, which the model follows; the switch is `background-launch`.
       [2011 Figure 3-3]

    F28 core
    1. A launch into the background loads the interface files, too, but does not show the window.
       [2011 The App Launch Cycle; translation III.1 The launch cycle]
    2. The app handles the event and is suspended soon after.
       [2011 Figure 3-3; translation III.1 The launch cycle]
    3. An app without an interface, the example of the translation, is launched into the
       background like any other: nothing is loaded, and nothing would be shown.
       [translation I. The five states]

    F29 core
    1. An app that is launched into the background enters the background and not inactive.
       [2010 Table 2-3; 2011 Table 3-1; translation I. The five states; 2014 Table 2-3]

    F30 core
    1. The state that the app reads while it finishes launching is already right: inactive on its
       way to the foreground, background if it is launched into the background.
       [2010 Launching the Application; 2011 The App Launch Cycle; book Initialization]
    2. So the launch method can distinguish a launch to the foreground from one into the
       background by comparing the state with background.
       [translation III.1 The launch cycle]

    F31 core
    1. With a main nib UIKit makes the application, looks up the nib in the Info.plist and loads
       it, which makes the delegate, then the window and the view controller.
       [2010 The Main Function; book It all starts with the main nib file; book Initialization]
    2. Then the launch method is called, in which the delegate initializes the window: it adds the
       view controller's view, which loads that view, calls `makeKeyAndVisible`, and returns YES.
       [book Initialization; book Listing 1-2]

    F32 core
    1. From iOS 6 `application:willFinishLaunchingWithOptions:` is the first code of the delegate.
       [2014 Execution States for Apps]
    2. `application:didFinishLaunchingWithOptions:` is the last before the app is shown; before
       iOS 6 it is the first, too.
       [2011 Managing App State Changes; 2014 Execution States for Apps]

    F33 core
    1. While it finishes launching, the app reads in the launch options why it was launched.
       [2011 What to Do at Launch Time]
    2. It restores what it saved.
       [2011 What to Do at Launch Time]
    3. An app prepares OpenGL ES, and draws with it, only from `applicationDidBecomeActive:` on.
       [2011 What to Do at Launch Time]

    F34 core
    1. An app that takes too long to launch is killed.
       [2010 Launching the Application; 2011 What to Do at Launch Time]
    2. It has about 5 s until it must handle events; the switch `limits` chooses between that and
       what was measured on devices.
       [2011 What to Do at Launch Time]

    F35 core
    1. `applicationDidBecomeActive:` is called at launch and on each return, so work that both
       need goes there.
       [2011 What to Do at Launch Time; translation I. The five states; book Listing 1-2]

    F36 core
    1. An app is launched into the background only because it must handle an event there.
       [2010 Launching the Application; 2011 The App Launch Cycle]
    2. It has little time.
       [2010 Launching the Application]
    3. It builds no interface then, and does so when it comes to the foreground.
       [2010 Launching the Application]

    F37 core
    1. On iPhone OS 3, and on devices without multitasking, every launch leads to active.
       [2010 Launching the Application]

    F38 env
    1. While an app is launched the system shows its launch image.
       [2010 The Application Life Cycle; translation III.1 The launch cycle]

    F39 core
    1. A launch that opens a URL goes in another order: the app is asked while it finishes
       launching, and is handed the URL afterwards.
       [2011 The App Launch Cycle; translation III.1 The launch cycle]

    F40 core
    1. At launch, slow work is done on other threads, and the main thread only sets up the
       interface.
       [2010 Launching the Application; 2014 Threads and Concurrency; book Initialization]

    F41 core
    1. Before iOS 4 one app ran at a time: launching another terminated it.
       [2010 The Application Life Cycle]
    2. Before iOS 4 each launch began from nothing.
       [2010 The Application Life Cycle]
    3. From iOS 4 apps stay in memory after the user leaves them.
       [2010 The Application Life Cycle]

    F168 core
    1. The documents name the launch call in two forms; one of them is called:
       `application:didFinishLaunchingWithOptions:`, from iPhone OS 3.0, if the app implements it,
       otherwise `applicationDidFinishLaunching:`.
       [book Termination]
    """
  )
}
