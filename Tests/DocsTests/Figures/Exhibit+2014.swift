extension Exhibit {
  static let guide2014 = """
    Listing 2-1: main, with a pool as a block and the delegate's class
    - `#import` | It declares UIKit and the class of the delegate.
      [not shown: an import is for the compiler alone]
    - `@autoreleasepool` | The pool is a block around `UIApplicationMain`.
      [F7.2]
    - `argc, argv` | `UIApplicationMain` is handed the arguments of the process and two classes.
      [F21.1]
    - `nil` | Without the first class, the application is a UIApplication.
      [F21.2 by Without a class for the delegate it comes from the main nib]
    - `[AppDelegate class]` | The class of the delegate is named, so it does not come from a nib.
      [F10.2 F21.4]
    - `return` | The process ends with the value of `UIApplicationMain`.
      [not shown: a process ends with a reason (`terminated`), and nothing reads the value that `main` returns]
    Figure 2-1: The key objects of an app
    draw Scenarios/figures/guide-2014.yaml: The key objects at work, from the launch to a tap on a button on iOS 8
    - Model, View, Controller | The three are kept apart.
      [F1.1]
    - Data and documents | What the user does is passed on to them, and their answer comes back to the views.
      [F1.2 F161.5]
    - UIApplication | It runs the event loop.
      [F9.1]
    - App delegate | The one object of the app's own that is always there.
      [F10.1]
    - View controllers | They show their views by installing them in the window.
      [F12.2]
    - Window | It holds the views and delivers events to them.
      [F13.3]
    - Views and UI objects | They draw, and handle what happens in their rectangle.
      [F14.1]
    - Event loop | What the user does comes in at the application.
      [F126.1 F126.2 F126.3]
    Table 2-1: What each kind of object is for
    - UIApplication object | It runs the event loop.
      [F9.1]
    - UIApplication object | It reports transitions and special events, such as pushes, to its delegate.
      [F9.2]
    - UIApplication object | An app uses it as it is.
      [F9.3]
    - App delegate object | It is called for changes of state.
      [F10.4 by Declining a call gives the app back]
    - App delegate object | It initializes the critical data structures.
      [F264.1]
    - App delegate object | It is the only object of the app's own that is in every app.
      [F10.1]
    - Documents and data model objects | Objects of the data model are the app's own.
      [F11.1]
    - Documents and data model objects | A document can group them, and an image may be one of them.
      [F11.2 F277.2]
    - View controller objects | Each manages a view with its subviews.
      [F12.4]
    - View controller objects | It puts its view into the window.
      [F12.2]
    - View controller objects | It loads its views, and turns them with the device.
      [F12.1 F12.3]
    - View controller objects | All kinds load, show and turn their views as UIViewController does.
      [F279.1]
    - View controller objects | Others are for tab bars, navigation and pictures.
      [F12.5 F146.1]
    - UIWindow object | An app has one, and another one for an external display.
      [F13.5]
    - UIWindow object | It changes the views in it and not the window.
      [F13.4]
    - UIWindow object | With the application it delivers events to the views.
      [F13.3 F126.2]
    - View objects, control objects, and layer objects | A view draws in a rectangle and handles its events.
      [F14.1]
    - View objects, control objects, and layer objects | Controls are views.
      [F14.5]
    - View objects, control objects, and layer objects | UIKit's own draw themselves, and an app has others of its own.
      [F280.1]
    - View objects, control objects, and layer objects | Layers hold what is shown.
      [F14.6]
    Figure 2-2: Events in the main run loop
    draw Scenarios/figures/guide-2014.yaml, step 2: Events are queued, and the main run loop takes one after the other
    - The system | Events come through a port of their own.
      [F123.1]
    - Event queue | They wait there.
      [F123.2]
    - Main run loop | It takes one after the other.
      [F123.3]
    - Application object | It receives an event first.
      [F126.1]
    - Core objects | It passes a touch to the window, and that to the view.
      [F126.2 F126.3]
    Table 2-2: Where events go
    columns: delivered to, notes
    - Touch, delivered to | The view that was touched.
      [F128.1]
    - Touch, notes | Views are responders; what they do not handle goes up the responder chain.
      [F127.1 F127.2]
    - Remote control, delivered to | The first responder.
      [F128.2]
    - Remote control, notes | Commands for playback, from headphones and accessories.
      [F275.2]
    - Shake motion events, delivered to | The first responder.
      [F128.2 by A shake goes to the first responder and up from there]
    - Shake motion events, notes | The cell is shared with the remote control, and is only about that.
      [not shown: no document has a note on shakes]
    - Accelerometer, magnetometer, gyroscope, delivered to | The object that is named for them.
      [F128.3]
    - Accelerometer, magnetometer, gyroscope, notes | They come directly, and not through the run loop.
      [F128.3 F129.1]
    - Location, delivered to | The object that is named for it.
      [F128.4]
    - Location, notes | The app asks Core Location for updates.
      [F149.1 F275.3]
    - Redraw, delivered to | The view that must be drawn.
      [F128.5]
    - Redraw, notes | It is a call of the view, without an event object.
      [F128.5]
    Table 2-3: The states of an app
    - Not running | Not launched yet, or terminated.
      [F42.1 F247.1]
    - Inactive | In front without the user's input, mostly on the way to somewhere else.
      [F42.2 F43.1 F247.3 F265.1]
    - Active | In front, with the user's input.
      [F42.3 by The five states, one after the other]
    - Background | Off the screen and running.
      [F42.4]
    - Background | An app that asked for more time stays in it.
      [F69.1]
    - Background | One that is launched there enters it, and not inactive.
      [F29.1]
    - Suspended | In memory, running nothing; the app is not notified of it.
      [F44.1 F44.2]
    - Suspended | When memory is low, the app is purged without notice.
      [F45.1 F266.1]
    Figure 2-3: The ways from state to state
    draw Scenarios/figures/guide-2014.yaml: All ways between the five states on iOS 8
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
    """
}
