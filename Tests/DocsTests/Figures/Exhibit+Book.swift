extension Exhibit {
  static let book = """
    Table 5-1: Gestures in the Simulator
    - Tap | A click.
      [F155.1 F313.2 by A tap is a finger that comes down and is lifted; not shown: the mouse, of which the model has the fingers]
    - Touch and hold | The button is held down.
      [F155.1 F313.2 by A tap is a finger that comes down and is lifted; not shown: the mouse, of which the model has the fingers]
    - Double tap | A double click.
      [F155.1 F313.2 by A tap is a finger that comes down and is lifted; not shown: the mouse, of which the model has the fingers]
    - Two-finger tap | A click with the Option key, which stands for a second finger.
      [F155.1 F313.4 by Two fingers that do the same at a moment are two touches of one event; not shown: the Option key, of which the model has the second finger]
    - Swipe | The mouse moves slowly, and the button is released.
      [F155.1 F313.1 F313.3 by A finger that moves is the same touch all the time; not shown: the mouse, of which the model has the fingers]
    - Flick | The mouse moves quickly, and the button is released.
      [F155.1 F313.1 F313.3 by A finger that moves is the same touch all the time; not shown: the mouse, of which the model has the fingers]
    - Drag | The mouse moves while the button is down.
      [F155.1 F313.1 F313.3 by A finger that moves is the same touch all the time; not shown: the mouse, of which the model has the fingers]
    - Pinch | With the Option key two circles move in or out; there are never more than two fingers.
      [F155.1 F155.2 by The Simulator has two fingers, which pinch; not shown: the Option key, of which the model has the second finger]
    Figure 7-1: Models, controllers and views
    draw Scenarios/figures/book.yaml, step 2: A tap on Weather goes to the controller and the model, and comes back to the view
    - View | It reports the user's actions to its controller.
      [F1.2 F161.5]
    - Controller | It asks the model, and shows the result.
      [F161.5]
    - Model | Its answer comes back the same way.
      [F1.2]
    Figure 7-2: The layout of a window
    draw Scenarios/figures/book.yaml, step 2: A window of bars and a content view gets what is touched in it
    - Window | It holds the views and delivers events to them.
      [F13.3]
    - Status bar | It is in a window of the system.
      [F13.6]
    - Bars and content view | Each gets what is touched in its rectangle.
      [F14.1 F294.2]
    Figure 7-3: The view hierarchy
    draw Scenarios/figures/book.yaml, step 2: Subviews A, B and C lie on their superview, and one moves to the top
    - Content view | It has the subviews A, B and C, and each of them has one superview.
      [F14.2]
    - A, B, C | Subviews lie on top of their superview, the last one on top of the others.
      [F14.3]
    Figure 8-1: main
    draw Scenarios/figures/book.yaml: main hands over to UIApplicationMain
    - `NSAutoreleasePool` | A pool is made first.
      [F7.1]
    - `UIApplicationMain` | `main` is called by the system, and hands over.
      [F20.1 F20.2]
    - `[pool release]` | The pool is released in the end.
      [F7.1]
    - The comments | They describe nothing.
      [not shown: what is in a comment has no effect]
    Figure 8-3: The life of an app
    draw Scenarios/figures/book.yaml: The life of an app from launch to the next app
    - `UIApplicationMain` | It makes the application, and then the delegate and what the main nib holds.
      [F16.1 F16.2]
    - The delegate | The launch method is called.
      [F26.2]
    - Event loop | It begins when the app has set things up.
      [F16.3]
    - The end | When the user leaves it, the app is inactive and then in the background.
      [F66.1]
    Figure 8-5: The main nib
    draw Scenarios/figures/book.yaml: The main nib is loaded, and delegate, window and view controller are made of it
    - Info.plist | The application finds the name of the main nib there.
      [F22.1]
    - Main nib | It is loaded, which makes the delegate, the window and the view controller.
      [F31.1]
    - Delegate | It shows the window.
      [F10.3 F31.2]
    Listing 1-1: The interface of an app delegate
    - `#import`, `@class` | They declare what the class uses.
      [not shown: a declaration is for the compiler alone]
    - `<UIApplicationDelegate>` | The class of the delegate adopts its protocol.
      [F10.1]
    - `retain` | A property that is declared so retains what it is given.
      [F6.3 by A property declared retain owns what it is given, and dealloc releases it]
    - `IBOutlet` | The nib connects the window and the view controller with the delegate.
      [not shown: a scenario has the objects of a nib, and not its connections]
    Listing 1-2: The implementation of an app delegate
    - The methods | They are those of the life cycle.
      [F48.1]
    - `@synthesize` | The compiler makes the accessors.
      [not shown: a scenario sets a property (`set-property`), whoever wrote the accessor]
    - `application:didFinishLaunchingWithOptions:` | It puts the view into the window and shows it.
      [F10.3 F12.2 F31.2]
    - `applicationWillResignActive:` | Work and games are paused.
      [F56.1]
    - `applicationDidEnterBackground:` | Resources are released and state is saved.
      [F67.2 F70.1 F82.1 F309.1]
    - `applicationDidEnterBackground:` | By the comment it takes the place of `applicationWillTerminate:`.
      [F167.1]
    - `applicationWillEnterForeground:` | What was done on the way to the background is undone.
      [F90.1]
    - `applicationDidBecomeActive:` | What was paused is resumed.
      [F35.1 F57.1 F308.1]
    - `applicationWillTerminate:` | It is called when the app is about to end.
      [F107.1]
    - `applicationDidReceiveMemoryWarning:` | Caches are emptied.
      [F114.3 F301.5]
    - `dealloc` | What the delegate owns it releases in the end.
      [F6.3 by The book's delegate releases its view controller and its window in dealloc]
    """
}
