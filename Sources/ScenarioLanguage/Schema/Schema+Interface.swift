internal import LifecycleCore

// The interface of an app.
extension Schema {
  /// Windows and views, each under the one in which it lies.
  static var interface: JSONValue {
    let responder = mapping(Decoder.ResponderKey.allCases.map { ($0.rawValue, ref("handles")) })
    return [
      "type": "object",
      "properties": [
        "application": responder.described("the application, as a responder"),
        "delegate": responder.described("the app delegate, as a responder"),
      ],
      "additionalProperties": ref("view"),
    ]
  }

  /// A view: its kind, or what is said of it and the views in it.
  static var view: JSONValue {
    let keys = Decoder.ViewKey.allCases.map { key -> (key: String, value: JSONValue) in
      let schema =
        switch key {
        case .kind: viewKind.described("what it does by itself")
        case .controller: controller
        case .frame:
          frame.described("[x, y, width, height] in its superview, in points")
        case .resizes:
          words(ViewResizing.allCases.map(\.rawValue))
            .described("in which directions it grows and shrinks with its superview")
        case .contentSize:
          list(of: count(0...10_000)).described("[width, height] of what a scroll view scrolls")
        case .text: ref("text").described("the text that it shows")
        case .display:
          words(Decoder.displays.words).described("on which display a window is")
        case .hidden: ref("flag").described("whether it is not to be seen")
        case .takesTouches: ref("flag").described("whether touches reach it and what is in it")
        case .action: ref("text").described("the action message that it sends")
        case .target: ref("text").described("to whom; without it along the responder chain")
        case .handles: ref("handles")
        }
      return (key.rawValue, schema)
    }
    return anyOf([
      viewKind,
      [
        "type": "object", "properties": .object(keys), "additionalProperties": ref("view"),
      ],
    ])
  }

  /// What an object handles, alone or with what its code does then.
  static var handles: JSONValue {
    let code: JSONValue = [
      "type": "object", "minProperties": 1, "maxProperties": 1,
      "additionalProperties": ref("app-actions"),
    ]
    return list(of: anyOf([ref("text"), code]))
      .described("events and action messages, each alone or with what its code does then")
  }

  /// A rectangle.
  static var frame: JSONValue { list(of: count(0...10_000)) }

  private static var viewKind: JSONValue { words(ViewKind.allCases.map(\.rawValue)) }

  private static var controller: JSONValue {
    let keys = Decoder.ControllerKey.allCases.map { key -> Entry in
      let schema =
        switch key {
        case .name: ref("text").described("its name")
        case .kind:
          words(ViewControllerKind.allCases.map(\.rawValue)).described("what it manages")
        case .children:
          list(of: ref("text")).described("the view controllers that it holds; it shows the first")
        case .handles: ref("handles")
        case .orientations:
          list(of: words(Decoder.orientations.words)).described("how its views can be turned")
        }
      return (key.rawValue, schema)
    }
    return anyOf([ref("text"), mapping(keys, required: ["name"])])
      .described("the view controller whose own view it is")
  }
}
