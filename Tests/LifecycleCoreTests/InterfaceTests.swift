import Testing

@testable import LifecycleCore

@Suite("The interface") struct InterfaceTests {
  @Test("A view cannot lie in itself, nor a window in anything")
  func noCircles() {
    var tree = Self.tree
    tree.add(1, to: 2)
    tree.add(0, to: 1)
    #expect(tree.nodes[1].superview == 0)
    #expect(tree.nodes[2].superview == 1)
    #expect(tree.nodes[0].superview == nil)
  }

  @Test("A view that is added leaves the superview that it had, and lies on top")
  func oneSuperview() {
    var tree = Self.tree
    tree.add(2, to: 0)
    #expect(tree.nodes[1].subviews.isEmpty)
    #expect(tree.nodes[0].subviews == [1, 3, 2])
    #expect(tree.order(parentsFirst: false) == [1, 3, 2, 0])
    #expect(tree.order(parentsFirst: true) == [0, 1, 3, 2])
  }

  @Test("Areas that must be drawn are united; all of a view is more than any area")
  func areas() {
    var tree = Self.tree
    tree.mark(1, Rectangle(x: 0, y: 0, width: 10, height: 10))
    tree.mark(1, Rectangle(x: 20, y: 5, width: 10, height: 10))
    tree.mark(2, Rectangle(x: 0, y: 0, width: 10, height: 10))
    tree.mark(2, nil)
    tree.mark(2, Rectangle(x: 0, y: 0, width: 10, height: 10))
    let marked = tree.takeMarked(parentsFirst: true)
    #expect(marked.map(\.view) == [1, 2])
    #expect(marked.map(\.area) == [Rectangle(x: 0, y: 0, width: 30, height: 15), nil])
    #expect(!tree.mustDraw)
  }

  @Test("What is hidden is neither hit nor drawn, nor is what lies in it")
  func hidden() {
    var tree = Self.tree
    tree.setHidden(1, true)
    tree.markAll(in: 0)
    #expect(tree.hit(2) == 0)
    #expect(tree.hit(5, 5) == 3)
    #expect(tree.takeMarked(parentsFirst: true).map(\.view) == [0, 3])
  }

  @Test("Objects that answer each other without end fill the stack")
  func endlessHandlers() {
    var first = InterfaceDescription.Controller(name: "First")
    first.handles = ["viewDidAppear:": [Action(.present, [.text("Second")])]]
    var second = InterfaceDescription.Controller(name: "Second")
    second.handles = ["viewDidAppear:": [Action(.dismiss)]]
    var views = ["window", "first", "second"].map { InterfaceDescription.View(name: $0) }
    views[0].kind = .window
    views[1].superview = 0
    views[1].controller = 0
    views[2].controller = 1
    var world = WorldDescription(os: OSVersion(5))
    world.app.interface = InterfaceDescription(views: views, controllers: [first, second])
    let simulator = Simulator(world, app: RecordingApp(during: [:]))
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.state == .notRunning)
    let ends = simulator.trace.entries.compactMap {
      if case .termination(let reason) = $0.event { reason } else { nil }
    }
    #expect(ends == [.crash])
    #expect(simulator.traceCount < 1000)
  }

  @Test("An app without an interface has none while it runs")
  func noInterface() {
    let machine = Machine(
      WorldDescription(os: OSVersion(5)),
      profile: .of(WorldDescription(os: OSVersion(5))),
      reusing: Trace()
    )
    let interface = machine.interface
    #expect(interface == nil)
  }

  /// A window with two views, the first of which holds a third.
  private static var tree: ViewTree {
    var views = ["window", "outer", "inner", "other"].map { InterfaceDescription.View(name: $0) }
    views[0].kind = .window
    views[1].superview = 0
    views[2].superview = 1
    views[3].superview = 0
    return ViewTree(InterfaceDescription(views: views))
  }
}
