@_spi(Package) internal import LifecycleCore

// The keys of windows, views and view controllers.
extension Grammar {
  /// `interface`: its windows and views by name, and what the application and its delegate handle.
  static let interface = ValueType<InterfaceSetup>(
    "name → view",
    Schema.ref("interface")
  ) { decoder, index in
    guard decoder.requireMapping(index, "'interface'") else { return nil }
    var partial = PartialInterface()
    partial.setup.range = decoder.range(index)
    for (key, value) in decoder.tree.fields(index) {
      switch decoder.string(key) {
      case InterfaceDescription.applicationName:
        guard let handling = handledByResponder.read(&decoder, value) else { continue }
        partial.setup.applicationHandles = partial.setup.record(handling)
      case InterfaceDescription.delegateName:
        guard let handling = handledByResponder.read(&decoder, value) else { continue }
        partial.setup.delegateHandles = partial.setup.record(handling)
      case let name:
        partial.part = InterfaceSetup.Part(name: name)
        decoder.view(key, value, in: nil, into: &partial)
        partial.setup.add(partial.part)
      }
    }
    return partial.setup
  }

  static let handledByResponder = mapping(
    Mapping<Handling>("a responder") {
      Field("handles", handles(), "what it handles") { $0 = $1 }
    },
    from: Handling()
  )

  static let viewKind = word("kind of view", ViewKind.self)

  /// The keys of a view; all others are subviews.
  static let view = Mapping<PartialInterface>("a view") {
    Field("kind", viewKind, "what it does by itself") { $0.view.kind = $1 }
    Field("controller", controller, "the view controller whose own view it is") {
      $0.view.controller = $0.part.controllers.count
      $0.setup.children += $1.children
      var controller = $1.controller
      controller.handles = $0.setup.record($1.handling)
      $0.part.controllers.append(controller)
    }
    Field("frame", frame, "`[x, y, width, height]` in its superview, in points") {
      $0.view.frame = $1
    }
    Field("resizes", resizing, "the directions in which it resizes with its superview") {
      $0.view.resizing = $1
    }
    Field("content-size", size, "`[width, height]` of what a scroll view scrolls") {
      $0.view.contentSize = $1
    }
    Field("text", text("a string"), "the text that it shows") { $0.view.text = $1 }
    Field("display", display, "the display that a window is on") {
      $0.view.isOnExternalDisplay = $1
    }
    Field("hidden", flag, "whether it is hidden") { $0.view.isHidden = $1 }
    Field("takes-touches", flag, "whether touches reach it") {
      $0.view.isUserInteractionEnabled = $1
    }
    Field("action", name("a name"), "the action message that it sends") {
      $0.view.action = $1
    }
    Field("target", name("an object").located, "who gets it, if not the responder chain") {
      $0.view.target = $1.value
      $0.setup.targets.append($1)
    }
    Field("handles", handles(), "the events and action messages that it handles") {
      $0.view.handles = $0.setup.record($1)
    }
  }

  private static let resizing = word("direction", ViewResizing.self)
  private static let display = word("display", WordTable([("main", false), ("external", true)]))

  // MARK: - View controllers

  private static let controller = name("the name of a view controller").map {
    PartialController(controller: .init(name: $0))
  }.or(
    mapping(controllerKeys, from: PartialController(controller: .init(name: "")))
      .checked { $0.check($2.controller, at: $1) },
    if: .mapping
  )

  private static let controllerKeys = Mapping<PartialController>(
    "a view controller",
    example: "{name: list}"
  ) {
    Field("name", name("a name"), "its name", isRequired: true) { $0.controller.name = $1 }
    Field("kind", controllerKind, "what it manages") { $0.controller.kind = $1 }
    Field("children", children, "the view controllers that it contains; it shows the first") {
      $0.controller.children = $1.map(\.value)
      $0.children = $1
    }
    Field("handles", handles(ofController: true), "what it handles, view methods too") {
      $0.handling = $1
    }
    Field("orientations", orientations, "the orientations that its views support") {
      $0.controller.orientations = $1
    }
  }

  private static let controllerKind = word("kind of view controller", ViewControllerKind.self)
  private static let children = name("the name of a view controller").located
    .list("a list of view controllers")
  private static let orientations = word(
    "orientation",
    WordTable(["portrait", "upside-down", "landscape-left", "landscape-right"].map { ($0, $0) })
  ).list("a list of orientations")
}

/// The state of decoding an interface.
struct PartialInterface: Sendable {
  var setup = InterfaceSetup()
  /// The window, or the view without a superview, that is being decoded.
  var part = InterfaceSetup.Part(name: "")
  /// The index in `part` of the view that is being decoded.
  var viewIndex = 0

  var view: InterfaceDescription.View {
    get { part.views[viewIndex] }
    set { part.views[viewIndex] = newValue }
  }
}

/// The state of decoding a view controller.
struct PartialController: Sendable {
  var controller: InterfaceDescription.Controller
  var children: [Located<String>] = []
  var handling = Handling()
}

/// The events and action messages that an object handles.
struct Handling: Sendable {
  /// The actions of its code, by the word of the event or the name of the action message.
  var actions: [String: [Action]] = [:]
  /// The action messages.
  var messages: [Located<String>] = []
  /// All actions of its code, with their ranges.
  var code: AppCode = []
}

extension InterfaceSetup {
  /// Records the handled messages and the code, and returns the actions.
  mutating func record(_ handling: Handling) -> [String: [Action]] {
    handled += handling.messages
    actions += handling.code
    return handling.actions
  }

  /// Returns a base interface with the parts of this one added or replaced by name.
  func merged(into base: InterfaceSetup?) -> InterfaceSetup {
    guard var merged = base else { return self }
    merged.range = range
    merged.handled += handled
    merged.targets += targets
    merged.children += children
    merged.actions += actions
    for part in parts { merged.add(part) }
    if !applicationHandles.isEmpty { merged.applicationHandles = applicationHandles }
    if !delegateHandles.isEmpty { merged.delegateHandles = delegateHandles }
    return merged
  }
}
