/// Which view a touch is for, and how fingers scroll.
extension Machine {
  /// Finds the view of a touch: one that begins is for the view under the finger, and stays with it.
  mutating func findView(_ interface: Interface) -> Delivery? {
    guard let event = interface.current?.event else { return nil }
    let (place, point) = hit(event.place, interface)
    if event.kind == .touchBegan {
      interface.touches.removeAll { event.fingers.contains($0.finger) }
      guard let place else {
        // What falls on a window of the system, or beside the screen, is not for the app.
        note(.eventLost, event.kind.word)
        return nil
      }
      interface.touches += event.fingers.map {
        Touch(finger: $0, view: place, place: place, point: point, taps: event.taps)
      }
      interface.current?.start = .view(place)
      return nil
    }
    guard let first = interface.touches.firstIndex(where: { event.fingers.contains($0.finger) })
    else { return nil }
    if event.kind == .touchMoved, let point, let from = interface.touches[first].point,
      point != from,
      let scrollView = interface.tree.scrollView(around: interface.touches[first].view)
    {
      if interface.touches[first].view != scrollView {
        return takeTouches(of: event, to: scrollView, interface)
      }
      scroll(scrollView, by: Point(x: from.x - point.x, y: from.y - point.y), interface)
      for index in indices(of: event, interface) { interface.touches[index].hasScrolled = true }
    }
    if case .same = event.place {
    } else {
      for index in indices(of: event, interface) {
        interface.touches[index].place = place
        interface.touches[index].point = point
      }
    }
    interface.current?.start = .view(interface.touches[first].view)
    return nil
  }

  private func indices(of event: InputEvent, _ interface: Interface) -> [Int] {
    interface.touches.indices.filter { event.fingers.contains(interface.touches[$0].finger) }
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
  ) -> Delivery? {
    guard let touch = interface.touches.first(where: { event.fingers.contains($0.finger) }) else {
      return nil
    }
    for index in indices(of: event, interface) { interface.touches[index].view = scrollView }
    repeatEffect()
    var cancelled = event
    cancelled.kind = .touchCancelled
    interface.current = (cancelled, .view(touch.view))
    defer { interface.current = (event, nil) }
    return offer(interface, touch, count: interface.touches.count)
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
