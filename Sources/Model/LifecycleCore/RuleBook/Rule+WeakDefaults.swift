extension Rule {
  /// The reason for the rule, in one sentence, with how weak the evidence for the defaults is that it depends on.
  public var reason: String {
    weakDefaults.reduce(statedReason) { reason, item in
      let name = item.modelSwitch.name
      let mark = "\(name), \(item.confidence.phrase)"
      return reason.contains("(\(name))")
        ? reason.replacing("(\(name))", with: "(\(mark))") : "\(reason) (\(mark))"
    }
  }

  /// The switches with weak evidence for the default with which the rule applies.
  private var weakDefaults: [(modelSwitch: ModelSwitch, confidence: DefaultEvidence.Confidence)] {
    let chosen = choices.compactMap { choice in
      let value = choice.modelSwitch.text(of: choice.value)
      return choice.modelSwitch.evidence.last { $0.value == value }
        .map { (choice.modelSwitch, $0.confidence) }
    }
    let other = (timerSwitches + namedSwitches).compactMap { item in
      item.evidence.last { $0.device == nil }.map { (item, $0.confidence) }
    }
    return (chosen + other).filter { $0.1.isWeak }
  }

  /// The switches that the reason names without a condition: the last rule of a decision has the value that is left.
  private var namedSwitches: [ModelSwitch] {
    // Few reasons name one.
    guard statedReason.utf8.contains(UInt8(ascii: "(")) else { return [] }
    return statedReason.split(separator: "(").dropFirst().compactMap { text in
      guard let item = ModelSwitch.named[String(text.prefix { $0 != ")" })],
        !timerSwitches.contains(item), !choices.contains(where: { $0.modelSwitch == item })
      else { return nil }
      return item
    }
  }

  /// The durations after which the timer of the rule fires.
  private var timerSwitches: [ModelSwitch] {
    guard case .timer(let timer)? = statedTrigger else { return [] }
    return timer.switches
  }
}

extension ModelSwitch {
  /// The switches by their names.
  fileprivate static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
