extension BehaviourArea {
  static let events = BehaviourArea(
    title: "Events and responders",
    introduction: "How what the user does reaches the objects inside the app.",
    rows: [
      Behaviour(
        122,
        .adj,
        [.guide2010, .translation, .guide2014],
        """
        The process begins with one thread, the main thread. The application sets up the main \
        run loop there at launch.
        """
      ),
      Behaviour(
        123,
        .adj,
        [.guide2010, .translation, .guide2014],
        """
        Events of the system come through a port of their own into a queue, and are handed on \
        one by one in the order in which they came.
        """
      ),
      Behaviour(
        124,
        .adj,
        [.guide2010, .book],
        """
        The run loop wakes when a source has something for it, calls the handler, and takes the \
        next source or sleeps. The queue of events is one source.
        """
      ),
      Behaviour(
        125,
        .adj,
        [.guide2010, .book],
        """
        Each event is a UIEvent. Each finger has one UITouch, which is updated as the finger \
        moves; a finger that comes down or is lifted adds an event to the queue.
        """
      ),
      Behaviour(
        126,
        .adj,
        [.guide2010, .translation, .guide2014, .book],
        """
        The application receives an event first. It passes a touch to the window where it \
        happened (by the 2014 guide usually the main window), and that to its first responder, \
        which for a touch is the view that was touched.
        """
      ),
      Behaviour(
        127,
        .adj,
        [.guide2010, .guide2014, .book],
        """
        What a view does not handle goes along the responder chain: to its next responder, which \
        is its view controller or superview, and so on to the window, the application and the \
        delegate. What nobody handles is discarded. UIApplication, UIViewController, UIWindow \
        and UIView are responders.
        """
      ),
      Behaviour(
        128,
        .adj,
        [.translation, .guide2014],
        """
        A touch goes to the view that was hit. A remote control's command, from headphones or an \
        accessory, and a shake go to the first responder. Accelerometer, magnetometer, gyroscope \
        and location go to the object that was named for them, and redrawing to the view, \
        without an event object.
        """
      ),
      Behaviour(
        129,
        .adj,
        [.translation, .guide2014],
        """
        Not every event comes through the run loop: some go straight to a delegate or a block, \
        such as those of the accelerometer.
        """
      ),
      Behaviour(
        130,
        .adj,
        [.guide2010, .guide2011, .translation, .guide2014, .book],
        """
        Controls turn touches into action messages (F4). So the app hears only of what matters, \
        such as a new value of a text field.
        """
      ),
      Behaviour(
        131,
        .adj,
        [.book],
        """
        An event is processed in four steps: it happens, it is dispatched, a responder decides \
        what to do (a button sends its action to the view controller), and the app is back in \
        its loop. Redrawing follows.
        """
      ),
      Behaviour(
        132,
        .core,
        [.guide2010, .guide2011, .translation, .book],
        "While the app is inactive no touches are delivered."
      ),
      Behaviour(
        133,
        .adj,
        [.guide2010],
        "The system's keyboard is tied to the first responder."
      ),
    ]
  )
}
