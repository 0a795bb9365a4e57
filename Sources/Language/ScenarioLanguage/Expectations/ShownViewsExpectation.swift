@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

/// `frames` and `texts`: properties of views at the step's end.
struct ShownViewsExpectation<Value: Equatable & Sendable>: Expectation {
  /// A view and its expected value; nil for `none`.
  typealias Item = ExpectedValue<Value>

  let range: SourceRange
  let items: [Item]
  /// The name of the property, for a failure.
  let propertyName: String
  /// Returns the property of a view.
  let propertyValue: @Sendable (ViewSnapshot) -> Value?
  /// Returns a value as text, for a failure.
  let describe: @Sendable (Value) -> String
  /// Returns the change that makes a scenario expect a value.
  let suggestedChange: @Sendable (Value) -> SuggestedEdit.Change

  func failures(in observation: Observation) -> [Failure] {
    items.compactMap { item in
      let actual = actual(item, in: observation)
      guard !isSame(actual, item.value) else { return nil }
      return observation.failureAtEnd(
        at: item.range,
        "the \(propertyName) of '\(item.name)' is \(text(of: actual)), expected \(text(of: item.value))",
        because: observation.last { $0.changesViews }
      )
    }
  }

  /// Returns whether two values are the same; texts only if they consist of the same characters.
  func isSame(_ first: Value?, _ second: Value?) -> Bool {
    if let first = first as? String, let second = second as? String {
      return ExactText(first) == ExactText(second)
    }
    return first == second
  }

  /// Returns the actual value of a view; nil if the app is not running.
  func actual(_ item: Item, in observation: Observation) -> Value? {
    observation.snapshot.views[item.name].flatMap(propertyValue)
  }

  func text(of value: Value?) -> String { value.map(describe) ?? "none" }

  func diagnostics(in context: CaseContext) -> [Diagnostic] {
    items.compactMap { context.names?.objection(toView: $0.name, at: $0.nameRange) }
  }
}

extension Term {
  /// Whether the term may change how views look.
  fileprivate var changesViews: Bool {
    switch self {
    case .effect(let effect): effect.row.has(.changesViews)
    case .action: true
    default: false
    }
  }
}

typealias FramesExpectation = ShownViewsExpectation<Rectangle>

extension FramesExpectation {
  static let kind = ExpectationKind(
    key: "frames",
    summary: "the frames of views at the step's end",
    value: "mapping of views to `[x, y, width, height]`, or `none` if the app is not running",
    schema: Schema.expectedValues(Grammar.frame.schema()),
    checksFinalState: true
  ) { decoder, key, value in
    decoder.expectedValues(value, "'frames'") { Grammar.frame.read(&$0, $1) }.map {
      FramesExpectation(
        range: decoder.range(key),
        items: $0,
        propertyName: "frame",
        propertyValue: { $0.frame },
        describe: { "[\($0.x), \($0.y), \($0.width), \($0.height)]" },
        suggestedChange: { frame in
          .items([frame.x, frame.y, frame.width, frame.height].map { .new("\($0)") })
        }
      )
    }
  }
}

typealias TextsExpectation = ShownViewsExpectation<String>

extension TextsExpectation {
  static let kind = ExpectationKind(
    key: "texts",
    summary: "the text that views show at the step's end",
    value: "mapping of views to strings, or `none`",
    schema: ["type": "object", "additionalProperties": Schema.ref("text"), "minProperties": 1],
    checksFinalState: true
  ) { decoder, key, value in
    decoder.expectedValues(value, "'texts'") { $0.text($1, "a string") }.map {
      TextsExpectation(
        range: decoder.range(key),
        items: $0,
        propertyName: "text",
        propertyValue: { $0.text },
        describe: { "'\($0)'" },
        suggestedChange: { .text($0) }
      )
    }
  }
}
