internal import LifecycleCore

extension Decoder {
  enum ViewKey: String, CaseIterable {
    case kind, controller, frame, resizes, hidden, text, action, target, handles, display
    case takesTouches = "takes-touches"
    case contentSize = "content-size"
  }

  enum ResponderKey: String, CaseIterable { case handles }

  private static let viewKeys = WordTable(ViewKey.self)
  private static let responderKeys = WordTable(ResponderKey.self)
  private static let resizings = WordTable(ViewResizing.self)
  /// The displays of which a window can be; on the device's own it is unless it says otherwise.
  static let displays = WordTable([("main", false), ("external", true)])

  /// `interface`: windows and views, each under the one in which it lies.
  mutating func interface(_ index: Tree.Index, into interface: inout InterfaceSetup?) {
    guard isMapping(index, "'interface'") else { return }
    var setup = interface ?? InterfaceSetup()
    setup.range = range(index)
    for (key, value) in tree.fields(index) {
      switch string(key) {
      case InterfaceDescription.applicationName:
        setup.applicationHandles = responder(value, into: &setup)
      case InterfaceDescription.delegateName:
        setup.delegateHandles = responder(value, into: &setup)
      case let name:
        var part = InterfaceSetup.Part(name: name)
        view(key, value, in: nil, &part, &setup)
        setup.add(part)
      }
    }
    interface = setup
  }

  /// The application or the delegate, as responders.
  private mutating func responder(
    _ index: Tree.Index,
    into setup: inout InterfaceSetup
  ) -> [String: [Action]] {
    var handles: [String: [Action]] = [:]
    var found = setup
    fields(of: index, Self.responderKeys, in: "a responder") { decoder, _, _, value in
      handles = decoder.handles(value, into: &found)
    }
    setup = found
    return handles
  }

  /// A view: its kind, or a mapping of what is said of it and of the views in it.
  private mutating func view(
    _ key: Tree.Index,
    _ value: Tree.Index,
    in superview: Int?,
    _ part: inout InterfaceSetup.Part,
    _ setup: inout InterfaceSetup
  ) {
    var view = InterfaceDescription.View(name: string(key))
    view.superview = superview
    if superview == nil, view.name == "window" { view.kind = .window }
    let place = part.views.count
    part.views.append(view)
    switch node(value).kind {
    case .scalar, .quoted: view.kind = kind(value, of: key) ?? view.kind
    case .list:
      wrongType(
        value,
        "a view is its kind, or a mapping of what is said of it and of the views in it",
        help: Suggestion.help(for: view.name, in: Self.viewKeys.words)
      )
    case .mapping:
      for (field, content) in tree.fields(value) {
        if let property = find(field, in: Self.viewKeys) {
          read(property, content, into: &view, &part, &setup)
        } else {
          self.view(field, content, in: place, &part, &setup)
        }
      }
    }
    if view.isOnExternalDisplay, view.kind != .window {
      wrongType(key, "only a window is on a display", help: "write kind: window")
    }
    if view.contentSize != nil, view.kind != .scrollView, view.kind != .tableView {
      wrongType(
        key,
        "only a scroll view has content of another size than its own",
        help: "write kind: scroll-view, or kind: table-view"
      )
    }
    if view.kind == .window, superview != nil {
      wrongType(key, "a window lies in no other view", help: "let it stand at the left")
    }
    part.views[place] = view
  }

  /// The kind of a view; where its name is nearly a key, that may have been meant.
  private mutating func kind(_ value: Tree.Index, of key: Tree.Index) -> ViewKind? {
    guard isScalar(value, "a kind of view") else { return nil }
    if let kind = find(value, in: Vocabulary.viewKinds) { return kind }
    if let meant = Suggestion.nearest(to: string(key), in: Self.viewKeys.words) {
      diagnostics.add(
        .unknownKey,
        at: range(key),
        "unknown key '\(string(key))' in a view, and '\(string(value))' is no kind of view",
        help: "did you mean '\(meant)'?"
      )
    } else {
      unknown(.unknownWord, value, "kind of view", Vocabulary.viewKinds.words)
    }
    return nil
  }

  private mutating func read(
    _ key: ViewKey,
    _ value: Tree.Index,
    into view: inout InterfaceDescription.View,
    _ part: inout InterfaceSetup.Part,
    _ setup: inout InterfaceSetup
  ) {
    switch key {
    case .kind: view.kind = word(value, Vocabulary.viewKinds, "kind of view") ?? view.kind
    case .frame: view.frame = frame(value)
    case .resizes:
      view.resizing = word(value, Self.resizings, "direction") ?? view.resizing
    case .contentSize: view.contentSize = size(value)
    case .text: view.text = text(value, "a text")
    case .display: view.isOnExternalDisplay = word(value, Self.displays, "display") ?? false
    case .hidden: view.isHidden = flag(value, "a flag") ?? false
    case .takesTouches: view.takesTouches = flag(value, "a flag") ?? true
    case .action: view.action = text(value, "the name of an action message")
    case .target:
      view.target = text(value, "an object")
      if let name = view.target { setup.targets.append(.init(name: name, range: range(value))) }
    case .handles: view.handles = handles(value, into: &setup)
    case .controller:
      if let controller = controller(value, into: &setup) {
        view.controller = part.controllers.count
        part.controllers.append(controller)
      }
    }
  }

  /// `width height`, as a list.
  private mutating func size(_ index: Tree.Index) -> Size? {
    guard let numbers = points(index, "[width, height]") else { return nil }
    guard numbers.count == 2 else {
      wrongType(index, "a size is two numbers", help: "write [width, height]")
      return nil
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// A list of numbers of points; nil where one of them is none, of which the first is an error.
  private mutating func points(_ index: Tree.Index, _ what: String) -> [Int]? {
    guard let items = items(index, what) else { return nil }
    var numbers: [Int] = []
    for item in items {
      guard let number = count(item, 0...10_000, "a number of points") else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// `x y width height`, as a list.
  mutating func frame(_ index: Tree.Index) -> Rectangle? {
    guard let numbers = points(index, "[x, y, width, height]") else { return nil }
    guard numbers.count == 4 else {
      wrongType(index, "a frame is four numbers", help: "write [x, y, width, height]")
      return nil
    }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `handles`: events and action messages, each alone or with what the object's code does then.
  mutating func handles(
    _ index: Tree.Index,
    ofController isController: Bool = false,
    into setup: inout InterfaceSetup
  ) -> [String: [Action]] {
    guard let items = items(index, "a list of events and action messages") else { return [:] }
    var all: [String: [Action]] = [:]
    for item in items {
      var name = item
      var actions: [Action] = []
      if let (key, list) = tree.firstField(item) {
        name = key
        actions = appActions(list, allowing: []) ?? []
        if actions.count == children(list).reduce(0, { count, _ in count + 1 }) {
          setup.actions += zip(actions, children(list)).map { ($0, range($1)) }
        }
      }
      guard let word = text(name, "an event or an action message") else { continue }
      let term = find(name, in: Vocabulary.terms)
      if isController, case .viewCall(let method) = term {
        all[method.selector] = actions
        continue
      }
      if term?.kind != .events, word != Self.allTouches {
        setup.handled.append(.init(name: word, range: range(name)))
      }
      if word == Self.allTouches {
        for event in InterfaceEvent.allCases where event.isTouch { all[event.word] = [] }
      } else {
        all[word] = actions
      }
    }
    return all
  }

  /// Stands for all events of touches.
  private static let allTouches = "touches"
}
