extension Exhibit {
  static let book = """
    Table 5-1: Gestures in the Simulator
    - Tap, touch and hold, double tap, two-finger tap, swipe, flick, drag and pinch, each made with the mouse.
      [F155.1]
    - The option key stands for a second finger; there are never more than two.
      [F155.2]
    Figure 7-1: Models, controllers and views
    draw Scenarios/figures/book.yaml, step 2: A tap on Weather goes to the controller and the model, and comes back to the view
    - The view reports the user's actions to its controller, which asks the model; the answer comes back to the view.
      [F1.2 F161.5]
    Figure 7-2: The layout of a window
    draw Scenarios/figures/book.yaml, step 2: A window of bars and a content view gets what is touched in it
    - A window holds a content view between two bars, and each view gets what is touched in it.
      [F13.3 F14.1]
    - The status bar is in a window of the system.
      [F13.6]
    Figure 7-3: The view hierarchy
    draw Scenarios/figures/book.yaml, step 2: Subviews A, B and C lie on their superview, and one moves to the top
    - A content view has the subviews A, B and C, and each of them has one superview.
      [F14.2]
    - Subviews lie on top of their superview, the last one on top of the others.
      [F14.3]
    Figure 8-1: main
    draw Scenarios/figures/book.yaml: main hands over to UIApplicationMain
    - main makes a pool, hands over to UIApplicationMain, and releases the pool in the end.
      [F7.1 F20.1 F20.2]
    Figure 8-3: The life of an app
    draw Scenarios/figures/book.yaml: The life of an app from launch to the next app
    - The main nib is loaded and the delegate called; the app handles events until it is left or terminated.
      [F16.1 F16.2 F16.3 F26.2]
    Figure 8-5: The main nib
    draw Scenarios/figures/book.yaml: The main nib is loaded, and delegate, window and view controller are made of it
    - The application finds the name of the main nib in the Info.plist and loads it.
      [F22.1 F31.1]
    - The delegate, the window and the view controller are made, and the delegate shows the window.
      [F10.3 F31.1 F31.2]
    Listing 1-1: The interface of an app delegate
    - A class that adopts the protocol of the delegate, with a window and a view controller.
      [F10.1]
    Listing 1-2: The implementation of an app delegate
    - The launch method puts the view into the window and shows it.
      [F10.3 F31.2]
    - On resigning, work and games are paused; once active, they are resumed.
      [F35.1 F56.1 F57.1]
    - On entering the background, resources are released and state is saved. By the comment the call takes the place
      of that for termination.
      [F67.2 F167.1]
    - On the way to the foreground that is undone.
      [F90.1]
    - On a memory warning, caches are emptied.
      [F114.3]
    - What the delegate owns it releases in the end.
      [F6.3]
    """
}
