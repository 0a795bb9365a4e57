/// A named parameter of an action.
@_spi(Package) public struct Parameter: Sendable {
  /// The word in the scenario language.
  public let name: String
  /// The type of the value.
  public let type: ParameterType
  /// Whether the parameter is required.
  public let isRequired: Bool
  /// A description in one sentence.
  public let summary: String

  static func required(_ name: String, _ type: ParameterType, _ summary: String) -> Parameter {
    .init(name: name, type: type, isRequired: true, summary: summary)
  }

  static func optional(_ name: String, _ type: ParameterType, _ summary: String) -> Parameter {
    .init(name: name, type: type, isRequired: false, summary: summary)
  }
}

/// The type of a parameter's value.
@_spi(Package) public enum ParameterType: Sendable {
  /// A nonempty text that the app receives as it is, and that expectations compare exactly.
  case text
  /// The name of something.
  case name(NameKind)
  /// One word of a closed list.
  case word([String])
  /// Any number of words of a closed list.
  case words([String])
  /// A duration of virtual time.
  case duration
  /// An integer within bounds.
  case integer(ClosedRange<Int>)
  /// `true` or `false`.
  case flag
  /// A list of app actions.
  case actions
  /// The payload of a push.
  case payload
}

extension ParameterType {
  /// Returns whether the value is a name of one of some kinds.
  package func isName(of kinds: EnumSet<NameKind>) -> Bool {
    if case .name(let kind) = self { kinds.contains(kind) } else { false }
  }
}

// MARK: - Parameters that several actions share

extension [Parameter] {
  static var otherApp: [Parameter] {
    [
      .optional("name", .name(.otherApp), "which one, if there are several"),
      .optional(
        "size",
        .integer(0...1_000_000),
        "how many megabytes of memory it takes; 0 by default"
      ),
      .optional("runs-on", .flag, "whether it keeps running in the background"),
    ]
  }

  static func object(_ kind: NameKind) -> [Parameter] {
    [.required("object", .name(kind), "the object, or a property that refers to it")]
  }

  static var size: [Parameter] {
    [.optional("size", .integer(0...1_000_000), "its size in megabytes of memory; none by default")]
  }

  static var repeating: [Parameter] {
    [
      .required("kind", .word(WorkKind.words), "what repeats"),
      .optional("name", .name(.other), "which one, if there are several"),
    ]
  }

  static func controller(_ kind: NameKind = .viewController) -> [Parameter] {
    [.required("controller", .name(kind), "the view controller's name")]
  }

  static func view(_ kind: NameKind = .view) -> [Parameter] {
    [.required("view", .name(kind), "the view's name")]
  }

  static var frame: [Parameter] {
    let edges = [
      ("x", "its left edge"), ("y", "its upper edge"), ("width", "its width"),
      ("height", "its height"),
    ]
    return view()
      + edges.map { .required($0, .integer(0...10_000), "\($1), in points of its superview") }
  }

  static var area: [Parameter] {
    ["x", "y", "width", "height"].map {
      .optional($0, .integer(0...10_000), "of the area, where it is not all of the view")
    }
  }

  /// The location and the delay of a touch.
  static var touch: [Parameter] {
    [
      .optional("view", .name(.view), "the view; the window by default"),
      .optional("x", .integer(0...10_000), "where in the window, in points from its left edge"),
      .optional("y", .integer(0...10_000), "where in the window, in points from its upper edge"),
      .optional("in", .duration, "how long until then; at once by default"),
    ]
  }

  static var oneFinger: [Parameter] {
    touch + [.optional("finger", .integer(1...5), "which finger; the first by default")]
  }

  static var move: [Parameter] {
    touch + [
      .optional("to", .name(.view), "to which view; by default it does not move"),
      .optional("to-x", .integer(0...10_000), "to which point of the window, from its left edge"),
      .optional("to-y", .integer(0...10_000), "to which point of the window, from its upper edge"),
      .optional("fingers", .integer(1...5), "the number of fingers; 1 by default"),
    ]
  }
}
