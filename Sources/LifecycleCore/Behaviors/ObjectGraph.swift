extension BehaviorArea {
  static let objectGraph = BehaviorArea(
    title: "The objects of an app",
    introduction: "What an app is made of, and who makes it.",
    """
    F1 core
    1! Keep three kinds of object apart: a model that holds data and logic and knows nothing of
       the interface, views that draw and take input and know nothing of the model, and
       controllers between them.
       [2010 Table 2-1; 2014 The Structure of an App; book The Model-View-Controller (MVC)
        pattern]
    2. What the user does goes from the view to its controller and on to the model; the result
       comes back the same way.
       [book The MVC in action; book Figure 7-1]
    3. When the model cannot get its data, the controller learns of it and shows a message instead.
       [book The MVC in action]

    F2 core
    1. An object of the framework calls its delegate at moments that a protocol names.
       [2010 Table 2-1; book The Delegation pattern]
    2. Most methods are optional: the sender checks first whether the delegate responds, and a
       method that is not implemented is skipped.
       [2010 The Application Delegate; book The Delegation pattern]
    3! A formal protocol that a class adopts is checked when compiling and at run time.
       [book The Delegation pattern]

    F3 adj
    1. Block objects exist from iOS 4.
       [2010 Table 2-1]
    2. They are completion handlers of asynchronous work, in the place of a delegate.
       [2010 Table 2-1; book The Block Object pattern]
    3. They handle notifications and errors, enumerate and sort, and animate views.
       [book The Block Object pattern]

    F4 adj
    1. A control turns the interaction that it recognizes into an action message: a selector that
       is sent to a target, most often a view controller.
       [2010 Table 2-1; translation III.6 The main run loop; 2014 The Main Run Loop; book The
        Target-Action pattern]
    2. Target and action are chosen for each control and event, without code in Interface Builder.
       [book The Target-Action pattern]

    F5 adj
    1. An object begins with a count of 1.
       [2010 Table 2-1]
    2. Retain adds one, release takes one away, and autorelease takes it away later.
       [2010 Table 2-1; 2010 The Main Function]
    3. At 0 the object cleans up and is deallocated.
       [2010 Table 2-1]
    4. With automatic reference counting, from iOS 5, an object goes as soon as the last reference
       to it is dropped.
       [2011 Memory Usage for Background Apps; translation III.3 Moving to the background]

    F6 adj
    1. An object that came from alloc, new, retain or a method with copy in its name is owned by
       the one who called it.
       [book Some basic memory-management rules you shouldn't forget]
    2. The owner balances that with release or autorelease in the same piece of code.
       [book Some basic memory-management rules you shouldn't forget]
    3. A property declared `retain` retains what it is given, and its class releases that in
       dealloc.
       [book Some basic memory-management rules you shouldn't forget; book Listing 1-2]
    4. An object that came in any other way, from a convenience constructor or an accessor, is not
       owned.
       [book Some basic memory-management rules you shouldn't forget]
    5. What is owned and never released is a leak, and reduces the memory that is free.
       [book Avoiding the warnings]

    F7 adj
    1. `main` creates an autorelease pool before it calls UIApplicationMain and releases it after
       that returns.
       [2010 The Main Function; 2010 Listing 2-1; book App Anatomy 101]
    2. From the project template of iOS 5 on the pool is an `@autoreleasepool` block.
       [2011 Listing 3-1; 2014 Listing 2-1]

    F8 adj
    1. Operation objects and threads of the app's own exist in every version.
       [2010 Table 2-1]
    2. Grand Central Dispatch exists from iOS 4.
       [2010 Table 2-1]
    3! Prefer dispatch queues and operations to bare threads.
       [2014 Threads and Concurrency]

    F9 core
    1. Each app has one UIApplication object, which runs the event loop and manages what concerns
       the app as a whole.
       [2010 The Core Application Objects; 2010 Table 2-2; translation II. main, UIApplication and
        its delegate; 2014 Table 2-1]
    2. It reports changes of state and special events, such as pushes, to its delegate.
       [translation II. main, UIApplication and its delegate; 2014 Table 2-1]
    3! Use it as it is, without subclassing.
       [2010 Table 2-2]
    4. A subclass of UIApplication can take its place; in the model that changes nothing.
       [2011 About the main Function; translation II. main, UIApplication and its delegate]

    F10 core
    1. Each app has a delegate, the only object that is in every app: an object of any class that
       adopts UIApplicationDelegate.
       [2010 The Application Delegate; 2010 Table 2-2; 2014 Table 2-1; book Listing 1-1]
    2. It comes from the main nib, or is of the class that UIApplicationMain is given.
       [2010 Table 2-2; 2011 Listing 3-1; 2014 Listing 2-1; book It all starts with the main nib
        file]
    3. It presents the window when the app is launched.
       [2010 Table 2-2; book Listing 1-2]
    4. It is called for interruptions and on the way into suspension.
       [2010 Table 2-2; book Responding to interruptions]
    5. Some of its methods every delegate should implement: those for launch, interruptions, low
       memory and termination.
       [2010 The Application Delegate; book Listing 1-1]

    F11 doc
    1! Design the objects that hold your data as your app needs them; the framework asks nothing
       of them.
       [2010 Table 2-2; book What about the Model?]
    2! A UIDocument can group data that belongs in one file or package.
       [2014 Table 2-1]

    F12 adj
    1. A view controller loads or creates its views, and lets them go when nothing shows them.
       [2010 Table 2-2; 2010 Windows, Views, and View Controllers; book Controlling View
        Controllers]
    2. It shows them by installing its view in the window.
       [2010 Windows, Views, and View Controllers; 2014 Table 2-1]
    3. By default it turns its views with the device.
       [2010 Table 2-2]
    4. A view controller manages one screenful: a top-level view and all or some of the views in
       it, which several view controllers may share.
       [2010 Windows, Views, and View Controllers; book Controlling View Controllers]
    5. Some view controllers manage other view controllers, such as those of a tab bar or a
       navigation bar.
       [2010 Windows, Views, and View Controllers]

    F161 adj
    1. A view controller lets go of views and data when memory is low.
       [book Controlling View Controllers; book Observing low-memory warnings]
    2. It resizes its views on rotation, so that they fill the screen in every orientation that it
       supports.
       [book Controlling View Controllers]
    3. On an iPad an app supports every orientation where that makes sense; an app may support
       only some, such as landscape.
       [book Controlling View Controllers]
    4. A modal view must be answered before the app continues.
       [book Controlling View Controllers]
    5. A view controller connects the view and the model: it passes the user's actions to the
       model and shows the result.
       [book The MVC in action]

    F13 adj
    1. A window fills the screen of its display.
       [2010 Windows, Views, and View Controllers]
    2. It has no decoration, only code changes it, and the user cannot close it.
       [2010 Windows, Views, and View Controllers; book Looking out the window]
    3. It holds the other views and delivers events to them.
       [2010 Table 2-2; 2010 The Event-Handling System]
    4. An app nearly always has exactly one window of its own and changes the views in it, never
       the window.
       [2010 Table 2-2; 2014 Table 2-1; book Looking out the window]
    5. For an external display the app makes a window more.
       [2010 Windows, Views, and View Controllers; 2014 Table 2-1]
    6. The system may put windows of its own on top, for the status bar and for alerts.
       [book Looking out the window]

    F14 adj
    1. A view draws in a rectangle and handles the events there.
       [2010 Table 2-2; book Admiring the view; book What views do]
    2. It has exactly one superview and any number of subviews, which it manages.
       [book The view hierarchy]
    3. Subviews lie on top of it.
       [book The view hierarchy]
    4. It is resized with its superview.
       [book The view hierarchy]
    5. Controls are views.
       [2010 Table 2-2; book Controls]
    6. Layers are data objects behind views.
       [2010 Table 2-2]

    F15 adj
    1. Container views hold others: scroll views, tables and toolbars; a scroll view adds
       scrolling.
       [book Container views]
    2. Controls take input, such as text fields.
       [book Controls]
    3. Display views only show something; a touch on them does nothing.
       [book Display views]
    4. An alert pops up on the screen, an action sheet slides in from below.
       [book Alert views and action sheets]
    5. Alerts and action sheets have buttons for the answer.
       [book Alert views and action sheets]
    6. Tab bars and navigation bars lead from one screenful to another.
       [book Navigation views]

    F16 core
    1. UIApplicationMain makes the application object, then the delegate and what the main
       interface file holds.
       [2010 The Main Function; 2014 The Main Function]
    2. The main nib holds the window and the delegate.
       [2010 The Main Function]
    3. Then the app's own code sets things up, and then the run loop begins.
       [2010 Figure 2-2; 2014 The Main Function]

    F17 adj
    1. Loading a nib makes the objects in it, but not its two stand-ins, File's Owner and First
       Responder.
       [book Using Interface Builder; book It all starts with the main nib file]
    2. File's Owner exists before the nib is loaded; in the main nib it is the application, whose
       outlet `delegate` names the delegate.
       [book Using Interface Builder; book It all starts with the main nib file]
    3. First Responder is the head of the responder chain, which UIKit maintains and which follows
       the user.
       [book Using Interface Builder]

    F173 adj
    1. A view controller may have a nib of its own, whose File's Owner it is: it exists before,
       and its view is made when that nib is loaded.
       [book Using Interface Builder]

    F18 doc
    1! Add behavior by objects of the model, by subclasses, delegates, blocks, or target and
       action.
       [book Adding Your Own Application's Behavior; book Doing What When?]
    2! Keep to the naming conventions for classes, methods and instance variables.
       [book Using naming conventions]

    F19 doc
    1! Expect to be called: the framework decides what happens and when, and calls your code.
       [book Using Frameworks]
    """
  )
}
