extension Exhibit {
  static let guide2011 = """
    Table 3-1: The states of an app
    - Not running | Not launched yet, or terminated.
      [F42.1 F247.1]
    - Inactive | In front without the user's input, but running.
      [F42.2 F55.1 F247.3 F265.1]
    - Inactive | It lasts only while the screen is locked or the system waits for the user.
      [F43.1 F43.2 F269.1]
    - Active | In front, with the user's input.
      [F42.3 by The five states, one after the other]
    - Background | Off the screen and running.
      [F42.4]
    - Background | An app that asked for more time stays in it.
      [F69.1]
    - Background | One that is launched there enters it, and is not inactive before.
      [F25.2 F29.1]
    - Suspended | In memory, running nothing; the app is not notified of it.
      [F44.1 F44.2]
    - Suspended | When memory is low, the app is purged without notice.
      [F45.1 F266.1]
    Figure 3-1: The ways from state to state
    draw Scenarios/figures/guide-2011.yaml: All ways between the five states, and an end
    - Not running | From there an app becomes inactive and then active, or enters the background.
      [F47.1]
    - Foreground: inactive, active | It changes between the two.
      [F42.2 F42.3 F47.2 F265.1]
    - Foreground, background | It changes between inactive and background.
      [F47.2]
    - Background: background, suspended | It is suspended, and runs again from there.
      [F42.4 F44.2 F47.2 F47.3]
    - Back to not running | It can end in every state.
      [F47.4]
    Figure 3-2: A launch into the foreground
    draw Scenarios/figures/guide-2011.yaml: A launch into the foreground, until another app takes its place
    - User taps app icon | The system starts a process.
      [F20.1 F245.1]
    - `main()` | It is called on the main thread, and hands over.
      [F20.1 F20.2]
    - `UIApplicationMain()` | It makes the application and its delegate.
      [F16.1 by Without a class for the delegate it comes from the main nib]
    - Load main UI file | The main interface file is loaded.
      [F26.1]
    - Initialize the app | `application:didFinishLaunchingWithOptions:` is called.
      [F26.2]
    - Activate the app | `applicationDidBecomeActive:` is called.
      [F26.2]
    - Event Loop | It begins when the app is active.
      [F26.3]
    - Handle events | The application receives them first.
      [F126.1]
    - Switch to a different app | The app leaves the foreground.
      [F66.2]
    - Launch Time, Foreground | The app is inactive until it is active.
      [F25.2]
    - Your code | The methods of the delegate.
      [F48.1]
    Figure 3-3: A launch into the background
    draw Scenarios/figures/guide-2011.yaml: A launch into the background handles the event and ends in suspension
    draw Scenarios/figures/guide-2011.yaml: A launch into the background with the call that the figure names
    - User taps app icon | So it is in the figure; by the text an event launches the app.
      [F36.1 F262.1]
    - `main()`, `UIApplicationMain()` | They are called as in a launch into the foreground.
      [F16.1 F20.1]
    - Load main UI file | The interface is loaded, too, but not shown.
      [F28.1]
    - Initialize the app | `application:didFinishLaunchingWithOptions:` is called, and then, by the text, `applicationDidEnterBackground:`.
      [F27.1]
    - Enter background | The figure names `applicationDidBecomeActive:` there; a switch decides.
      [F27.2]
    - Monitor events, Handle events | While it is allowed to run, the app waits for events and handles them.
      [F28.2 F166.1]
    - Sleep when not handling events | It sleeps in between.
      [F166.1]
    - Allowed to run? | When it is not, it is suspended.
      [F166.2]
    - App sleeps, Suspended | It stays so until the user comes back or low memory ends it.
      [F166.2]
    Listing 3-1: main, with a pool as a block and the delegate's class
    - `#import` | It declares UIKit.
      [not shown: an import is for the compiler alone]
    - `@autoreleasepool` | The pool is a block around `UIApplicationMain`.
      [F7.2]
    - `argc, argv` | `UIApplicationMain` is handed the arguments of the process and two classes.
      [F21.1]
    - `nil` | Without the first class, the application is a UIApplication.
      [F21.2 by Without a class for the delegate it comes from the main nib]
    - `[MyAppDelegate class]` | The class of the delegate is named, so it does not come from a nib.
      [F10.2 F21.4]
    - `return` | The process ends with the value of `UIApplicationMain`.
      [not shown: a process ends with a reason (`terminated`), and nothing reads the value that `main` returns]
    Figure 3-4: An interruption by an alert
    draw Scenarios/figures/guide-2011.yaml, step 2: An interruption that the user ignores
    draw Scenarios/figures/guide-2011.yaml, step 2: An interruption that the user accepts
    - A phone call arrives or an alert-based interruption occurs | The app in front is interrupted.
      [F50.1]
    - `applicationWillResignActive:` | The app resigns.
      [F50.3]
    - The alert | It is shown after that.
      [F50.4]
    - Event Loop | The app keeps running while it is inactive.
      [F55.1]
    - Ignore? Yes | `applicationDidBecomeActive:` is called, and the app is active again.
      [F51.1]
    - Ignore? No | The app leaves the foreground for another one.
      [F52.1]
    Figure 3-5: From the foreground to the background
    draw Scenarios/figures/guide-2011.yaml, step 2: From the foreground to the background, where the app sleeps and handles events
    - User switches to a different app | The app leaves the foreground.
      [F66.1 F66.2]
    - Deactivate this app | `applicationWillResignActive:` is called.
      [F66.1]
    - Enter background | `applicationDidEnterBackground:` is called.
      [F66.1]
    - Allowed to run? | An app that asked for time keeps running.
      [F69.1]
    - Monitor events, Handle events | It waits for events and handles them.
      [F166.1]
    - Sleep when not handling events | It sleeps in between.
      [F166.1]
    - App sleeps, Suspended | Otherwise it is suspended soon after.
      [F66.3 F166.2]
    - Memory pressure, Terminate app | Low memory ends it there.
      [F45.1]
    - Switch to this app | It comes to the foreground.
      [F47.3]
    """
}
