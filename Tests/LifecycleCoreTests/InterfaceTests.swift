import Testing

@_spi(Package) @testable import LifecycleCore

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
    tree.setNeedsDisplay(1, Rectangle(x: 0, y: 0, width: 10, height: 10))
    tree.setNeedsDisplay(1, Rectangle(x: 20, y: 5, width: 10, height: 10))
    tree.setNeedsDisplay(2, Rectangle(x: 0, y: 0, width: 10, height: 10))
    tree.setNeedsDisplay(2, nil)
    tree.setNeedsDisplay(2, Rectangle(x: 0, y: 0, width: 10, height: 10))
    let marked = tree.removeDirtyViews(parentsFirst: true)
    #expect(marked.map(\.view) == [1, 2])
    #expect(marked.map(\.area) == [Rectangle(x: 0, y: 0, width: 30, height: 15), nil])
    #expect(!tree.mustDraw)
  }

  @Test("What is hidden is neither hit nor drawn, nor is what lies in it")
  func hidden() {
    var tree = Self.tree
    tree.setHidden(1, true)
    tree.setNeedsDisplay(withSubviewsOf: 0)
    #expect(tree.hit(2) == 0)
    #expect(tree.hit(5, 5) == 3)
    #expect(tree.removeDirtyViews(parentsFirst: true).map(\.view) == [0, 3])
  }

  @Test(
    "A view follows its superview in the directions that it says, and no further than to nothing"
  )
  func resizing() {
    var tree = Self.tree
    tree.place(1, at: Rectangle(x: 10, y: 20, width: 100, height: 50))
    #expect(tree.nodes[2].frame == Rectangle(x: 0, y: 0, width: 100, height: 50))
    tree.place(2, at: Rectangle(x: 5, y: 5, width: 30, height: 40))
    tree.place(1, at: Rectangle(x: 10, y: 20, width: 60, height: 50))
    #expect(tree.nodes[2].frame == Rectangle(x: 5, y: 5, width: 0, height: 40))
    #expect(tree.nodes[3].frame == tree.nodes[0].frame)
  }

  @Test("A window that code made smaller keeps its frame on a larger screen")
  func smallWindow() {
    var tree = Self.tree
    let frame = Rectangle(x: 0, y: 0, width: 100, height: 100)
    tree.place(0, at: frame)
    var layout = Layout()
    layout.isLandscape = true
    #expect(tree.layOut(in: layout).isEmpty)
    #expect(tree.nodes[0].frame == frame)
  }

  @Test("Content is scrolled as far as there is any")
  func scrolling() {
    var view = InterfaceDescription.View(name: "list")
    view.kind = .scrollView
    view.frame = Rectangle(x: 0, y: 0, width: 320, height: 400)
    view.contentSize = Size(width: 320, height: 500)
    var tree = ViewTree(InterfaceDescription(views: [view]))
    #expect(tree.scrollView(around: 0) == 0)
    tree.scroll(0, x: 50, y: 60)
    #expect(tree.nodes[0].contentOffset == Point(x: 0, y: 60))
    tree.scroll(0, x: -50, y: 600)
    #expect(tree.nodes[0].contentOffset == Point(x: 0, y: 100))
    tree.place(0, at: Rectangle(x: 0, y: 0, width: 320, height: 600))
    #expect(tree.nodes[0].contentOffset == Point(x: 0, y: 0))
    #expect(tree.scrollView(around: 0) == nil)
  }

  @Test("Beside a modal view, and over it, touches are for that view")
  func modalView() {
    var tree = Self.tree
    tree.place(1, at: Rectangle(x: 100, y: 100, width: 100, height: 100))
    tree.place(2, at: Rectangle(x: 10, y: 10, width: 20, height: 20))
    tree.modal = 1
    #expect(tree.hit(5, 5) == 1)
    #expect(tree.hit(115, 115) == 2)
    #expect(tree.hit(150, 150) == 1)
    #expect(tree.hit(5, 5000) == nil)
    tree.modal = nil
    #expect(tree.hit(5, 5) == 3)
    #expect(tree.hit(115, 115) == 3)
  }

  @Test("A finger comes down when it is not down, and moves or is lifted when it is")
  func impossibleTouches() {
    var down: Set<Int> = []
    func isImpossible(_ action: Action) -> [Bool] {
      InputEvent.events(of: action)
        .checked(against: &down, isGesture: !action.isSingleFingerAction)
        .map(\.isImpossible)
    }
    #expect(isImpossible(Action(.liftFinger)) == [true])
    #expect(isImpossible(Action(.moveFinger)) == [true])
    #expect(isImpossible(Action(.putFingerDown)) == [false])
    #expect(isImpossible(Action(.putFingerDown)) == [true])
    #expect(isImpossible(Action(.moveFinger)) == [false])
    #expect(isImpossible(Action(.liftFinger)) == [false])
    #expect(isImpossible(Action(.liftFinger)) == [true])
    #expect(isImpossible(Action(.doubleTap)) == [false, false, false, false])
    #expect(down.isEmpty)
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
    var environment = SimulationEnvironment(os: OSVersion(5))
    environment.app.interface = InterfaceDescription(views: views, controllers: [first, second])
    let simulator = Simulator(environment, app: RecordingApp(during: [:]))
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.state == .notRunning)
    let ends = simulator.trace.entries.compactMap {
      if case .termination(let reason) = $0.term { reason } else { nil }
    }
    #expect(ends == [.crash])
    #expect(simulator.traceCount < 1000)
  }

  @Test("An app without an interface has none while it runs")
  func noInterface() {
    let machine = Machine(
      SimulationEnvironment(os: OSVersion(5)),
      profile: .of(SimulationEnvironment(os: OSVersion(5)))
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
