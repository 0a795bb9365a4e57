@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The payload of a push, as 'xcrun simctl push' takes it. Keys and types are exact: the service that pushes knows no others.
extension Grammar {
  /// What the user notices of a push, and whether the app is to load content.
  struct Aps: Sendable {
    var showsAlert = false
    /// The key of a badge or a sound.
    var otherNotice: Located<String>?
    var isContentAvailable = false
  }

  /// `payload`: a file of JSON, or its keys.
  static let payload = ValueType<ArgumentValue>(
    "file of JSON, or mapping",
    Schema.anyOf([payloadPath, payloadKeys])
  ) { $0.payload($1).map { .payload($0.payload) } }

  /// The schema of the path of a payload, which is known by its extension.
  static var payloadPath: JSONValue {
    Schema.scalar(["type": "string", "pattern": #"\.(?:apns|json)$"#])
  }

  /// The schema of a payload: `aps`, and keys of the app itself.
  static var payloadKeys: JSONValue {
    [
      "type": "object",
      "anyOf": .list(
        ["aps", "alert", "content-available"].map { ["required": .list([.text($0)])] }
      ),
      "properties": .object([("aps", aps.schema), (bundleKey, Schema.ref("text"))]),
    ]
  }

  /// The key by which `simctl push` finds the app, which does not receive it.
  static let bundleKey = "Simulator Target Bundle"

  static let aps = Mapping<Aps>(
    "'aps'",
    hasExactKeys: true,
    otherKeys: { decoder, key, _, _ in decoder.reportUnmodeledPush(key) }
  ) {
    Field(Key("alert", node("string, or mapping", textOr(alert)), "what the user sees")) {
      if $0.apsValue($2, apsText, or: alert, into: &$3) { $3.showsAlert = true }
    }
    Field("badge", apsNumber(0...999_999), "the number on the app's icon") {
      $0.otherNotice = Located(value: "badge", range: $2.key)
    }
    Field(Key("sound", node("string, or mapping", textOr(sound)), "the sound of the notification"))
    {
      if $0.apsValue($2, apsText, or: sound, into: &$3) {
        $3.otherNotice = Located(value: "sound", range: $0.range($1))
      }
    }
    Field("content-available", apsNumber(0...1), "whether the app is to load content") {
      $0.isContentAvailable = $1 == 1
    }
    unused("mutable-content", apsNumber(0...1), "whether an extension may change it")
    unused("category", apsText, "the category, which has its actions")
    unused("thread-id", apsText, "what it is grouped by")
    unused("filter-criteria", apsText, "what a Focus filters it by")
    unused("interruption-level", word("level", interruptionLevels), "how it interrupts the user")
    unused("relevance-score", apsScore, "its place in a summary")
  }

  /// `alert` with its parts.
  static let alert = Mapping<Aps>("'alert'", hasExactKeys: true) {
    ["title", "subtitle", "body"].map { unused($0, apsText, "a text") }
    ["title-loc-key", "subtitle-loc-key", "loc-key"].map {
      unused($0, apsText, "the key of a text of the app")
    }
    ["title-loc-args", "subtitle-loc-args", "loc-args"].map {
      unused($0, apsText.list("a list of strings"), "the values in that text")
    }
    unused("launch-image", apsText, "the image that is shown at the launch")
    unused("action-loc-key", apsText, "the key of the text of a button")
  }

  /// `sound` of a critical alert.
  static let sound = Mapping<Aps>("'sound'", hasExactKeys: true) {
    unused("critical", apsNumber(0...1), "whether it sounds on a muted device, too")
    unused("name", apsText, "the name of its file")
    unused("volume", apsScore, "its volume")
  }

  /// Returns a field that changes nothing in the life cycle; its value is checked.
  private static func unused<Value>(
    _ name: String,
    _ type: ValueType<Value>,
    _ summary: String
  ) -> Field<Aps> { Field(name, type, summary) { _, _ in } }

  private static let interruptionLevels = WordTable(
    ["passive", "active", "time-sensitive", "critical"].map { ($0, $0) }
  )

  private static func textOr(_ mapping: Mapping<Aps>) -> JSONValue {
    Schema.anyOf([Schema.ref("text"), mapping.schema])
  }

  /// A string; a plain number or flag is none.
  static let apsText = ValueType<String>("string", Schema.ref("text")) { decoder, index in
    guard decoder.isScalar(index, "a string") else { return nil }
    if case .text(let text) = decoder.json(index) { return text }
    let text = decoder.string(index)
    decoder.reportWrongType(index, "this is a string, not \(text)") {
      .write(YAMLText.quoted(text))
    }
    return nil
  }

  /// A number, which is not a string.
  private static func apsNumber(_ bounds: ClosedRange<Int>) -> ValueType<Int> {
    integer(bounds, "a number").compactMap { decoder, index, number in
      guard decoder.node(index).kind == .quoted else { return number }
      decoder.reportWrongType(index, "this is a number, not a string") { .write("\(number)") }
      return nil
    }
  }

  private static let apsScore = ValueType<Double>(
    "0 to 1",
    ["type": "number", "minimum": 0, "maximum": 1]
  ) { decoder, index in
    if case .number(let text) = decoder.json(index), let number = Double(text),
      (0...1).contains(number)
    {
      return number
    }
    decoder.reportWrongType(index, "this is a number from 0 to 1") { .write("0.5") }
    return nil
  }
}
