/// The view hierarchy while the app runs: each view has one superview at most, and its subviews in order.
struct ViewTree {
  /// What changes of a view.
  struct Node {
    var superview: Int?
    /// The topmost last.
    var subviews: [Int] = []
    var isHidden: Bool
    /// Whether it must be drawn.
    var needsDisplay = false
    /// What must be drawn of it; nil for all of it.
    var areaToDisplay: Rectangle?
    /// Whether its layer lost its backing store.
    var isEmptied = false
    /// Its rectangle in its superview.
    var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
    /// Whether that was chosen for it; otherwise it fills whatever superview it comes into.
    var hasOwnFrame: Bool
    /// What of its content lies at its upper left corner, in a scroll view.
    var contentOffset = Point(x: 0, y: 0)
    /// The text that it shows.
    var text: String?
  }

  let description: InterfaceDescription
  var views: [InterfaceDescription.View] { description.views }
  /// Changed by this type alone.
  var nodes: [Node]
  /// Where the windows lie.
  var layout: Layout
  /// The modal view on top, which takes all touches.
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

  /// The index of the view of that name.
  func index(of name: String) -> Int? { description.viewsByName[name] }

  /// The windows on the screen of the device, the topmost last.
  var windows: [Int] { description.windows }

  /// The superviews of a view, the nearest first.
  func superviews(of view: Int) -> [Int] {
    var all: [Int] = []
    var next = nodes[view].superview
    while let superview = next {
      all.append(superview)
      next = nodes[superview].superview
    }
    return all
  }

  /// Whether a view is in a window and visible.
  func isOnScreen(_ view: Int) -> Bool {
    let chain = [view] + superviews(of: view)
    return chain.allSatisfy { !nodes[$0].isHidden } && chain.last.map { views[$0].kind } == .window
  }

  /// Whether a view lies in a window of the external display.
  func isOnExternalDisplay(_ view: Int) -> Bool {
    ([view] + superviews(of: view)).last.map { views[$0].isOnExternalDisplay } ?? false
  }

  /// Whether a view is the other one, or lies somewhere in it.
  func isIn(_ view: Int, _ other: Int) -> Bool {
    view == other || superviews(of: view).contains(other)
  }

  /// Whether a view can lie in another one: a window lies in nothing, and no view in itself.
  func canAdd(_ view: Int, to superview: Int) -> Bool {
    views[view].kind != .window && !isIn(superview, view)
  }

  // MARK: - Changes

  /// Puts a view on top of the subviews of another one, out of the superview that it had.
  mutating func add(_ view: Int, to superview: Int) {
    guard canAdd(view, to: superview) else { return }
    remove(view)
    nodes[view].superview = superview
    nodes[superview].subviews.append(view)
    if !nodes[view].hasOwnFrame { fill(view) }
  }

  /// Takes a view out of its superview.
  mutating func remove(_ view: Int) {
    guard let superview = nodes[view].superview else { return }
    nodes[superview].subviews.removeAll { $0 == view }
    nodes[view].superview = nil
  }

  /// Hides a view, or shows it.
  mutating func setHidden(_ view: Int, _ isHidden: Bool) { nodes[view].isHidden = isHidden }

  /// Lets a view show a text.
  mutating func setText(_ view: Int, _ text: String) { nodes[view].text = text }

  // MARK: - Hit testing

  /// The view that a finger touches which is put on a view: that one, or the nearest around it that takes touches.
  func hit(_ view: Int) -> Int? {
    if let modal, !isIn(view, modal) { return modal }
    let chain = [view] + superviews(of: view)
    guard let window = chain.last, views[window].kind == .window else { return windows.last }
    // Nobody can touch an external display.
    if views[window].isOnExternalDisplay { return nil }
    // What hides a view, or takes no touches, keeps them from all that is in it.
    let blocker = chain.lastIndex { nodes[$0].isHidden || !views[$0].isUserInteractionEnabled }
    let first = blocker.map { $0 + 1 } ?? 0
    return first < chain.count ? chain[first] : nil
  }

  /// The deepest view at a point of the screen; of windows, and of siblings, that overlap the one on top.
  ///
  /// While there is a modal view, a touch outside it is for that view itself.
  func hit(_ x: Int, _ y: Int) -> Int? {
    for window in windows.reversed() {
      guard let view = hit(x, y, in: window) else { continue }
      guard let modal, !isIn(view, modal) else { return view }
      let point = point(x, y, except: modal)
      return hit(point.x, point.y, in: modal) ?? modal
    }
    return nil
  }

  /// A point of the screen as the superview of a view counts it.
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

  /// Says that a view must be drawn, all of it or what lies in an area.
  mutating func setNeedsDisplay(_ view: Int, _ area: Rectangle?) {
    if !nodes[view].needsDisplay {
      nodes[view].areaToDisplay = area
    } else if let old = nodes[view].areaToDisplay {
      nodes[view].areaToDisplay = area.map { old.union($0) }
    }
    nodes[view].needsDisplay = true
  }

  /// Says that a view, and what is in it, must be drawn.
  mutating func setNeedsDisplay(withSubviewsOf view: Int) {
    setNeedsDisplay(view, nil)
    for subview in nodes[view].subviews { setNeedsDisplay(withSubviewsOf: subview) }
  }

  /// The views on the screen that must be drawn, in the order of drawing; none of them needs display afterwards.
  mutating func removeDirtyViews(parentsFirst: Bool) -> [(view: Int, area: Rectangle?)] {
    let dirty = order(parentsFirst: parentsFirst).filter { nodes[$0].needsDisplay }
    for view in dirty { nodes[view].needsDisplay = false }
    return dirty.map { ($0, nodes[$0].areaToDisplay) }
  }

  /// Whether a visible view must be drawn.
  var mustDraw: Bool {
    nodes.indices.contains { nodes[$0].needsDisplay && isOnScreen($0) }
  }

  /// The views on the screen, window by window, siblings in their order.
  func order(parentsFirst: Bool) -> [Int] {
    (windows + description.externalWindows).flatMap { order(from: $0, parentsFirst: parentsFirst) }
  }

  private func order(from view: Int, parentsFirst: Bool) -> [Int] {
    if nodes[view].isHidden { return [] }
    let below = nodes[view].subviews.flatMap { order(from: $0, parentsFirst: parentsFirst) }
    return parentsFirst ? [view] + below : below + [view]
  }

  // MARK: - Layers

  /// Takes the backing stores from the layers on the screen, and returns their views.
  mutating func discardBackingStores() -> [Int] {
    let shown = order(parentsFirst: true).filter { views[$0].kind != .window }
    for view in shown { nodes[view].isEmptied = true }
    return shown
  }

  /// Gives them back, and returns the views.
  mutating func restoreBackingStores() -> [Int] {
    let emptied = nodes.indices.filter { nodes[$0].isEmptied }
    for view in emptied { nodes[view].isEmptied = false }
    return emptied
  }
}
