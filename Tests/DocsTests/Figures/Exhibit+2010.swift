extension Exhibit {
  static let guide2010 = """
    Table 2-1: The design patterns of an app
    - Model, view and controller are kept apart: the controller is between data and interface.
      [F1.1]
    - Blocks, from iOS 4, hold code for later, often as what is called back when asynchronous work is done.
      [F3.1 F3.2]
    - A delegate takes the place of a subclass: it is called at moments that are known beforehand.
      [F2.1]
    - A control sends its action message to a target.
      [F4.1]
    - Objects are counted: an object begins with one owner and goes when it has none.
      [F5.1 F5.2 F5.3]
    - Operations and threads are there in every version, Grand Central Dispatch from iOS 4.
      [F8.1 F8.2]
    Figure 2-1: The key objects of an app
    draw Scenarios/figures/guide-2010.yaml: The key objects at work, from the launch to a tap on a button
    - Application, delegate, window, views, view controllers and the app's own data work together.
      [F9.1 F10.1 F12.1 F13.3 F14.1]
    - What the user does comes in at the application, and the custom objects answer it.
      [F126.1 F126.2 F126.3]
    Table 2-2: What each kind of object is for
    - The UIApplication object runs the event loop; an app uses it as it is.
      [F9.1 F9.3]
    - The app delegate, mostly from the main nib, sets the app up, shows its window, and is called for
      interruptions and on the way to suspension.
      [F10.1 F10.2 F10.3 F10.4]
    - Objects of the data model are the app's own.
      [F11.1]
    - A view controller manages a screenful: it loads the views and turns them with the device.
      [F12.1 F12.3]
    - Special view controllers show screens of the system, such as those for mail and the camera.
      [F144.1 F146.1]
    - The window, of which most apps have one, hosts the views and delivers events to them.
      [F13.3 F13.4]
    - Views draw a rectangle and handle its events, controls are views, and layers hold what is shown.
      [F14.1 F14.5 F14.6]
    Figure 2-2: The life of an app
    draw Scenarios/figures/guide-2010.yaml: The life of an app from its icon to its end on iPhone OS 3
    - From the icon through main and UIApplicationMain to the event loop.
      [F16.1 F16.3 F20.1 F26.3]
    - In the loop UIKit hands events to the app, and in the end the app is asked to go.
      [F41.1 F41.2 F126.1]
    Listing 2-1: main, with a pool and without classes
    - A pool is made before UIApplicationMain is called and released after it.
      [F7.1]
    - UIApplicationMain is handed the arguments of the process and the names of two classes.
      [F21.1]
    - The second class is nil: the delegate comes from the main nib.
      [F21.3]
    Table 2-3: The states of an app
    - Not running: not launched yet, or terminated.
      [F42.1]
    - Inactive: in front without the user's input, mostly on the way to somewhere else.
      [F42.2 F43.1 F55.1]
    - Active: in front, with the user's input.
      [F42.3]
    - Background: off the screen and running, for a moment or for as long as the app asked for; an app that is
      launched there begins with it.
      [F29.1 F42.4 F69.1]
    - Suspended: in memory, running nothing; purged without notice when memory is low.
      [F44.1 F44.2 F45.1]
    - Before iOS 4, and on devices without multitasking, there is neither background nor suspension.
      [F46.1 F46.2]
    Figure 2-3: A launch to the foreground
    draw Scenarios/figures/guide-2010.yaml: A launch to the foreground ends in the active state
    - The main interface file is loaded.
      [F26.1]
    - The delegate is called when the launch is nearly finished, and when the app is active.
      [F26.2]
    Figure 2-4: From the foreground to the background
    draw Scenarios/figures/guide-2010.yaml, step 2: The Home button sends the app to the background, where it is soon suspended
    - The app resigns, enters the background, and is inactive in between.
      [F66.1]
    - An app that asked for more time runs on; otherwise it is suspended soon.
      [F66.3 F69.1]
    Figure 2-5: An interruption, ignored or accepted
    draw Scenarios/figures/guide-2010.yaml, step 2: An interruption is ignored, and the next one is accepted
    draw Scenarios/figures/guide-2010.yaml, step 2: On iPhone OS 3 an interruption that is accepted terminates the app
    - The app resigns first, and then the alert is shown.
      [F50.3 F50.4]
    - Ignored: the app is active again.
      [F51.1]
    - Accepted: the app enters the background.
      [F52.1]
    - Accepted before iOS 4, or without multitasking: the app is terminated.
      [F53.1]
    Figure 2-6: From the background to the foreground
    draw Scenarios/figures/guide-2010.yaml, step 4: The icon brings the app back from the background
    - The app is called before it enters the foreground and when it is active, and is inactive in between.
      [F89.1 F89.2]
    Table 2-4: What a waking app is notified of
    - A view that was marked as dirty is drawn when the app is back in the foreground, and not in the background.
      [F92.1 F92.2]
    - An accessory was connected or disconnected.
      [F93.1 F93.2 F151.1]
    - The device was turned; view controllers turn their views by themselves.
      [F94.1 F94.2]
    - The time changed significantly.
      [F95.1]
    - The battery's level or state changed.
      [F96.1]
    - The proximity sensor changed.
      [F97.1]
    - Protected files became unavailable or available.
      [F98.1 F98.2]
    - An external display was connected or disconnected.
      [F99.1]
    - A display changed its mode.
      [F100.1]
    - The app's preferences were changed in Settings.
      [F101.1]
    - The language or the region was changed.
      [F102.1]
    - All but the first also reach an app that wakes in the background.
      [F103.1]
    Figure 2-7: Events in the main run loop
    draw Scenarios/figures/guide-2010.yaml, step 2: Two touches wait for a busy main thread and are handled in their order
    - The application sets the run loop up on the main thread.
      [F122.1 F122.2]
    - The queue of events is a source of the run loop, which takes one event after the other and sleeps in between.
      [F123.2 F123.3 F124.1]
    Figure 2-8: Keyboards for several languages
    draw Scenarios/figures/guide-2010.yaml, step 2: The keyboard comes with the first text field that is touched
    - The system shows the keyboard of the user's language while a text control is first responder.
      [F133.1 F152.1]
    Table 2-5: Services of the system that an app can use
    - Contacts: screens to choose one and to create one.
      [F142.1 F142.2]
    - The calendar: events of the app show up in Calendar.
      [F143.1]
    - Mail and messages: standard screens to compose them.
      [F144.1]
    - Telephony: whether a call is in progress.
      [F145.1]
    - The camera and the photo library: a standard screen to take or choose a picture.
      [F146.1]
    - Files of unknown types: a preview, or another app that opens them.
      [F147.1]
    - The pasteboard: data goes from one app to another.
      [F148.1]
    - The location of the device.
      [F149.1]
    - Maps inside the app.
      [F150.1]
    - Accessories that are connected.
      [F151.1]
    """
}
