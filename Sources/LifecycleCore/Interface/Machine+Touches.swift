/// Which view a touch is for, and how fingers scroll.
extension Machine {
  /// Finds the view of a touch: one that begins is for the view under the finger, and stays with it.
  mutating func findView(_ interface: Interface) {
    guard let event = interface.input.current?.event else { return }
    let (place, point) = hit(event.place, interface)
    if event.kind == .touchBegan {
      interface.input.touches.removeAll { event.fingers.contains($0.finger) }
      guard let place else {
        // What falls on a window of the system, or beside the screen, is not for the app.
        return note(.eventLost, event.kind.word)
      }
      interface.input.touches += event.fingers.map {
        Touch(finger: $0, view: place, place: place, point: point, taps: event.taps)
      }
      interface.input.current?.start = .view(place)
      return
    }
    guard
      let first = interface.input.touches.firstIndex(where: { event.fingers.contains($0.finger) })
    else { return }
    if event.kind == .touchMoved, let point, let from = interface.input.touches[first].point,
      point != from,
      let scrollView = interface.tree.scrollView(around: interface.input.touches[first].view)
    {
      if interface.input.touches[first].view != scrollView {
        return takeTouches(of: event, to: scrollView, interface)
      }
      scroll(scrollView, by: Point(x: from.x - point.x, y: from.y - point.y), interface)
      for index in indices(of: event, interface) {
        interface.input.touches[index].hasScrolled = true
      }
    }
    if case .same = event.place {
    } else {
      for index in indices(of: event, interface) {
        interface.input.touches[index].place = place
        interface.input.touches[index].point = point
      }
    }
    let start = interface.input.touches[first].view
    interface.input.current?.start = .view(start)
  }

  private func indices(of event: InputEvent, _ interface: Interface) -> [Int] {
    interface.input.touches.indices.filter {
      event.fingers.contains(interface.input.touches[$0].finger)
    }
  }

  /// The view that a finger at that place touches, and the point where it is.
  private func hit(
    _ place: InputEvent.Place,
    _ interface: Interface
  ) -> (view: Int?, point: Point?) {
    switch place {
    case .view(let name): (interface.tree.index(of: name).flatMap { interface.tree.hit($0) }, nil)
    case .point(let point):
      interface.tree.layout.statusBar.contains(point.x, point.y)
        ? (nil, point) : (interface.tree.hit(point.x, point.y), point)
    case .same: (interface.tree.windows.last, nil)
    }
  }

  // MARK: - Scrolling

  /// A scroll view that begins to scroll takes the touch from the view in it, and sees the same event again.
  private mutating func takeTouches(
    of event: InputEvent,
    to scrollView: Int,
    _ interface: Interface
  ) {
    guard let touch = interface.input.touches.first(where: { event.fingers.contains($0.finger) })
    else { return }
    for index in indices(of: event, interface) { interface.input.touches[index].view = scrollView }
    repeatEffect()
    var cancelled = event
    cancelled.kind = .touchCancelled
    interface.input.current = (cancelled, .view(touch.view))
    offer(interface, touch, count: interface.input.touches.count)
    interface.input.current = (event, nil)
  }

  private mutating func scroll(_ view: Int, by distance: Point, _ interface: Interface) {
    let before = interface.tree.nodes[view].contentOffset
    interface.tree.scroll(view, x: distance.x, y: distance.y)
    let offset = interface.tree.nodes[view].contentOffset
    // At the end of the content a finger may move as it likes.
    guard offset != before else { return }
    note(
      .scrolled,
      [
        .name: .text(interface.description.views[view].name),
        .contentOffset: .list(["\(offset.x)", "\(offset.y)"]),
      ]
    )
  }
}
