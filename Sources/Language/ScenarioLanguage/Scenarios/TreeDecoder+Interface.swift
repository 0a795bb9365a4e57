@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// Decodes a view: its kind, or a mapping of its keys and subviews.
  mutating func view(
    _ key: Tree.Index,
    _ value: Tree.Index,
    in superview: Int?,
    into partial: inout PartialInterface
  ) {
    let outer = partial.viewIndex
    defer { partial.viewIndex = outer }
    checkName(string(key), at: key)
    var view = InterfaceDescription.View(name: string(key))
    view.superview = superview
    if superview == nil, view.name == "window" { view.kind = .window }
    partial.viewIndex = partial.part.views.count
    partial.part.views.append(view)
    switch node(value).kind {
    case .scalar, .quoted:
      if let kind = viewKind(value, of: key) { partial.view.kind = kind }
    case .list:
      reportWrongType(value, "a view is its kind, or a mapping of its keys and the views in it") {
        Suggestion.help(for: view.name, in: Grammar.view.keyNames)
      }
    case .mapping:
      for (field, content) in tree.fields(value)
      where !Grammar.view.read(field, content, by: &self, into: &partial) {
        self.view(field, content, in: partial.viewIndex, into: &partial)
      }
    }
    check(partial.view, at: key)
  }

  private mutating func check(_ view: InterfaceDescription.View, at key: Tree.Index) {
    if view.isOnExternalDisplay, view.kind != .window {
      reportWrongType(key, "only a window is on a display") { "write kind: window" }
    }
    if view.contentSize != nil, !view.kind.scrolls {
      reportWrongType(key, "only a scroll view has a content size of its own") {
        "write kind: scroll-view, table-view or text-view"
      }
    }
    if view.kind == .window, view.superview != nil {
      reportWrongType(key, "a window cannot be inside another view") {
        "write it directly under 'interface'"
      }
    }
  }

  /// Decodes the kind of a view; if its name resembles a key, suggests that key.
  private mutating func viewKind(_ value: Tree.Index, of key: Tree.Index) -> ViewKind? {
    guard isScalar(value, "a kind of view"), find(value, in: Vocabulary.viewKinds) == nil,
      let meant = Suggestion.nearest(to: string(key), in: Grammar.view.keyNames)
    else { return Grammar.viewKind.read(&self, value) }
    let message =
      "unknown key '\(string(key))' in a view, and '\(string(value))' is not a kind of view"
    report(.unknownKey, at: key, message) { .didYouMean(meant) }
    return nil
  }

  /// Reports containment that no view controller can have.
  mutating func check(_ controller: InterfaceDescription.Controller, at index: Tree.Index) {
    if controller.kind == .viewController, !controller.children.isEmpty {
      reportWrongType(index, "a plain view controller contains no others") {
        "write kind: navigation-controller, or kind: tab-bar-controller"
      }
    }
    if controller.children.contains(controller.name) {
      reportWrongType(index, "a view controller cannot contain itself") {
        "remove it from 'children'"
      }
    }
  }
}

extension Grammar {
  /// Returns the type of `handles`: events and action messages, each alone or with the actions it triggers.
  static func handles(ofController isController: Bool = false) -> ValueType<Handling> {
    .init("list of events and action messages", Schema.ref("handles")) { decoder, index in
      guard let items = decoder.items(index, "a list of events and action messages") else {
        return nil
      }
      var handling = Handling()
      for item in items {
        var name = item
        var actions: [Action] = []
        if let (key, list) = decoder.tree.firstField(item) {
          guard decoder.isOnlyField(item, "an item of 'handles'") else { continue }
          name = key
          let code = code.read(&decoder, list) ?? []
          actions = code.map(\.action)
          handling.code += code
        }
        guard let word = decoder.text(name, "an event or an action message") else { continue }
        // Another name is that of an action message, which the app chose.
        let term = decoder.find(name, in: Vocabulary.terms)
        if isController, case .viewCall(let method) = term {
          handling.actions[method.selector] = actions
        } else if word == allTouchEvents {
          for event in InterfaceEvent.allCases where event.isTouch {
            handling.actions[event.word] = []
          }
        } else {
          handling.actions[word] = actions
          if term?.kind != .events {
            handling.messages.append(.init(value: word, range: decoder.range(name)))
          }
        }
      }
      return handling
    }
  }

  /// The word for all touch events.
  private static let allTouchEvents = "touches"
}
