@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The payload of a push: what kind of push it is, and what the app receives.
extension TreeDecoder {
  /// A payload, and the kind of push that it makes.
  typealias DecodedPayload = (payload: PushPayload, kind: String)

  /// Returns whether a value is the payload of a push rather than its kind: its keys, or a file.
  func isPayload(_ index: Tree.Index) -> Bool {
    node(index).kind == .mapping
      ? tree.value(of: "aps", in: index) != nil || isContentOfAps(index)
      : Self.isPathOfPayload(string(index))
  }

  /// Returns whether a mapping has what the user or the app notices of a push directly in it, without `aps`.
  private func isContentOfAps(_ index: Tree.Index) -> Bool {
    let names = ActionKind.push.parameters.map(\.name)
    let isContent = tree.fields(index).contains { key, value in
      isText(key, "alert") && !["true", "false"].contains(string(value))
        || isText(key, "content-available")
    }
    return isContent && !tree.fields(index).contains { names.contains(string($0.key)) }
  }

  /// Decodes a payload whose keys of `aps` are beside those of the app.
  private mutating func payload(withoutAps index: Tree.Index) -> DecodedPayload? {
    let fields = tree.fields(index).map { ($0.key, $0.value) }
    let isOfAps = { (key: Tree.Index, tree: Tree) in Grammar.aps.keyNames.contains(tree.string(key))
    }
    let content = fields.filter { isOfAps($0.0, tree) }.map { (key: $0.0, value: $0.1) }
    let own = fields.filter { !isOfAps($0.0, tree) }.map { (key: $0.0, value: $0.1) }
    let aps = tree.appendMapping(of: content, at: range(index))
    let key = tree.appendScalar("aps")
    let whole = tree.appendMapping(of: [(key: key, value: aps)] + own, at: range(index))
    let payload = payload(ofKeys: whole)
    if payload != nil { recordRewrite(tree.flow(whole), at: index) }
    return payload
  }

  private static func isPathOfPayload(_ text: String) -> Bool {
    text.hasSuffix(".apns") || text.hasSuffix(".json")
  }

  /// Decodes a payload, or reports an error.
  mutating func payload(_ index: Tree.Index) -> DecodedPayload? {
    guard node(index).kind != .mapping else {
      return tree.value(of: "aps", in: index) == nil && isContentOfAps(index)
        ? payload(withoutAps: index) : payload(ofKeys: index)
    }
    guard isScalar(index, "a file of JSON, or the keys of a payload") else { return nil }
    guard Self.isPathOfPayload(string(index)) else {
      reportWrongType(index, "'\(string(index))' is not a file of JSON") {
        "its name ends with '.apns' or '.json'"
      }
      return nil
    }
    let errors = diagnostics.errorCount
    if let root = root(ofFileAt: index, .json) { return payload(ofKeys: root) }
    // What follows is decoded before the file is read, too.
    return diagnostics.errorCount == errors
      ? (PushPayload(json: "{}", userInfo: [:]), "alert") : nil
  }

  /// Decodes the keys of a payload.
  private mutating func payload(ofKeys index: Tree.Index) -> DecodedPayload? {
    let errors = diagnostics.errorCount
    guard requireMapping(index, "the payload of a push") else { return nil }
    guard let content = tree.value(of: "aps", in: index) else {
      report(.missingKey, at: index, "the payload of a push needs 'aps'") {
        "write {aps: {alert: Hi}}, and the keys of the app beside 'aps'"
      }
      return nil
    }
    if let bundle = tree.fields(index).first(where: { string($0.key) == Grammar.bundleKey })?.value
    {
      _ = Grammar.apsText.read(&self, bundle)
    }
    var aps = Grammar.Aps()
    readFields(content, Grammar.aps, into: &aps)
    guard diagnostics.errorCount == errors, let kind = kind(of: aps, at: content) else {
      return nil
    }
    let pairs = (json(index).pairs ?? []).filter { $0.key != Grammar.bundleKey }
    let own = pairs.filter { $0.key != "aps" }.map { key, value in
      (key, value.string ?? String(decoding: value.json, as: UTF8.self))
    }
    let payload = PushPayload(
      json: String(decoding: JSONValue.object(pairs).json, as: UTF8.self),
      userInfo: Dictionary(own) { $1 }
    )
    return (payload, kind)
  }

  /// Returns the kind of push that the keys of `aps` make.
  private mutating func kind(of aps: Grammar.Aps, at index: Tree.Index) -> String? {
    switch (aps.showsAlert, aps.isContentAvailable, aps.otherNotice) {
    case (true, false, _): return "alert"
    case (true, true, _): return "alert-and-content"
    case (false, true, nil): return "silent"
    case (false, _, let notice?):
      let message = "a push with a \(notice.value) and no alert is not modeled"
      report(.unknownKey, at: notice.range, message) { "add 'alert', or remove '\(notice.value)'" }
    case (false, false, nil):
      report(.missingKey, at: index, "nobody notices a push without an alert or content") {
        "write 'alert: Hi', 'content-available: 1', or both"
      }
    }
    return nil
  }

  /// Decodes a string or a mapping.
  mutating func apsValue(
    _ index: Tree.Index,
    _ type: ValueType<String>,
    or mapping: Mapping<Grammar.Aps>,
    into aps: inout Grammar.Aps
  ) -> Bool {
    guard node(index).kind == .mapping else { return type.read(&self, index) != nil }
    guard !isChildless(index) else {
      report(.emptyValue, at: index, "\(mapping.name) is empty") { "write a string" }
      return false
    }
    return read(index, mapping, into: &aps)
  }

  /// Reports a key of `aps` that the push service knows, and the model does not; returns false for any other.
  mutating func reportUnmodeledPush(_ key: Tree.Index) -> Bool {
    let name = string(key)
    switch name {
    case "target-content-id":
      report(.unknownKey, at: key, "'\(name)' chooses a scene by conditions that are not modeled") {
        "name the scene where the user taps it: 'user: { tap-notification: second }'"
      }
    case "event", "content-state", "timestamp", "stale-date", "dismissal-date", "attributes-type",
      "attributes", "input-push-token", "input-push-channel":
      report(.unknownKey, at: key, "'\(name)' is of a Live Activity, which is not modeled") {
        "nothing is called in the app; leave the step out"
      }
    default: return false
    }
    return true
  }

  /// Returns a value as JSON: a plain number, flag or `null` is one, and any other scalar a string.
  func json(_ index: Tree.Index) -> JSONValue {
    switch node(index).kind {
    case .quoted: return .text(string(index))
    case .scalar:
      let text = string(index)
      switch text {
      case "", "null", "~": return .null
      case "true", "false": return .flag(text == "true")
      default: return Self.isJSONNumber(text) ? .number(text) : .text(text)
      }
    case .list: return .list(children(index).map { json($0) })
    case .mapping: return .object(tree.fields(index).map { (string($0.key), json($0.value)) })
    }
  }

  private static func isJSONNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first)
    else { return false }
    guard case .number? = try? JSONValue(json: Array(text.utf8)[...]) else { return false }
    return true
  }
}

// The arguments of a push that has a payload.
extension TreeDecoder {
  /// Decodes a payload in place of the arguments.
  mutating func pushArguments(
    _ index: Tree.Index,
    of word: ActionWord,
    at key: Tree.Index
  ) -> [ArgumentValue]? {
    guard let (payload, kind) = payload(index) else { return nil }
    if let preset = word.preset, preset.text != kind, !isUnread(payload) {
      reportContradiction(of: preset.text, to: kind, at: key)
      return nil
    }
    return Self.pushArguments(kind, .absent, payload)
  }

  /// Sets the kind of a push to that of its payload, or reports that another one is given.
  mutating func setKind(ofPush values: inout [ArgumentValue], _ index: Tree.Index) {
    guard case .payload? = values.last,
      let value = tree.fields(index).first(where: { isText($0.key, "payload") })?.value
    else {
      // As without the mapping, an argument that is left out at the end is none.
      return _ = values.popLast()
    }
    let errors = diagnostics.errorCount
    guard let (payload, kind) = payload(value), diagnostics.errorCount == errors else { return }
    let arguments = Self.pushArguments(kind, values[1], payload)
    let parameter = ActionKind.push.parameters[0]
    if values[0] != .absent, values[0] != arguments[0], !isUnread(payload) {
      let given = tree.fields(index).first { isText($0.key, "kind") }?.key ?? index
      reportContradiction(of: parameter.written(values[0]) ?? "", to: kind, at: given)
    }
    values = arguments
  }

  /// Whether a file is only about to be read.
  private func isUnread(_ payload: PushPayload) -> Bool { payload.json == "{}" }

  private mutating func reportContradiction(
    of given: String,
    to kind: String,
    at index: Tree.Index
  ) {
    report(.wrongType, at: index, "the push is '\(given)', but its payload makes it '\(kind)'") {
      "leave the kind to the payload: 'push: { payload: .. }'"
    }
  }

  /// Reports a key of `aps` beside the kind of a push; returns false for any other.
  mutating func reportKeyOfAps(
    _ key: Tree.Index,
    _: Tree.Index,
    _: inout [ArgumentValue]
  ) -> Bool {
    let name = string(key)
    guard let known = Grammar.aps.keyNames.first(where: { WordForm.hyphenated(name) == $0 }) else {
      return false
    }
    report(.unknownKey, at: key, "'\(name)' is a key of 'aps', in the payload of a push") {
      let kind = known == "content-available" ? "silent" : "alert"
      let value = known == "content-available" ? "1" : ".."
      return "write 'push: \(kind)', or 'push: { aps: { \(known): \(value) } }'"
    }
    return true
  }

  private static func pushArguments(
    _ kind: String,
    _ name: ArgumentValue,
    _ payload: PushPayload
  ) -> [ArgumentValue] {
    guard case .word(let words) = ActionKind.push.parameters[0].type,
      let index = words.firstIndex(of: kind)
    else { return [] }
    return [.word(index), name, .payload(payload)]
  }
}
