extension Exhibit {
  static let guide2010 = """
    Table 2-1: The design patterns of an app
    - Model-View-Controller | The model keeps the data, views do not know where it comes from, and a controller is between them.
      [F1.1 F1.2 F237.1 F238.1]
    - Block objects | From iOS 4 they hold code for later, often what is called back when asynchronous work is done.
      [F3.1 F3.2]
    - Delegation | A delegate takes the place of a subclass: it is called at moments that are known beforehand.
      [F2.1 F237.2]
    - Target-action | A control sends its action message to a target, which responds.
      [F4.1 F18.1]
    - Managed memory model | An object begins with a count of 1, which retain, release and autorelease change.
      [F5.1 F5.2]
    - Managed memory model | What is autoreleased, or is used by a block, goes later.
      [F243.1 F243.2]
    - Managed memory model | At 0 it cleans up and is deallocated.
      [F5.3]
    - Threads and concurrent programming | Operations and threads exist in every version, Grand Central Dispatch from iOS 4.
      [F8.1 F8.2 F244.1]
    Figure 2-1: The key objects of an app
    draw Scenarios/figures/guide-2010.yaml: The key objects at work, from the launch to a tap on a button
    - UIApplication | It runs the event loop.
      [F9.1]
    - Application delegate | The one object of the app's own that is always there.
      [F10.1]
    - View controllers | They load their views.
      [F12.1]
    - Data model | What the user does is passed on to it, and its answer comes back to the views.
      [F1.2 F161.5]
    - Window | It holds the views and delivers events to them.
      [F13.3]
    - Views | They draw, and handle what happens in their rectangle.
      [F14.1]
    - Event loop | What the user does comes in at the application, and the custom objects answer it.
      [F126.1 F126.2 F126.3]
    Table 2-2: What each kind of object is for
    - UIApplication object | It runs the event loop.
      [F9.1]
    - UIApplication object | It has how the app appears as a whole.
      [F237.4]
    - UIApplication object | An app uses it as it is.
      [F9.3]
    - Application delegate object | It comes from the main nib, as a rule, and is the app's own.
      [F10.1 F10.2]
    - Application delegate object | It presents the window.
      [F10.3]
    - Application delegate object | What concerns the app as a whole belongs in it.
      [F237.3]
    - Application delegate object | It is called for interruptions and on the way to suspension.
      [F10.4 by Declining a call gives the app back]
    - Data model objects | They are the app's own.
      [F11.1]
    - Data model objects | An image is one, and shows nothing by itself.
      [F238.2]
    - View controller objects | Each manages a screenful: it loads its views.
      [F12.1]
    - View controller objects | It passes what the user does to the model, and may leave groups of views to others.
      [F161.5 F241.1]
    - View controller objects | It turns them with the device.
      [F12.3 by A view controller turns its views with the device, and resizes them]
    - View controller objects | Special ones show screens of the system, such as those for mail and the camera.
      [F144.1 F146.1]
    - UIWindow object | Most apps have one, in which other views take the place of the old ones.
      [F13.4]
    - UIWindow object | It holds the views and delivers events to them and their view controllers.
      [F13.3 F239.4]
    - UIWindow object | Without views it shows nothing.
      [F239.3 F257.1]
    - Views, controls, and layers | A view draws in a rectangle and handles its events.
      [F14.1]
    - Views, controls, and layers | Controls are views for input, such as buttons, text fields, switches and sliders.
      [F14.5 F15.2 F240.1]
    - Views, controls, and layers | An app can derive views of its own from any of them.
      [F240.2]
    - Views, controls, and layers | Layers hold what is shown.
      [F14.6]
    - Views, controls, and layers | By the table a moved view may be drawn again.
      [F257.4]
    Figure 2-2: The life of an app
    draw Scenarios/figures/guide-2010.yaml: The life of an app from its icon to its end on iPhone OS 3
    - A tap on the icon | The system starts a process and calls `main`.
      [F20.1]
    - `UIApplicationMain` | It makes the application and its delegate.
      [F16.1 by Without a class for the delegate it comes from the main nib]
    - The app's own code | It sets things up before the event loop begins.
      [F16.3]
    - Event loop | UIKit hands events to the app.
      [F26.3 F126.1]
    - The end | Before iOS 4 the app is terminated when another one is launched, and begins from nothing the next time.
      [F41.1 F41.2]
    Listing 2-1: main, with a pool and without classes
    - `#import` | It declares UIKit.
      [not shown: an import is for the compiler alone]
    - `NSAutoreleasePool` | A pool is made before `UIApplicationMain` is called.
      [F7.1]
    - `argc, argv` | `UIApplicationMain` is handed the arguments of the process and the names of two classes.
      [F21.1]
    - `nil` | Without the first class, the application is a UIApplication.
      [F21.2 by Without a class for the delegate it comes from the main nib]
    - `nil` | Without the second class, the delegate comes from the main nib.
      [F21.3]
    - `[pool release]` | The pool goes when `UIApplicationMain` has returned.
      [F7.1]
    - `return retVal` | The process ends with this value.
      [not shown: a process ends with a reason (`terminated`), and nothing reads the value that `main` returns]
    Table 2-3: The states of an app
    - Not running | Not launched yet, or terminated.
      [F42.1 F247.1]
    - Inactive | In front without the user's input, but running.
      [F42.2 F55.1 F247.3]
    - Inactive | It lasts only while the system waits for the user.
      [F43.1 F247.2]
    - Active | In front, with the user's input.
      [F42.3 by The five states, one after the other]
    - Background | Off the screen and running.
      [F42.4]
    - Background | An app that asked for more time stays in it, for a while.
      [F69.1 F251.1]
    - Background | One that is launched there enters it, and not inactive.
      [F29.1]
    - Background | It exists from iOS 4, and with multitasking; otherwise the app is terminated.
      [F46.1 F46.2 by On iPhone OS 3 the Home button ends the app]
    - Suspended | In memory, running nothing; the system decides when.
      [F44.1 F44.2]
    - Suspended | When memory is low, the app is purged without notice.
      [F45.1]
    - Suspended | It exists from iOS 4, and with multitasking; otherwise the app is terminated.
      [F46.1 F46.2 by On iPhone OS 3 the Home button ends the app]
    Figure 2-3: A launch to the foreground
    draw Scenarios/figures/guide-2010.yaml: A launch to the foreground ends in the active state
    - The launch | The main interface file is loaded.
      [F26.1]
    - `application:didFinishLaunchingWithOptions:` | It is called when the launch is nearly finished.
      [F26.2]
    - `applicationDidBecomeActive:` | It is called when the app is active.
      [F26.2]
    Figure 2-4: From the foreground to the background
    draw Scenarios/figures/guide-2010.yaml, step 2: The Home button sends the app to the background, where it is soon suspended
    - `applicationWillResignActive:` | It is called first, and the app is inactive.
      [F66.1]
    - `applicationDidEnterBackground:` | It is called in the background.
      [F66.1]
    - Suspended | The app is suspended soon after.
      [F66.3]
    - More time | An app that asked for it keeps running.
      [F69.1]
    Figure 2-5: An interruption, ignored or accepted
    draw Scenarios/figures/guide-2010.yaml, step 2: An interruption is ignored, and the next one is accepted
    draw Scenarios/figures/guide-2010.yaml, step 2: On iPhone OS 3 an interruption that is accepted terminates the app
    - 1 | A call, a text message or an alert of the calendar arrives.
      [F50.1]
    - 2 | The app resigns, and gets no more touches.
      [F50.3 F132.2]
    - 3 | The alert is shown.
      [F50.4]
    - 4, ignored | The app is active again, with its touches.
      [F51.1 F51.2]
    - 5, accepted | The app enters the background.
      [F52.1]
    - 5, accepted | Before iOS 4, or without multitasking, the app is terminated.
      [F53.1]
    Figure 2-6: From the background to the foreground
    draw Scenarios/figures/guide-2010.yaml, step 4: The icon brings the app back from the background
    - The user returns | The app is inactive, and then active.
      [F89.1]
    - `applicationWillEnterForeground:` | It is called first.
      [F89.2]
    - `applicationDidBecomeActive:` | It is called when the app is active.
      [F89.2]
    Table 2-4: What a waking app is notified of
    - A view is marked as dirty | It is drawn when the app is back in the foreground.
      [F92.1]
    - A view is marked as dirty | It is not drawn in the background.
      [F92.2]
    - An accessory | `EAAccessoryDidConnectNotification` and `EAAccessoryDidDisconnectNotification`.
      [F93.1 F93.2 F151.1]
    - The orientation of the device | `UIDeviceOrientationDidChangeNotification`.
      [F94.1]
    - The orientation of the device | View controllers turn their views by themselves.
      [F94.2]
    - A significant change of the time | `UIApplicationSignificantTimeChangeNotification`.
      [F95.1 F253.3]
    - The battery's level or state | `UIDeviceBatteryLevelDidChangeNotification` and `UIDeviceBatteryStateDidChangeNotification`.
      [F96.1]
    - The proximity sensor | `UIDeviceProximityStateDidChangeNotification`.
      [F97.1]
    - Protected files | `UIApplicationProtectedDataWillBecomeUnavailable` and `UIApplicationProtectedDataDidBecomeAvailable`.
      [F98.1 F98.2]
    - An external display | `UIScreenDidConnectNotification` and `UIScreenDidDisconnectNotification`.
      [F99.1]
    - The mode of a display | `UIScreenModeDidChangeNotification`.
      [F100.1]
    - Preferences in Settings | `NSUserDefaultsDidChangeNotification`.
      [F101.1]
    - Language or locale | `NSCurrentLocaleDidChangeNotification`.
      [F102.1]
    - What is in no row | A suspended app never hears of it.
      [F253.1]
    - All rows but the first | They also reach an app that wakes in the background.
      [F103.1]
    Figure 2-7: Events in the main run loop
    draw Scenarios/figures/guide-2010.yaml, step 2: Two touches wait for a busy main thread and are handled in their order
    - Main thread | The process begins with it.
      [F122.1]
    - Main run loop | The application sets it up there.
      [F122.2]
    - Event queue | Events wait until the app is ready.
      [F123.2]
    - Event queue | They are handled in the order in which they came.
      [F123.3]
    - Event queue | It is a source of the run loop, which sleeps when no source has anything for it.
      [F124.1]
    Figure 2-8: Keyboards for several languages
    draw Scenarios/figures/guide-2010.yaml, step 2: The keyboard comes with the first text field that is touched
    - A keyboard | The system shows it for the first responder.
      [F133.1]
    - Its language | It is that of the user.
      [F152.1]
    - Its keys | Each language has others.
      [not shown: the app is not notified of what is on the keys, and `keyboard-shown` has the language alone]
    Table 2-5: Services of the system that an app can use
    - The user's contacts | There is a screen to choose one.
      [F142.1]
    - The user's contacts | Another one creates one.
      [F142.2]
    - The user's contacts | They can be read without a screen, and what is chosen is handed to the app.
      [F258.2 F258.3]
    - Calendar and time-based events | Events of the app show up in Calendar.
      [F143.1 F258.1]
    - Mail and Messages | Standard screens compose them.
      [F144.1]
    - Telephony | An app can ask whether a call is in progress.
      [F145.1]
    - The camera and the photo library | A standard screen takes or chooses a picture.
      [F146.1]
    - Unknown file types | There is a preview, or another app opens them.
      [F147.1]
    - Pasteboard | Data goes from one app to another.
      [F148.1]
    - Pasteboard | So does data inside an app.
      [F258.4]
    - Location | Updates go to an object that was named for them.
      [F149.1]
    - Maps | A map is part of the app's interface.
      [F150.1]
    - Maps | The app can lay information over it.
      [F258.5]
    - External accessories | They are connected and disconnected.
      [F151.1]
    """
}
