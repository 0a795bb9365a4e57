/// What opposites do to views and view controllers in the place of what the model does.
extension Effect {
  static let onlyInOppositesOfViews: [Effect] =
    viewControllers + unloading + windows + alerts + hierarchy + drawing

  private static let viewControllers: [Effect] = [
    interface("`viewDidAppear:` for the first that received `viewWillAppear:`") {
      guard let first = $1.controllers.visible.min(),
        $1.controllers.appeared.insert(first).inserted
      else { return }
      $1.call(.viewDidAppear, first, &$0)
    },
    interface("`viewWillAppear:` for each whose view becomes visible, and is not loaded") {
      $1.controllers.windowIsOnScreen = true
      for controller in $1.controllersOnScreen
      where $1.controllers.visible.insert(controller).inserted {
        $1.call(.viewWillAppear, controller, &$0)
      }
    },
    rotatesViews("*rotate-views*, if a view controller says which orientations it supports") {
      machine,
      interface in
      interface.controllersToRotate.contains {
        interface.description.controllers[$0].orientations != nil
      }
    },
    rotatesViews("*rotate-views*, unless the device is upside down") { machine, _ in
      machine.device.changes.orientation != .upsideDown
    },
    interface("the view controller's view lies above the others, which continue") {
      guard let controller = $1.controller(named: $0.action.name),
        let view = $1.view(of: controller), let window = $1.tree.windows.last
      else { return }
      $1.load(controller, &$0)
      $1.tree.add(view, to: window)
      $1.didChangeHierarchy(at: view, &$0)
    },
    interface("`didReceiveMemoryWarning` for each, without its code; after it *unload-view*") {
      guard let controller = $1.nextControllerToWarn(&$0) else { return }
      let name = $1.description.controllers[controller].name
      $0.record(.viewCall(.didReceiveMemoryWarning), [.to: .text(name)])
      $0.trigger(.procedure(.unloadView))
    },
  ]

  private static let unloading: [Effect] = [
    interface("`viewDidUnload`, and what objects own goes with the view") { machine, interface in
      guard let controller = interface.controllers.warned else { return }
      interface.controllers.loaded.remove(controller)
      interface.call(.viewDidUnload, controller, &machine)
      guard let heap = machine.process.heap else { return }
      let owned = Set(heap.objects.indices.flatMap { heap.owned(by: $0) }).sorted()
      heap.release(all: owned.filter { !heap.objects[$0].isDeallocated }, &machine)
    }
  ]

  private static let windows: [Effect] = [
    interface("the window fills a part of the external display") {
      guard let window = $1.tree.index(of: $0.action.name) else { return }
      $1.tree.setHidden(window, false)
      $1.tree.place(window, at: $1.tree.nodes[window].frame.part)
      $0.note(.windowShown, $1.name(window))
      $1.didChangeHierarchy(at: window, &$0)
    },
    interface("the window fills the external display, in place of the app's own on the screen") {
      guard let window = $1.tree.index(of: $0.action.name) else { return }
      if let own = $1.tree.windows.last {
        $1.tree.setHidden(own, true)
        $0.note(.windowHidden, $1.name(own))
      }
      $1.tree.setHidden(window, false)
      $0.note(.windowShown, $1.name(window))
      $1.didChangeHierarchy(at: window, &$0)
    },
    Self("the window is shown with the size of an iPhone's screen") {
      $0.process.launchObjects.insert(.display)
      $0.note(.windowShown)
      guard let interface = $0.interface, let window = interface.tree.windows.last else { return }
      interface.tree.place(window, at: Rectangle(Device.Model.iphone.screen))
    },
    Self("the window is shown on a part of the screen") {
      $0.process.launchObjects.insert(.display)
      $0.note(.windowShown)
      guard let interface = $0.interface, let window = interface.tree.windows.last else { return }
      interface.tree.place(window, at: interface.tree.nodes[window].frame.part)
    },
  ]

  private static let alerts: [Effect] = [
    answers("`alert-answered` for an alert, `event-lost` for an action sheet") { !$0 },
    answers("`alert-answered` for an action sheet, `event-lost` for an alert") { $0 },
    Self("`alert-presented` from the bottom of the screen") {
      $0.note(.alertPresented, [.name: .text($0.action.name), .place: .text("bottom")])
    },
    Self("`action-sheet-presented` in the center of the screen") {
      $0.note(.actionSheetPresented, [.name: .text($0.action.name), .place: .text("center")])
    },
  ]

  private static let hierarchy: [Effect] = [
    addsSubview("the view has its new superview, and its old one, too") { tree, view, superview in
      let old = tree.nodes[view].superview
      tree.add(view, to: superview)
      guard let old, old != superview else { return }
      tree.nodes[view].superview = old
      tree.nodes[old].subviews.append(view)
    },
    addsSubview("the view becomes the only subview of its new superview") { tree, view, superview in
      for other in tree.nodes[superview].subviews { tree.remove(other) }
      tree.add(view, to: superview)
    },
    addsSubview("the view becomes the lowest subview of its new superview") {
      tree,
      view,
      superview in
      tree.add(view, to: superview)
      tree.nodes[superview].subviews.removeLast()
      tree.nodes[superview].subviews.insert(view, at: 0)
    },
    interface("the view has the new frame, and its subviews keep theirs") {
      let action = $0.action
      guard let view = $1.tree.index(of: action.name), let frame = Rectangle(action) else { return }
      $1.tree.nodes[view].hasOwnFrame = true
      $1.tree.nodes[view].frame = frame
    },
    interface("the view has the new frame, and must be drawn") {
      let action = $0.action
      guard let view = $1.tree.index(of: action.name), let frame = Rectangle(action) else { return }
      $1.tree.place(view, at: frame)
      $1.setNeedsDisplay(view)
    },
  ]

  private static let drawing: [Effect] = [
    draws("`view-drawn` for each of the app's own views, too") {
      $0 == .view ? .byItself : .usual
    },
    draws("`redraw` for each of the system's views, too") { $0.drawsItself ? .byRedraw : .usual },
    draws("`redraw` for each view for OpenGL ES, too") { $0 == .glView ? .byRedraw : .usual },
    interface("the whole view must be drawn") {
      if let view = $1.tree.index(of: $0.action.name) { $1.setNeedsDisplay(view) }
    },
    interface("only what was marked last must be drawn") {
      guard let view = $1.tree.index(of: $0.action.name) else { return }
      $1.tree.nodes[view].needsDisplay = false
      $1.setNeedsDisplay(view, Rectangle($0.action))
    },
    interface("the view is drawn at once") {
      guard let view = $1.tree.index(of: $0.action.name) else { return }
      $1.tree.setNeedsDisplay(view, Rectangle($0.action))
      $0.performNow(.draw)
    },
  ]

  private static func answers(
    _ phrase: String,
    if canAnswer: @escaping @Sendable (_ isSheet: Bool) -> Bool
  ) -> Effect {
    Self(phrase) {
      let sheets = $0.names(in: .actionSheetPresented)
      guard let button = $0.action.subject, let alert = $0.process.resources.alerts.top,
        alert.button == button, canAnswer(sheets.contains(alert.name))
      else { return $0.note(.eventLost) }
      _ = $0.process.resources.alerts.popLast()
      $0.note(.alertAnswered, [.name: .text(alert.name), .answer: .text(button)])
    }
  }

  private static func rotatesViews(
    _ phrase: String,
    if condition: @escaping @Sendable (inout Machine, Interface) -> Bool
  ) -> Effect {
    interface(phrase) {
      $1.controllers.orientationBefore = $1.controllers.orientation
      $1.controllers.orientation = $0.device.changes.orientation.word
      if condition(&$0, $1) { $0.trigger(.procedure(.rotateViews)) }
    }
  }

  private static func addsSubview(
    _ phrase: String,
    _ add: @escaping @Sendable (inout ViewTree, _ view: Int, _ superview: Int) -> Void
  ) -> Effect {
    interface(phrase) {
      let action = $0.action
      guard let view = $1.tree.index(of: action.name),
        let superview = action.text("to").flatMap($1.tree.index),
        $1.tree.canAdd(view, to: superview)
      else { return }
      add(&$1.tree, view, superview)
      $1.didChangeHierarchy(at: view, &$0)
    }
  }

  /// How a view is drawn.
  private enum Drawing { case usual, byItself, byRedraw }

  private static func draws(
    _ phrase: String,
    _ way: @escaping @Sendable (ViewKind) -> Drawing
  ) -> Effect {
    interface(phrase) { machine, interface in
      if interface.drawingPass == nil {
        interface.drawingPass = interface.tree.removeDirtyViews(parentsFirst: false)[...]
      }
      guard let next = interface.drawingPass?.first,
        case let described = interface.description.views[next.view],
        case let way = way(described.kind), way != .usual
      else { return interface.drawNext(parentsFirst: false, &machine) }
      interface.drawingPass?.removeFirst()
      machine.repeatEffect()
      if way == .byItself {
        machine.note(.viewDrawn, described.name)
      } else {
        machine.record(.redraw, [.to: .text(described.name)], nil)
      }
    }
  }
}

extension Rectangle {
  /// The lower half of it.
  fileprivate var part: Rectangle {
    Rectangle(x: x, y: y + height / 2, width: width, height: height / 2)
  }
}
