/// The view hierarchy while the app runs: each view has at most one superview, and ordered subviews.
struct ViewTree {
  /// The mutable state of a view.
  struct Node {
    var superview: Int?
    /// The subviews, the topmost last.
    var subviews: [Int] = []
    var isHidden: Bool
    /// Whether the view needs to be drawn.
    var needsDisplay = false
    /// The area that needs to be drawn; nil for the whole view.
    var areaToDisplay: Rectangle?
    /// Whether its layer lost its backing store.
    var isEmptied = false
    /// The rectangle in the superview.
    var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
    /// Whether the frame was set explicitly; otherwise the view fills its superview.
    var hasOwnFrame: Bool
    /// The point of a scroll view's content at its upper left corner.
    var contentOffset = Point(x: 0, y: 0)
    /// The displayed text.
    var text: String?
  }

  let description: InterfaceDescription
  var views: [InterfaceDescription.View] { description.views }
  /// The states of the views; modified only by this type.
  var nodes: [Node]
  /// The space for the windows.
  var layout: Layout
  /// The topmost modal view, which receives all touches.
  var modal: Int?

  init(_ description: InterfaceDescription, _ layout: Layout = Layout()) {
    self.description = description
    self.layout = layout
    let views = description.views
    nodes = views.map { view in
      Node(
        superview: view.superview,
        isHidden: view.isHidden || view.isOnExternalDisplay,
        hasOwnFrame: view.frame != nil,
        text: view.text
      )
    }
    for index in views.indices {
      if let superview = views[index].superview { nodes[superview].subviews.append(index) }
    }
    setInitialFrames()
  }

  /// Returns the index of the view with the given name.
  func index(of name: String) -> Int? { description.viewsByName[name] }

  /// The windows on the device's screen, the topmost last.
  var windows: [Int] { description.windows }

  /// Returns the superviews of a view, the nearest first.
  func superviews(of view: Int) -> [Int] {
    var all: [Int] = []
    var next = nodes[view].superview
    while let superview = next {
      all.append(superview)
      next = nodes[superview].superview
    }
    return all
  }

  /// Returns whether a view is in a window and visible.
  func isOnScreen(_ view: Int) -> Bool {
    let chain = [view] + superviews(of: view)
    return chain.allSatisfy { !nodes[$0].isHidden } && chain.last.map { views[$0].kind } == .window
  }

  /// Returns whether a view is in a window on the external display.
  func isOnExternalDisplay(_ view: Int) -> Bool {
    ([view] + superviews(of: view)).last.map { views[$0].isOnExternalDisplay } ?? false
  }

  /// Returns whether a view is the other view or one of its descendants.
  func isIn(_ view: Int, _ other: Int) -> Bool {
    view == other || superviews(of: view).contains(other)
  }

  /// Returns whether a view can become a subview of another: no window can, and no view inside itself.
  func canAdd(_ view: Int, to superview: Int) -> Bool {
    views[view].kind != .window && !isIn(superview, view)
  }

  // MARK: - Changes

  /// Moves a view to the top of another view's subviews.
  mutating func add(_ view: Int, to superview: Int) {
    guard canAdd(view, to: superview) else { return }
    remove(view)
    nodes[view].superview = superview
    nodes[superview].subviews.append(view)
    if !nodes[view].hasOwnFrame { fill(view) }
  }

  /// Removes a view from its superview.
  mutating func remove(_ view: Int) {
    guard let superview = nodes[view].superview else { return }
    nodes[superview].subviews.removeAll { $0 == view }
    nodes[view].superview = nil
  }

  /// Hides or shows a view.
  mutating func setHidden(_ view: Int, _ isHidden: Bool) { nodes[view].isHidden = isHidden }

  /// Sets the displayed text of a view.
  mutating func setText(_ view: Int, _ text: String) { nodes[view].text = text }

  // MARK: - Hit testing

  /// Returns the view that a touch on a view hits: the view itself, or its nearest superview that receives touches.
  func hit(_ view: Int) -> Int? {
    if let modal, !isIn(view, modal) { return modal }
    let chain = [view] + superviews(of: view)
    guard let window = chain.last, views[window].kind == .window else { return windows.last }
    // An external display cannot be touched.
    if views[window].isOnExternalDisplay { return nil }
    // A view that is hidden or receives no touches also blocks those of its subviews.
    let blocker = chain.lastIndex { nodes[$0].isHidden || !views[$0].isUserInteractionEnabled }
    let first = blocker.map { $0 + 1 } ?? 0
    return first < chain.count ? chain[first] : nil
  }

  /// Returns the deepest view at a point of the screen; of overlapping windows or siblings, the topmost.
  ///
  /// While there is a modal view, it receives touches outside its bounds.
  func hit(_ x: Int, _ y: Int) -> Int? {
    for window in windows.reversed() {
      guard let view = hit(x, y, in: window) else { continue }
      guard let modal, !isIn(view, modal) else { return view }
      let point = point(x, y, except: modal)
      return hit(point.x, point.y, in: modal) ?? modal
    }
    return nil
  }

  /// Converts a point of the screen to the coordinates of a view's superview.
  private func point(_ x: Int, _ y: Int, except view: Int) -> Point {
    superviews(of: view).reduce(Point(x: x, y: y)) { point, superview in
      let node = nodes[superview]
      return Point(
        x: point.x - node.frame.x + node.contentOffset.x,
        y: point.y - node.frame.y + node.contentOffset.y
      )
    }
  }

  private func hit(_ x: Int, _ y: Int, in view: Int) -> Int? {
    guard !nodes[view].isHidden, views[view].isUserInteractionEnabled else { return nil }
    let frame = nodes[view].frame
    guard frame.contains(x, y) else { return nil }
    let offset = nodes[view].contentOffset
    for subview in nodes[view].subviews.reversed() {
      if let found = hit(x - frame.x + offset.x, y - frame.y + offset.y, in: subview) {
        return found
      }
    }
    return view
  }

  // MARK: - Drawing

  /// Marks a view, or an area of it, as needing display.
  mutating func setNeedsDisplay(_ view: Int, _ area: Rectangle?) {
    if !nodes[view].needsDisplay {
      nodes[view].areaToDisplay = area
    } else if let old = nodes[view].areaToDisplay {
      nodes[view].areaToDisplay = area.map { old.union($0) }
    }
    nodes[view].needsDisplay = true
  }

  /// Marks a view and its subviews as needing display.
  mutating func setNeedsDisplay(withSubviewsOf view: Int) {
    setNeedsDisplay(view, nil)
    for subview in nodes[view].subviews { setNeedsDisplay(withSubviewsOf: subview) }
  }

  /// Returns the visible views that need display, in drawing order, and clears their marks.
  mutating func removeDirtyViews(parentsFirst: Bool) -> [(view: Int, area: Rectangle?)] {
    let dirty = order(parentsFirst: parentsFirst).filter { nodes[$0].needsDisplay }
    for view in dirty { nodes[view].needsDisplay = false }
    return dirty.map { ($0, nodes[$0].areaToDisplay) }
  }

  /// Whether a visible view needs display.
  var mustDraw: Bool {
    nodes.indices.contains { nodes[$0].needsDisplay && isOnScreen($0) }
  }

  /// Returns the views on the screen, window by window, siblings in order.
  func order(parentsFirst: Bool) -> [Int] {
    (windows + description.externalWindows).flatMap { order(from: $0, parentsFirst: parentsFirst) }
  }

  private func order(from view: Int, parentsFirst: Bool) -> [Int] {
    if nodes[view].isHidden { return [] }
    let below = nodes[view].subviews.flatMap { order(from: $0, parentsFirst: parentsFirst) }
    return parentsFirst ? [view] + below : below + [view]
  }

  // MARK: - Layers

  /// Discards the backing stores of the layers on the screen, and returns their views.
  mutating func discardBackingStores() -> [Int] {
    let shown = order(parentsFirst: true).filter { views[$0].kind != .window }
    for view in shown { nodes[view].isEmptied = true }
    return shown
  }

  /// Restores the discarded backing stores, and returns the views.
  mutating func restoreBackingStores() -> [Int] {
    let emptied = nodes.indices.filter { nodes[$0].isEmptied }
    for view in emptied { nodes[view].isEmptied = false }
    return emptied
  }
}
