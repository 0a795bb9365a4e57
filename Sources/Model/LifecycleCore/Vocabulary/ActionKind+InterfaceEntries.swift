extension ActionKind {
  /// The entry of what the app does with its interface; nil for any other action.
  var interfaceEntry: ActionDescription? {
    switch self {
    case .installViews:
      .app(
        "install-views",
        "puts the controller's view into the window, creating whatever does not exist"
      )
      .optional(
        "nib",
        .name(.other),
        "the view controller's own nib, from which its view is loaded"
      )
      .optional(
        "without-scene",
        .flag,
        "whether the window is made without a scene, as UIWindow(frame:) does"
      )
      .that(.belongsToMainThread)
    case .setWindowScene:
      .app("set-window-scene", "sets the scene of a window that it made without one")
        .also("window-scene assign-window-scene")
        .calling(.views)
        .that(.belongsToMainThread)
    case .showView:
      .app("show-view", "puts a view into the window").named("the view's name", .shownView)
        .optional("private", .flag, "whether it shows private data")
        .calling(.views)
        .that(.belongsToMainThread)
    case .hideView:
      .app("hide-view", "removes a view from the window").named("the view's name")
        .calling(.views)
        .that(.belongsToMainThread)
    case .setNeedsDisplay:
      .app("set-needs-display", "marks a view as needing display")
        .also("redraw needs-display")
        .named(
          "the view's name",
          .shownView
        )
        .with(.area)
        .calling(.views)
        .that(.belongsToMainThread)
    case .presentAlert:
      .app("present-alert", "shows an alert of its own")
        .also("show-alert present-alert-controller show-alert-controller")
        .named("its name")
        .handler(.cancel, "what its cancel handler does")
        .optional("button", .text, "the title of a button besides the one that cancels it")
        .that(.belongsToMainThread)
    case .presentActionSheet:
      .app("present-action-sheet", "shows an action sheet of its own")
        .also("show-action-sheet")
        .named("its name")
        .handler(.cancel, "what its cancel handler does")
        .optional("button", .text, "the title of a button besides the one that cancels it")
        .that(.belongsToMainThread)
    case .withdrawAlert:
      .app("withdraw-alert", "dismisses its alert or action sheet")
        .also("dismiss-alert hide-alert")
        .named("its name")
        .that(.belongsToMainThread)
    case .addSubview:
      .app("add-subview", "moves a view into another one, on top of its subviews")
        .required("view", .name(.view), "the view's name")
        .required("to", .name(.view), "the name of its new superview")
        .calling(.views)
        .that(.belongsToMainThread)
    case .removeFromSuperview:
      .app("remove-from-superview", "removes a view from its superview").with(.view())
        .calling(.views)
        .that(.belongsToMainThread)
    case .setFrame:
      .app("set-frame", "moves and resizes a view or a window").with(.frame)
        .that(.belongsToMainThread)
    case .setText:
      .app("set-text", "sets the text of a label, a button, a text field or a text view")
        .with(.view(.viewWithText))
        .required("text", .text, "the text")
        .that(.belongsToMainThread)
    case .drawString:
      .app("draw-string", "draws a string in a custom view")
        .with(.view(.customView))
        .required("text", .text, "the string")
        .that(.belongsToMainThread)
    case .showWindow:
      .app("show-window", "shows a window on the external display")
        .required("window", .name(.externalWindow), "the window's name")
        .that(.belongsToMainThread)
    case .becomeFirstResponder:
      .app("become-first-responder", "makes a view the first responder").with(.view())
        .calling(.views)
        .that(.belongsToMainThread)
    case .resignFirstResponder:
      .app("resign-first-responder", "resigns first responder")
        .calling(.views)
        .that([.needsInterface, .belongsToMainThread])
    case .designate:
      .app("designate", "sets the object that receives the readings of a sensor")
        .required("sensor", Sensor.self, "which sensor")
        .required("object", .name(.listener), "the object's name")
        .optional(
          "block",
          .actions,
          "the block that the object gives for them, in place of a method"
        )
        .that(.needsInterface)
    case .loadView:
      .app("load-view", "asks a view controller for its view").with(.controller())
        .calling(.viewControllers)
        .that(.belongsToMainThread)
    case .present:
      .app("present", "presents a view controller modally")
        .also("present-view-controller present-modally")
        .with(.controller())
        .calling(.viewControllers)
        .that(.belongsToMainThread)
    case .dismiss:
      .app("dismiss", "dismisses the view controller that was presented last")
        .also("dismiss-view-controller dismiss-modal")
        .calling(.viewControllers)
        .that([.needsInterface, .belongsToMainThread])
    case .pushViewController:
      .app("push-view-controller", "pushes a view controller onto a navigation controller")
        .also("push-controller")
        .with(.controller())
        .optional("to", .name(.navigationController), "which one; by default the visible one")
        .that(.belongsToMainThread)
    case .popViewController:
      .app("pop-view-controller", "pops the top view controller off its navigation controller")
        .also("pop pop-controller")
        .that([.needsInterface, .belongsToMainThread])
    case .animateViews:
      .app("animate-views", "animates views with a block")
        .also("animate")
        .required("time", .duration, "how long it takes")
        .optional("completion", .actions, "what the app does when the animation ends")
        .calling(.views)
        .that(.belongsToMainThread)
    case .transitionViews:
      .app("transition-views", "replaces a view by another one with an animation")
        .required("from", .name(.view), "the view that goes")
        .required("to", .name(.view), "the view that takes its place")
        .required("time", .duration, "how long it takes")
        .optional("completion", .actions, "what the app does when the animation ends")
        .calling(.views)
        .that(.belongsToMainThread)
    case .presentScreen:
      .app("present-screen", "shows a standard screen of the system inside the app")
        .also("show-camera open-camera", with: "kind", "camera")
        .also("show-photo-library", with: "kind", "photo-library")
        .also("compose-mail", with: "kind", "mail-composer")
        .required("kind", ScreenKind.self, "which one")
        .handler(.done, "what the app does when the user is done with it")
        .that(.belongsToMainThread)
    default: nil
    }
  }
}
