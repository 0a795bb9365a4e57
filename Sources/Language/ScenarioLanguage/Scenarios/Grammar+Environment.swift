@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The types of versions, devices, model switches and case conditions.
extension Grammar {
  /// The `ios` axis: a version, a range, or a list of both.
  static let versionAxis = ValueType("version, range or list", Schema.ref("versions")) {
    $0.axis($1, "a list of versions", duplicate: { "iOS \($0)" }) { $0.versions($1, asAxis: true) }
  }

  private static let model = ValueType<Device.Model>(
    modelWord.name,
    Schema.anyOf([
      modelWord.schema(),
      ["type": "string", "pattern": "^(?:iPhone|iPad|iphone|ipad)(?:[ -].*|[0-9].*)?$"],
    ])
  ) { decoder, index in
    guard decoder.node(index).kind != .list, decoder.node(index).kind != .mapping,
      decoder.findWithoutAliases(index, in: Vocabulary.deviceModels) == nil
    else { return modelWord.read(&decoder, index) }
    let name = decoder.string(index)
    if let help = KeyAdvice.help(for: name, at: .device) {
      decoder.reportWord(.unknownWord, at: index, "unknown device model '\(name)'") { help }
      return nil
    }
    guard let model = Device.Model(productName: name) else {
      return modelWord.read(&decoder, index)
    }
    decoder.recordRewrite(model.rawValue, at: index)
    return model
  }
  private static let modelWord = word("device model", Vocabulary.deviceModels)

  /// The device models to which a condition applies.
  static let models = ValueType<[Device.Model]>(
    "model or list",
    Schema.ref("device-models"),
    read: model.oneOrMore("a list of device models").read
  )

  // MARK: - The device

  /// The `device` axis: a model, a mapping, or a list of both.
  static let deviceAxis = ValueType("model, mapping or list", Schema.ref("device")) {
    $0.axis($1, "a list of devices", duplicate: { _ in "device" }) {
      device.read(&$0, $1).map { ([$0], false) }
    }
  }

  /// The decoded keys of a device; the model determines the defaults of the others.
  struct PartialDevice: Sendable {
    var model = Device.Model.iphone
    var changes: [@Sendable (inout Device) -> Void] = []
  }

  static let device = model.map { Device(model: $0) }.or(
    mapping(deviceKeys, from: PartialDevice()).map { partial in
      partial.changes.reduce(into: Device(model: partial.model)) { $1(&$0) }
    },
    if: .mapping
  )

  static let deviceKeys = Mapping<PartialDevice>(
    "'device'",
    aliases: ["type": "model"]
  ) {
    Field("model", model, "the model") { $0.model = $1 }
    deviceFlag("multitasking", \.multitasking, "whether apps stay in the background")
    deviceFlag("telephony", \.telephony, "whether phone calls reach it")
    deviceFlag("passcode", \.passcode, "whether it has a passcode, and protects files")
    deviceFlag(
      "background-refresh",
      \.backgroundRefresh,
      "whether the user lets apps refresh in the background"
    )
    deviceFlag(
      "notifications",
      \.notifications,
      "whether the user lets apps show notifications: the answer to an app under test that asks"
    )
    deviceFlag(
      "always-on-display",
      \.alwaysOnDisplay,
      "whether its display stays on while it is locked: as that of an iPhone 14 Pro, from iOS 16"
    )
    deviceFlag("low-power-mode", \.lowPowerMode, "whether Low Power Mode is on at the beginning")
    deviceFlag("debugger", \.debugger, "whether a debugger is attached to the app, from Xcode")
    deviceFlag("simulator", \.isSimulator, "whether it is the Simulator of Xcode")
  }

  private static func deviceFlag(
    _ name: String,
    _ flag: any WritableKeyPath<Device, Bool> & Sendable,
    _ summary: String
  ) -> Field<PartialDevice> {
    Field(name, Self.flag, summary) { partial, isOn in
      partial.changes.append { $0[keyPath: flag] = isOn }
    }
  }

  // MARK: - Cases

  static let exclusions = condition(
    Mapping("an item of 'exclude'") {
      Field("ios", versions, "the versions to exclude") { $0.ios = $1 }
      Field("device", models, "the devices to exclude") { $0.models = $1 }
    }
  ).list("a list of {ios, device}")

  /// Returns the type of `skip` and `known-issue`: a reason, alone or with the cases to which it applies.
  static func skipCondition(_ name: String) -> ValueType<CaseCondition> {
    let keys = Mapping<CaseCondition>("'\(name)'", example: "{reason: not decided yet}") {
      Field("reason", reason, "the reason", isRequired: true) { $0.reason = $1 }
      Field("ios", versions, "the versions that it applies to") { $0.ios = $1 }
      Field("device", models, "the devices that it applies to") { $0.models = $1 }
    }
    let reasonOnly = reason.located.map { CaseCondition(reason: $0.value, range: $0.range) }
    return ValueType("a reason", reasonOnly.schema(), read: reasonOnly.read)
      .or(condition(keys), if: .mapping)
  }

  private static func condition(_ keys: Mapping<CaseCondition>) -> ValueType<CaseCondition> {
    .init(keys.form, keys.schema) { decoder, index in
      var value = CaseCondition(range: decoder.range(index))
      return decoder.read(index, keys, into: &value) ? value : nil
    }
  }

  /// The reason of a condition; an unquoted Boolean or number is an error.
  private static let reason = text("the reason").compactMap { decoder, index, reason in
    guard decoder.node(index).kind == .scalar else { return reason.inOneLine }
    let isFlag = ["true", "false", "yes", "no", "on", "off"].contains(reason.lowercased())
    guard isFlag || Double(reason) != nil else { return reason.inOneLine }
    decoder.reportWrongType(index, "'\(reason)' is not a reason") {
      reason == "false" ? "remove the key" : "explain in words, as in 'not decided yet'"
    }
    return nil
  }

  // MARK: - Model switches

  /// `model`: the behavior to choose where the documents disagree.
  static let modelChoices = Mapping<[ModelSwitch: Int64]>(
    "'model'",
    definition: "model",
    aliases: Aliases.modelSwitches
  ) {
    ModelSwitch.allCases.map { modelSwitch in
      Field(modelSwitch.name, value(of: modelSwitch), modelSwitch.summary) { $0[modelSwitch] = $1 }
    }
  }

  private static func value(of modelSwitch: ModelSwitch) -> ValueType<Int64> {
    switch modelSwitch.type {
    case .word(let words):
      word(
        "value",
        WordTable<Int64>(
          words.enumerated().map { ($0.element, Int64($0.offset)) },
          aliases: Aliases.values(of: modelSwitch)
        )
      )
    case .duration: duration(modelSwitch.summary).map(\.milliseconds)
    default: flag.map { $0 ? 1 : 0 }
    }
  }
}

extension Device.Model {
  /// The family of a product, such as `iPhone 15 Pro`; nil if it is none.
  fileprivate init?(productName name: String) {
    let name = name.lowercased()
    for model in Device.Model.allCases where name.hasPrefix(model.rawValue) {
      let rest = name.dropFirst(model.rawValue.count)
      guard rest.first.map({ $0 == " " || $0 == "-" || $0.isNumber }) ?? true else { return nil }
      self = model
      return
    }
    return nil
  }
}
