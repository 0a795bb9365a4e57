/// The views that a scenario names: which are in the window, and which must be drawn.
struct AppViews {
  /// Those in the window, in the order in which they came.
  private var inWindow = NamedList<Void>()
  /// Those that must be drawn, each once however often it was requested.
  private var marked = NamedList<Void>()
  /// Whether something was marked in the current turn of the run loop.
  var wereMarked = false
  /// Those whose layers lost their backing stores.
  private var emptied = NamedList<Void>()

  /// The names of those in the window, in the order in which they came.
  var shown: [String] { inWindow.names }

  /// Marks a view that must be drawn.
  mutating func mark(_ name: String) {
    marked[name] = ()
    wereMarked = true
  }

  /// Puts a view into the window, which draws it for the first time.
  mutating func show(_ name: String) {
    guard !inWindow.contains(name) else { return }
    inWindow[name] = ()
    mark(name)
  }

  /// Takes a view out of the window.
  mutating func hide(_ name: String) {
    inWindow.remove(name)
    marked.remove(name)
    emptied.remove(name)
  }

  /// Takes the backing stores from all layers in the window, and returns the names of their views.
  mutating func empty() -> [String] {
    emptied = inWindow
    return emptied.names
  }

  /// Gives the layers their backing stores back, and returns the names of their views.
  mutating func restore() -> [String] {
    defer { emptied.removeAll() }
    return emptied.names
  }

  /// Draws all that must be drawn, and returns the names.
  mutating func draw() -> [String] {
    defer { marked.removeAll() }
    return marked.names
  }
}
