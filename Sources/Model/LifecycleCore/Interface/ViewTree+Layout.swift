extension ViewTree {
  /// Sets each view's initial frame: the described one, or the whole superview.
  mutating func setInitialFrames() {
    for view in views.indices { nodes[view].frame = views[view].frame ?? space(for: view) }
  }

  /// Resizes a view to fill its superview.
  mutating func fill(_ view: Int) {
    setFrame(view, space(for: view))
  }

  /// Sets a view's own frame, and resizes its subviews.
  mutating func place(_ view: Int, at frame: Rectangle) {
    nodes[view].hasOwnFrame = true
    setFrame(view, frame)
  }

  /// Fits the windows into a new layout; returns the views whose size changed.
  ///
  /// A view controller for which `adapts` is false keeps its view's frame; so does a window whose frame differs from
  /// the screen.
  mutating func layOut(in new: Layout, adapts: (Int) -> Bool = { _ in true }) -> [Int] {
    let old = layout
    layout = new
    var resized: [Int] = []
    for window in windows + description.externalWindows {
      let described = views[window]
      let (before, after) = (old.screen(of: described), new.screen(of: described))
      guard nodes[window].frame == before else { continue }
      nodes[window].frame = after
      for view in nodes[window].subviews {
        if let controller = views[view].controller, !described.isOnExternalDisplay {
          guard adapts(controller) else { continue }
          resized += resize(view, from: old.applicationFrame, to: new.applicationFrame)
        } else {
          resized += resize(view, from: before, to: after)
        }
      }
    }
    return resized
  }

  /// Returns the area that a view fills unless it has its own frame.
  private func space(for view: Int) -> Rectangle {
    guard let superview = nodes[view].superview else { return layout.screen(of: views[view]) }
    let isRoot = views[superview].kind == .window && !views[superview].isOnExternalDisplay
    if isRoot, views[view].controller != nil { return layout.applicationFrame }
    return Rectangle(views[superview].contentSize ?? nodes[superview].frame.size)
  }

  /// Resizes a view by the change in its superview's size.
  private mutating func resize(_ view: Int, from old: Rectangle, to new: Rectangle) -> [Int] {
    let resizing = views[view].resizing ?? (views[view].frame == nil ? .both : .none)
    var frame = nodes[view].frame
    if resizing.resizesWidth {
      frame.x += new.x - old.x
      frame.width = max(0, frame.width + new.width - old.width)
    }
    if resizing.resizesHeight {
      frame.y += new.y - old.y
      frame.height = max(0, frame.height + new.height - old.height)
    }
    return setFrame(view, frame)
  }

  /// Sets a view's frame, and returns the views whose size changed.
  @discardableResult
  private mutating func setFrame(_ view: Int, _ frame: Rectangle) -> [Int] {
    let old = nodes[view].frame
    nodes[view].frame = frame
    guard frame.size != old.size else { return [] }
    var resized = [view]
    if views[view].contentSize != nil {
      // Subviews of a scroll view with a content size keep their frames.
      scroll(view, x: 0, y: 0)
    } else {
      for subview in nodes[view].subviews {
        resized += resize(subview, from: Rectangle(old.size), to: Rectangle(frame.size))
      }
    }
    return resized
  }

  // MARK: - Scrolling

  /// Returns the nearest scroll view that contains or is the view and whose content does not fit.
  func scrollView(around view: Int) -> Int? {
    ([view] + superviews(of: view)).first { candidate in
      guard views[candidate].kind.scrolls, let content = views[candidate].contentSize else {
        return false
      }
      let frame = nodes[candidate].frame
      return content.width > frame.width || content.height > frame.height
    }
  }

  /// Scrolls the content of a scroll view, within its bounds.
  mutating func scroll(_ view: Int, x: Int, y: Int) {
    guard let content = views[view].contentSize else { return }
    let frame = nodes[view].frame
    let offset = nodes[view].contentOffset
    nodes[view].contentOffset = Point(
      x: min(max(0, offset.x + x), max(0, content.width - frame.width)),
      y: min(max(0, offset.y + y), max(0, content.height - frame.height))
    )
  }
}
