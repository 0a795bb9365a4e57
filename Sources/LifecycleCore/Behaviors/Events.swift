extension BehaviorArea {
  static let events = BehaviorArea(
    title: "Events and responders",
    introduction: "How what the user does reaches the objects inside the app.",
    """
    F122 adj
    1. The process begins with one thread, the main thread.
       [2010 The Event-Handling System; 2014 The Main Run Loop]
    2. The application sets up the main run loop there at launch.
       [2010 The Event-Handling System; 2014 The Main Run Loop]

    F123 adj
    1. Events of the system come through a port of their own.
       [translation III.6 The main run loop; 2014 The Main Run Loop]
    2. They are queued until the app is ready for them.
       [2010 The Event-Handling System; translation III.6 The main run loop]
    3. They are handled one by one, in the order in which they came.
       [2010 The Event-Handling System; translation III.6 The main run loop; 2014 The Main Run
        Loop]

    F124 adj
    1. The run loop wakes the thread when a source has something for it, calls its handler, and
       takes the next source or sleeps; the queue of events is one source.
       [2010 The Event-Handling System; 2010 Figure 2-7]

    F125 adj
    1. A UIEvent holds the touches of all fingers that are on the screen at a moment.
       [2010 The Event-Handling System]
    2. Each finger has one UITouch, which is updated as the finger moves.
       [2010 The Event-Handling System; book Event processing]
    3. A finger that comes down or is lifted adds an event to the queue.
       [book Event processing]

    F126 adj
    1. The application receives an event first.
       [2010 The Core Application Objects; 2010 The Event-Handling System; translation III.6 The
        main run loop; 2014 The Main Run Loop]
    2. It passes a touch to the window where it happened, usually the main window.
       [2010 The Event-Handling System; 2014 The Main Run Loop]
    3. The window passes it to its first responder, which for a touch is the view that was
       touched.
       [2010 The Event-Handling System; 2014 The Main Run Loop]

    F127 adj
    1. UIApplication, UIViewController, UIWindow and UIView are responders.
       [2010 The Event-Handling System]
    2. What a view does not handle goes along the responder chain: to its view controller or
       superview, and so on to the window, the application and the delegate.
       [2010 The Event-Handling System; translation III.6 The main run loop]
    3. What nobody handles is discarded.
       [2010 The Event-Handling System]

    F128 adj
    1. A touch goes to the view that was hit, and along the responder chain.
       [2014 Table 2-2]
    2. A remote control's command and a shake go to the first responder.
       [2014 Table 2-2]
    3. Accelerometer, magnetometer and gyroscope go to the object that was named for them.
       [2014 Table 2-2]
    4. So do location events.
       [2014 Table 2-2]
    5. Redrawing goes to the view, without an event object.
       [2014 Table 2-2]

    F129 adj
    1. Not every event comes through the run loop: some go straight to a delegate or a block, such
       as those of the accelerometer.
       [translation III.6 The main run loop; 2014 The Main Run Loop]

    F130 adj
    1. Controls turn touches into action messages, so the app hears only of what matters, such as
       a new value of a text field.
       [2011 App States and Multitasking; translation III.6 The main run loop; 2014 The Main Run
        Loop]

    F131 adj
    1. An event is processed in four steps: it happens, it is dispatched, a responder decides what
       to do (a button sends its action to the view controller), and the app is back in its loop.
       Redrawing follows.
       [2010 The Event-Handling System; book Event processing]

    F132 core
    1. While the app is inactive no touches are delivered.
       [2010 Responding to Interruptions; 2011 What to Do When an Interruption Occurs; translation
        III.2 Responding to interruptions]
    2. They stop as soon as `applicationWillResignActive:` is called, before the alert is shown.
       [2010 Responding to Interruptions]

    F133 adj
    1. The system's keyboard is tied to the first responder.
       [2010 The Text System]
    """
  )
}
