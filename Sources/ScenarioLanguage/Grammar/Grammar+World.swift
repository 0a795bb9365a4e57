internal import LifecycleCore

// The versions, the device, the model's switches, and which cases something is about.
extension Grammar {
  /// The `ios` axis: a version, a range, or a list of both.
  static let versionAxis = ValueType<Axis<OSVersion>>(
    "version, range or list",
    Schema.ref("versions")
  ) { $0.versionAxis($1) }

  /// Every version that a version, range or list names.
  static let versions = ValueType<[OSVersion]>(
    "version, range or list",
    Schema.ref("versions")
  ) { $0.versionCondition($1) }

  private static let model = word("device model", Vocabulary.deviceModels)

  /// The models that something is about.
  static let models = ValueType<[Device.Model]>(
    "model or list",
    Schema.ref("device-models"),
    read: model.oneOrMore("a list of device models").read
  )

  // MARK: - The device

  /// The `device` axis: a model, a mapping, or a list of both.
  static let deviceAxis = ValueType<Axis<Device>>(
    "model, mapping or list",
    Schema.ref("device")
  ) { decoder, index in
    guard decoder.node(index).kind == .list else {
      return device.read(&decoder, index).map {
        Axis(values: [$0], isNamed: false, range: decoder.range(index))
      }
    }
    guard let items = decoder.items(index, "a list of devices") else { return nil }
    var values: [Device] = []
    for item in items {
      guard let device = device.read(&decoder, item) else { continue }
      if values.contains(device) {
        decoder.diagnostics.add(
          .duplicateName,
          at: decoder.range(item),
          "duplicate device in the list",
          help: "leave one of them out"
        )
      } else {
        values.append(device)
      }
    }
    return Axis(values: values, isNamed: true, range: decoder.range(index))
  }

  /// A device as far as it is written: its model decides what the other keys default to.
  struct DeviceReading: Sendable {
    var model = Device.Model.iphone
    var changes: [@Sendable (inout Device) -> Void] = []
  }

  static let device = model.map { Device(model: $0) }.or(
    mapping(deviceKeys, from: DeviceReading()).map { reading in
      reading.changes.reduce(into: Device(model: reading.model)) { $1(&$0) }
    },
    if: .mapping
  )

  static let deviceKeys = Mapping<DeviceReading>(
    "'device'",
    [
      Field("model", model, "the model", default: "`iphone`") { $0.model = $1 },
      deviceFlag("multitasking", "whether apps stay in the background") {
        $0.multitasking = $1
      },
      deviceFlag("telephony", "whether phone calls reach it") {
        $0.telephony = $1
      },
      deviceFlag("passcode", "whether it has a passcode, and protects files") {
        $0.passcode = $1
      },
      deviceFlag("simulator", "whether it is the Simulator of Xcode") {
        $0.isSimulator = $1
      },
    ]
  )

  private static func deviceFlag(
    _ name: String,
    _ summary: String,
    keep: @escaping @Sendable (inout Device, Bool) -> Void
  ) -> Field<DeviceReading> {
    Field(name, flag, summary) { reading, isOn in
      reading.changes.append { keep(&$0, isOn) }
    }
  }

  // MARK: - Cases

  /// An item of `exclude`.
  static let exclusion = Mapping<Exclusion>(
    "an item of 'exclude'",
    [
      Field("ios", versions, "the versions to exclude") { $0.ios = $1 },
      Field("device", models, "the devices to exclude") { $0.models = $1 },
    ]
  )

  static let exclusions = ValueType<Exclusion>("`{ios, device}`", exclusion.schema) {
    decoder,
    index in
    var value = Exclusion(range: decoder.range(index))
    return decoder.read(index, exclusion, into: &value) ? value : nil
  }.list("a list of {ios, device}")

  /// `skip` and `known-issue`: a reason, alone or with the cases that it is about.
  static func condition(_ name: String) -> ValueType<CaseCondition> {
    let keys = Mapping<CaseCondition>(
      "'\(name)'",
      example: "{reason: not decided yet}",
      [
        Field("reason", reason, "the reason", isRequired: true) { $0.reason = $1 },
        Field("ios", versions, "the versions it is about") { $0.ios = $1 },
        Field("device", models, "the devices it is about") { $0.models = $1 },
      ]
    )
    return .init(
      "a reason, or \(keys.form)",
      Schema.anyOf([Schema.ref("text"), keys.schema])
    ) { decoder, index in
      var value = CaseCondition(range: decoder.range(index))
      if decoder.node(index).kind == .mapping {
        return decoder.read(index, keys, into: &value) ? value : nil
      }
      return reason.read(&decoder, index).map {
        value.reason = $0
        return value
      }
    }
  }

  /// Why it is so; without quotes a flag or a number is not a reason.
  private static let reason = ValueType<String>("text", Schema.ref("text")) { decoder, index in
    guard let reason = decoder.text(index, "the reason") else { return nil }
    guard decoder.node(index).kind == .scalar else { return reason.inOneLine }
    let isFlag = ["true", "false", "yes", "no", "on", "off"].contains(reason.lowercased())
    guard isFlag || Double(reason) != nil else { return reason.inOneLine }
    decoder.wrongType(
      index,
      "'\(reason)' is not a reason",
      help: reason == "false"
        ? "leave the key out" : "explain in words, as in 'not decided yet'"
    )
    return nil
  }

  // MARK: - Model switches

  /// `model`: which side to take where the documents disagree.
  static let modelChoices = Mapping<[ModelSwitch: Int64]>(
    "'model'",
    definition: "model",
    ModelSwitch.allCases.map { item in
      Field(item.name, value(of: item), item.summary) { $0[item] = $1 }
    }
  )

  private static func value(of item: ModelSwitch) -> ValueType<Int64> {
    switch item.type {
    case .word(let words):
      word("value", WordTable<Int64>(words.enumerated().map { ($0.element, Int64($0.offset)) }))
    case .duration: duration(item.summary).map(\.milliseconds)
    default: flag.map { $0 ? 1 : 0 }
    }
  }
}
