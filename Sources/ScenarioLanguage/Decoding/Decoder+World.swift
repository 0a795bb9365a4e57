internal import LifecycleCore

extension Decoder {
  /// The `ios` axis: a version, a range, or a list of both.
  mutating func versionAxis(_ index: Tree.Index) -> Axis<OSVersion>? {
    var values: [OSVersion] = []
    var isNamed = false
    if node(index).kind == .list {
      guard let items = items(index, "a list of versions") else { return nil }
      isNamed = true
      for item in items {
        guard let versions = versions(item, asAxis: true) else { continue }
        for version in versions.values {
          if values.contains(version) {
            diagnostics.add(
              .duplicateName,
              at: range(item),
              "iOS \(version) stands twice in the list"
            )
          } else {
            values.append(version)
          }
        }
      }
    } else if let versions = versions(index, asAxis: true) {
      (values, isNamed) = versions
    }
    return values.isEmpty ? nil : Axis(values: values, isNamed: isNamed, range: range(index))
  }

  /// The versions of a condition: every one that a version, range or list names.
  mutating func versionCondition(_ index: Tree.Index) -> [OSVersion] {
    guard node(index).kind == .list else { return versions(index, asAxis: false)?.values ?? [] }
    guard let items = items(index, "a list of versions") else { return [] }
    var all: [OSVersion] = []
    for item in items { all += versions(item, asAxis: false)?.values ?? [] }
    return all
  }

  /// One version, or the versions of a range: as an axis its lower end and those at which a profile begins.
  private mutating func versions(
    _ index: Tree.Index,
    asAxis: Bool
  ) -> (values: [OSVersion], isRange: Bool)? {
    guard let written = text(index, "a version") else { return nil }
    if let version = OSVersion(written), OSVersion.known.contains(version) {
      return ([version], false)
    }
    guard let ends = Self.ends(of: written) else {
      return version(written, at: range(index)).map { ([$0], false) }
    }
    let known = OSVersion.known
    guard let first = known.first, let last = known.last else { return nil }
    let place = range(index)
    var lowPlace = place
    var highPlace = place
    // In quotes, and with a variable put in, the text is not byte for byte what the file says.
    if node(index).kind == .scalar, place.end - place.start == Int32(written.utf8.count) {
      lowPlace.end = lowPlace.start + Int32(ends.low.utf8.count)
      highPlace.start = highPlace.end - Int32(ends.high.utf8.count)
    }
    let low = ends.low.isEmpty ? first : version(ends.low, at: lowPlace)
    let high = ends.high.isEmpty ? last : version(ends.high, at: highPlace)
    guard let low, let high else { return nil }
    guard low <= high, !(ends.low.isEmpty && ends.high.isEmpty) else {
      wrongType(
        index,
        "'\(written)' is no range of versions",
        help: "write the lower end first: 4.0...8.0"
      )
      return nil
    }
    let inside = known.filter { low <= $0 && $0 <= high }
    guard asAxis else { return (inside, true) }
    let beginnings = Set(Profile.all.map(\.begins))
    return (inside.filter { $0 == low || beginnings.contains($0) }, true)
  }

  /// The two ends of `a...b`, nil where the text is no range.
  private static func ends(of text: String) -> (low: String, high: String)? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 3 else { return nil }
    for index in 0...(bytes.count - 3) where bytes[index..<(index + 3)].elementsEqual("...".utf8) {
      return (
        String(decoding: bytes[..<index], as: UTF8.self),
        String(decoding: bytes[(index + 3)...], as: UTF8.self)
      )
    }
    return nil
  }

  /// A version that was released and that a profile covers.
  mutating func version(_ text: String, at range: SourceRange) -> OSVersion? {
    let known = OSVersion.known
    guard let version = OSVersion(text) else {
      diagnostics.add(
        .unknownVersion,
        at: range,
        "'\(text)' is no version",
        help: text.contains(",")
          ? "write a list: [\(text.trimmingBracket)]" : "write 4.2, 8, or a range: 4.0...8.0"
      )
      return nil
    }
    guard known.contains(version) else {
      let near = known.last { $0 <= version } ?? known[0]
      let latest = known[known.count - 1]
      diagnostics.add(
        .unknownVersion,
        at: range,
        "unknown version '\(text)'",
        help: version < known[0]
          ? "the earliest one known is \(known[0])"
          : "the latest one\(version > latest ? "" : " before it") known is \(near)"
      )
      return nil
    }
    return version
  }

  // MARK: - Device

  /// The keys of a device.
  enum DeviceKey: String, CaseIterable {
    case model, multitasking, telephony, passcode, simulator
  }

  private static let deviceKeys = WordTable(DeviceKey.self)

  /// The `device` axis: a model, a mapping, or a list of both.
  mutating func deviceAxis(_ index: Tree.Index) -> Axis<Device>? {
    guard node(index).kind == .list else {
      return device(index).map { Axis(values: [$0], isNamed: false, range: range(index)) }
    }
    guard let items = items(index, "a list of devices") else { return nil }
    var values: [Device] = []
    for item in items {
      guard let device = device(item) else { continue }
      if values.contains(device) {
        diagnostics.add(.duplicateName, at: range(item), "this device stands twice in the list")
      } else {
        values.append(device)
      }
    }
    return Axis(values: values, isNamed: true, range: range(index))
  }

  private mutating func device(_ index: Tree.Index) -> Device? {
    if node(index).kind != .mapping {
      return word(index, Vocabulary.deviceModels, "device").map { Device(model: $0) }
    }
    let errors = diagnostics.errorCount
    var device = Device()
    // The model decides what the other keys default to, wherever it stands.
    var flags: [(DeviceKey, Bool)] = []
    fields(of: index, Self.deviceKeys, in: "'device'") { decoder, key, _, value in
      if key == .model {
        device = Device(
          model: decoder.word(value, Vocabulary.deviceModels, "device") ?? device.model
        )
      } else if let flag = decoder.flag(value, "a flag") {
        flags.append((key, flag))
      }
    }
    for (key, isOn) in flags {
      switch key {
      case .multitasking: device.multitasking = isOn
      case .telephony: device.telephony = isOn
      case .passcode: device.passcode = isOn
      case .simulator: device.isSimulator = isOn
      case .model: break
      }
    }
    return diagnostics.errorCount == errors ? device : nil
  }

  // MARK: - Model switches

  /// `model`: which side to take where the documents disagree.
  mutating func modelChoices(_ index: Tree.Index, into choices: inout [ModelSwitch: Int64]) {
    guard isMapping(index, "'model'") else { return }
    for (key, value) in tree.fields(index) {
      if let item = word(key, Vocabulary.switches, "model switch") {
        choices[item] = choice(value, item)
      }
    }
  }

  private mutating func choice(_ index: Tree.Index, _ item: ModelSwitch) -> Int64? {
    switch item.type {
    case .word(let words):
      return word(
        index,
        WordTable(words.enumerated().map { ($0.element, Int64($0.offset)) }),
        "value"
      )
    case .duration: return duration(index, item.summary)?.milliseconds
    default: return flag(index, item.summary).map { $0 ? 1 : 0 }
    }
  }
}
