extension BehaviourArea {
  static let objectGraph = BehaviourArea(
    title: "The objects of an app",
    introduction: "What an app is made of, and who makes it.",
    rows: [
      Behaviour(
        1,
        .doc,
        [.guide2010, .guide2014, .book],
        """
        Keep three kinds of object apart: a model that holds data and logic and knows nothing of \
        the interface, views that draw and take input and know nothing of the model, and \
        controllers between them. What the user does goes from the view to its controller and on \
        to the model; the result comes back the same way.
        """
      ),
      Behaviour(
        2,
        .core,
        [.guide2010, .book],
        """
        An object of the framework asks or tells its delegate at moments that a protocol names. \
        Most methods are optional: the sender looks first whether the delegate responds, and a \
        method that is not implemented is skipped. A formal protocol that a class adopts is \
        checked when compiling and at run time.
        """
      ),
      Behaviour(
        3,
        .adj,
        [.guide2010, .book],
        """
        Block objects exist from iOS 4. They are handlers of completion, errors and \
        notifications, they enumerate and sort, animate views, and are work for dispatch queues \
        and operation queues.
        """
      ),
      Behaviour(
        4,
        .adj,
        [.guide2010, .translation, .guide2014, .book],
        """
        A control turns the interaction that it recognises into an action message: a selector, \
        sent to a target, most often a view controller. Both can be set in Interface Builder \
        without code.
        """
      ),
      Behaviour(
        5,
        .adj,
        [.guide2010, .guide2011, .translation, .book],
        """
        An object begins with a count of 1. Retain adds one, release takes one away, autorelease \
        takes it away later; at 0 the object cleans up and is deallocated. With automatic \
        reference counting, from iOS 5, an object goes as soon as the last reference to it is \
        dropped.
        """
      ),
      Behaviour(
        6,
        .adj,
        [.book],
        """
        Who gets an object by alloc, new, retain or a method with copy in its name owns it, and \
        balances that with release or autorelease in the same piece of code. A property declared \
        `retain` retains what it is given, and its class releases that in dealloc. An object \
        that came in any other way, from a convenience constructor or an accessor, is not owned.
        """
      ),
      Behaviour(
        7,
        .adj,
        [.guide2010, .guide2011, .guide2014, .book],
        """
        `main` creates an autorelease pool before it calls UIApplicationMain and releases it \
        after that returns. From the project template of iOS 5 on the pool is an \
        `@autoreleasepool` block.
        """
      ),
      Behaviour(
        8,
        .adj,
        [.guide2010, .guide2014, .book],
        """
        Operation objects and threads of the app's own exist in every version, Grand Central \
        Dispatch from iOS 4. The 2014 guide prefers queues and operations to bare threads.
        """
      ),
      Behaviour(
        9,
        .core,
        [.guide2010, .guide2014],
        """
        Each app has one UIApplication object. It runs the event loop, does what concerns the \
        app as a whole, and tells its delegate of changes of state and of special events such as \
        pushes. It is used as it is; only the translation lets a subclass take its place, which \
        changes nothing in the model.
        """
      ),
      Behaviour(
        10,
        .core,
        [.guide2010, .guide2011, .guide2014, .book],
        """
        Each app has a delegate: an object of its own, of any class that adopts \
        UIApplicationDelegate. It comes from the main nib (2010, book) or is of the class that \
        UIApplicationMain is told (2011, 2014). It sets the app up and answers to events, \
        interruptions, low memory and termination.
        """
      ),
      Behaviour(
        11,
        .doc,
        [.guide2010, .guide2014, .book],
        """
        Design the objects that hold your data as your app needs them; the framework asks \
        nothing of them. A UIDocument can group data that belongs in one file or package.
        """
      ),
      Behaviour(
        12,
        .adj,
        [.guide2010, .guide2014, .book],
        """
        A view controller manages one screenful: a top-level view and all or some of the views \
        in it, which several view controllers may share. It loads or creates them, shows them by \
        putting its view into the window, turns them with the device, presents modal views, and \
        lets views go when memory is low.
        """
      ),
      Behaviour(
        161,
        .adj,
        [.book],
        """
        A view controller makes its views and lets go of them when memory is low. It resizes \
        them on rotation (on an iPad in every orientation where that makes sense), shows modal \
        views that must be answered before the app goes on, swaps views, and stands between view \
        and model.
        """
      ),
      Behaviour(
        13,
        .adj,
        [.guide2010, .guide2014, .book],
        """
        A window is a view without decoration that fills the screen, holds the other views and \
        delivers events to them; the user cannot close it. An app has at least one and nearly \
        always exactly one (by the book never more), and changes the views in it, not the \
        window; an external display gets a window more. The system may lay its own windows over \
        it, for the status bar and for alerts.
        """
      ),
      Behaviour(
        14,
        .adj,
        [.guide2010, .guide2014, .book],
        """
        A view draws in a rectangle and handles the events there. It has exactly one superview \
        and any number of subviews, which lie on top of it and which it manages; it is resized \
        with its superview. Controls are views; layers are data objects behind views.
        """
      ),
      Behaviour(
        15,
        .adj,
        [.book],
        """
        The kinds of views: containers (scroll views, tables, toolbars), controls, views that \
        show something, text and web views, navigation (tab bars, navigation bars), the window, \
        alerts, which pop up, and action sheets, which slide in from below. Alerts and action \
        sheets have buttons for the answer.
        """
      ),
      Behaviour(
        16,
        .core,
        [.guide2010, .guide2011, .guide2014, .book],
        """
        UIApplicationMain makes the application object, then what the main nib holds: the \
        delegate, view controllers and the window. Then the app's own code sets things up, and \
        then the run loop begins. F31 has the finer order.
        """
      ),
      Behaviour(
        17,
        .adj,
        [.book],
        """
        In Interface Builder two objects stand for others. File's Owner exists before the nib is \
        loaded; in the main nib it is the application, whose outlet `delegate` names the \
        delegate. First Responder is the head of the responder chain, which UIKit maintains and \
        not the app.
        """
      ),
      Behaviour(
        173,
        .adj,
        [.book],
        """
        Loading a nib makes objects of descriptions, all but the two stand-ins of F17. A view \
        controller may have a nib of its own, whose File's Owner it is: it exists before, and \
        its view is made when that nib is loaded.
        """
      ),
      Behaviour(
        18,
        .doc,
        [.book],
        """
        Add behaviour by objects of the model, by subclasses, delegates, blocks, or target and \
        action (later the book counts four ways, without the model). Keep to the naming \
        conventions for classes, methods and instance variables.
        """
      ),
      Behaviour(
        19,
        .doc,
        [.book],
        "Expect to be called: the framework decides what happens and when, and calls your code."
      ),
    ]
  )
}
