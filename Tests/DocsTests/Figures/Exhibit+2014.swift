extension Exhibit {
  static let guide2014 = """
    Listing 2-1: main, with a pool as a block and the delegate's class
    - The pool is a block around UIApplicationMain.
      [F7.2]
    - The class of the delegate is named, so it does not come from a nib.
      [F10.2 F21.4]
    Figure 2-1: The key objects of an app
    draw Scenarios/figures/guide-2014.yaml: The key objects at work, from the launch to a tap on a button on iOS 8
    - Model, view and controller: the application and its delegate, windows, views and view controllers, and data.
      [F1.1 F9.1 F10.1 F12.2 F13.3]
    Table 2-1: What each kind of object is for
    - The UIApplication object runs the event loop and reports to its delegate, also special events such as pushes.
      [F9.1 F9.2 F9.3]
    - The app delegate is the only object of the app's own that is in every app.
      [F10.1]
    - Objects of the data model are the app's own; a document can group them.
      [F11.1 F11.2 F318.2]
    - A view controller puts its view into the window; others are for tab bars and navigation.
      [F12.2 F12.5]
    - All kinds of view controllers load, show and turn their views as UIViewController does.
      [F320.1]
    - An app has one window, and another one for an external display; it changes the views and not the window.
      [F13.4 F13.5]
    - Views draw a rectangle and handle its events, controls are views, and layers hold what is shown.
      [F14.1 F14.5 F14.6]
    - UIKit's own views draw themselves, an app's own are drawn by its code.
      [F321.1]
    Figure 2-2: Events in the main run loop
    draw Scenarios/figures/guide-2014.yaml, step 2: Events are queued, and the main run loop takes one after the other
    - Events come through a port of their own and wait in a queue.
      [F123.1 F123.2]
    - The main run loop takes one after the other to the application, which passes it to the window and the view.
      [F123.3 F126.1 F126.2 F126.3]
    Table 2-2: Where events go
    - Touches go to the view that was touched, and up the responder chain.
      [F128.1]
    - Remote control and shakes go to the first responder.
      [F128.2]
    - The commands of a remote control are for playback.
      [F316.2]
    - Accelerometer, magnetometer and gyroscope go to the object that is named for them.
      [F128.3]
    - So do locations, for which the app must have registered.
      [F128.4 F149.1 F316.3]
    - Redrawing is a call of the view, without an event.
      [F128.5]
    Table 2-3: The states of an app
    - Not running: not launched yet, or terminated.
      [F42.1]
    - Inactive: in front without the user's input, mostly on the way to somewhere else.
      [F42.2 F43.1]
    - Active: in front, with the user's input.
      [F42.3]
    - Background: off the screen and running; an app that is launched there begins with it.
      [F29.1 F42.4]
    - Suspended: in memory, running nothing; the app is not notified of it, nor when it is purged.
      [F44.1 F44.2 F45.1 F307.1]
    Figure 2-3: The ways from state to state
    draw Scenarios/figures/guide-2014.yaml: All ways between the five states on iOS 8
    - From not running to inactive and active, or to the background.
      [F47.1]
    - To and fro between active and inactive, inactive and background, background and suspended.
      [F47.2 F47.3]
    - From every state to not running.
      [F47.4]
    - Inactive and active are in the foreground, in the background and suspended are not.
      [F306.1]
    """
}
