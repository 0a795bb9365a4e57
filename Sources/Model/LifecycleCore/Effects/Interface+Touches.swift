/// Hit testing of touches, and scrolling.
extension Interface {
  /// Finds the view of a touch: the one under the finger when it came down, for the whole touch.
  func findView(_ machine: inout Machine) {
    guard let event = input.current?.event else { return }
    let (view, point) = hit(event.location)
    if event.kind == .touchBegan {
      input.touches.removeAll { event.fingers.contains($0.finger) }
      // A touch on a system window or outside the screen does not reach the app.
      guard let view else { return machine.note(.eventLost, event.kind.word) }
      input.touches += event.fingers.map {
        Touch(finger: $0, view: view, viewUnderFinger: view, point: point, taps: event.taps)
      }
      input.current?.start = .view(view)
      return
    }
    let touches = input.touches.indices.filter {
      event.fingers.contains(input.touches[$0].finger)
    }
    guard let first = touches.first.map({ input.touches[$0] }) else { return }
    if event.kind == .touchMoved, let point, let from = first.point, point != from,
      let scrollView = tree.scrollView(around: first.view)
    {
      if first.view != scrollView {
        for index in touches { input.touches[index].view = scrollView }
        return cancel(first, by: event, &machine)
      }
      scroll(scrollView, by: Point(x: from.x - point.x, y: from.y - point.y), &machine)
      for index in touches { input.touches[index].hasScrolled = true }
    }
    if event.location != .unchanged {
      for index in touches {
        input.touches[index].viewUnderFinger = view
        input.touches[index].point = point
      }
    }
    input.current?.start = .view(first.view)
  }

  /// Returns the view and the point that a finger at a location touches.
  private func hit(_ location: InputEvent.Location) -> (view: Int?, point: Point?) {
    switch location {
    case .view(let name): (tree.index(of: name).flatMap { tree.hit($0) }, nil)
    case .point(let point):
      (tree.layout.statusBar.contains(point.x, point.y) ? nil : tree.hit(point.x, point.y), point)
    case .unchanged: (tree.windows.last, nil)
    }
  }

  /// Cancels the touch of a view in a scroll view that begins to scroll; the scroll view then receives the event.
  private func cancel(_ touch: Touch, by event: InputEvent, _ machine: inout Machine) {
    machine.repeatEffect()
    var cancelled = event
    cancelled.kind = .touchCancelled
    input.current = (cancelled, .view(touch.view))
    passAlongChain(touch, touchCount: input.touches.count, &machine)
    input.current = (event, nil)
  }

  private func scroll(_ view: Int, by distance: Point, _ machine: inout Machine) {
    let before = tree.nodes[view].contentOffset
    tree.scroll(view, x: distance.x, y: distance.y)
    let offset = tree.nodes[view].contentOffset
    // At the end of the content, a finger scrolls no further.
    guard offset != before else { return }
    let texts = ["\(offset.x)", "\(offset.y)"]
    machine.note(.scrolled, [.name: .text(name(view)), .contentOffset: .list(texts)])
  }
}
