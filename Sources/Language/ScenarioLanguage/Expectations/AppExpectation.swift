@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

/// `expect: {app: ..}`: the values of the app's probes at the step's end.
struct AppExpectation: Expectation {
  /// A probe and its expected value.
  typealias Item = ExpectedValue<AppValue>

  let range: SourceRange
  let items: [Item]

  func failures(in observation: Observation) -> [Failure] {
    items.compactMap { item in
      guard let message = Self.objection(to: item, observation.probes[item.name]) else {
        return nil
      }
      return observation.failure(at: item.range, message)
    }
  }

  /// Returns why the answer of the app is not what is expected; nil if it is.
  private static func objection(to item: Item, _ answer: ProbeAnswer?) -> String? {
    let expected = item.value ?? .null
    switch answer {
    case .value(let value):
      if value == expected { return nil }
      let isAlike = value.plainText == expected.plainText
      return "the app's '\(item.name)' is \(value)\(isAlike ? ", \(value.typeName)" : "")"
        + ", expected \(expected)\(isAlike ? ", \(expected.typeName)" : "")"
    case .failed(let reason): return "the app's '\(item.name)' cannot be read: \(reason)"
    case .unknown(let known) where known.contains(item.name):
      return "the app declares the probe '\(item.name)', but answers that it is unknown"
    case .unknown(let known):
      let list = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
      return "the app has no probe '\(item.name)': \(list)"
    case nil:
      return "the app's '\(item.name)' cannot be read: the app is not running; expected \(expected)"
    }
  }
}

extension AppValue {
  /// The value without quotes, in which values of two types can look the same.
  fileprivate var plainText: String { if case .text(let text) = self { text } else { description } }
}

extension AppExpectation {
  static let kind = ExpectationKind(
    key: "expect",
    summary: "the values of the app's probes at the step's end",
    value: "`{app: …}`: mapping of the app's probes to values",
    schema: keys.schema,
    checksFinalState: true
  ) { decoder, key, value in
    guard decoder.node(value).kind != .list else {
      let message = "'expect' is for the app's probes: {app: {draft: hello}}"
      decoder.report(.wrongType, at: key, message) { .didYouMean("calls") }
      return nil
    }
    var items: [Item] = []
    guard decoder.read(value, keys, into: &items) else { return nil }
    return AppExpectation(range: decoder.range(key), items: items)
  }

  private static let keys = Mapping<[Item]>("'expect'", example: "{app: {draft: hello}}") {
    Field(
      "app",
      ValueType<[Item]>("name → value", ["type": "object", "minProperties": 1]) { $0.probes($1) },
      "the app's probes and their expected values",
      isRequired: true
    ) { $0 = $1 }
  }
}

extension TreeDecoder {
  /// Decodes the probes under `expect: {app: ..}`.
  fileprivate mutating func probes(_ index: Tree.Index) -> [AppExpectation.Item]? {
    guard requireMapping(index, "'app'") else { return nil }
    guard !isChildless(index) else {
      report(.emptyValue, at: index, "no probe is expected to have a value") {
        "write {draft: hello}"
      }
      return nil
    }
    usesApp = true
    var items: [AppExpectation.Item] = []
    for (key, value) in tree.fields(index) where isProbe(key) {
      items.append(
        ExpectedValue(
          name: string(key),
          value: appValue(value),
          nameRange: range(key),
          range: range(value)
        )
      )
    }
    return items
  }
}
