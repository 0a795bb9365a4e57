/// The views that a scenario names: which are in the window, and which must be drawn.
struct AppViews {
  /// Those in the window, in the order in which they came.
  private(set) var shown: [String] = []
  /// Those that must be drawn, each once however often it was asked for.
  private(set) var marked: [String] = []
  /// Whether something was marked in the present turn of the run loop.
  var wereMarked = false
  /// Those whose layers lost their backing stores.
  private(set) var emptied: [String] = []

  /// Says that a view must be drawn.
  mutating func mark(_ name: String) {
    if !marked.contains(name) { marked.append(name) }
    wereMarked = true
  }

  /// Puts a view into the window, which draws it for the first time.
  mutating func show(_ name: String) {
    guard !shown.contains(name) else { return }
    shown.append(name)
    mark(name)
  }

  /// Takes a view out of the window.
  mutating func hide(_ name: String) {
    shown.removeAll { $0 == name }
    marked.removeAll { $0 == name }
    emptied.removeAll { $0 == name }
  }

  /// Takes the backing stores from all layers in the window, and returns the names of their views.
  mutating func empty() -> [String] {
    emptied = shown
    return emptied
  }

  /// Gives the layers their backing stores back, and returns the names of their views.
  mutating func restore() -> [String] {
    defer { emptied.removeAll() }
    return emptied
  }

  /// Draws all that must be drawn, and returns the names.
  mutating func draw() -> [String] {
    defer { marked.removeAll() }
    return marked
  }
}
