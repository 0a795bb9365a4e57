@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

extension Recording {
  /// Sets a switch of the model, written as in a scenario; returns what is wrong with the name or the value, and a fix.
  package mutating func choose(_ name: String, _ text: String) -> (message: String, help: String)? {
    guard let modelSwitch = ModelSwitch.allCases.first(where: { $0.name == name }) else {
      let error = RecordingReader.LineError.unknown(
        name,
        "switch",
        in: ModelSwitch.allCases.map(\.name),
        0
      )
      return (error.message, error.help)
    }
    guard let value = modelSwitch.value(written: text) else {
      let error = RecordingReader.LineError.unknown(
        text,
        "value of '\(name)'",
        in: modelSwitch.words,
        0
      )
      return (error.message, error.help)
    }
    choices[modelSwitch] = value
    return nil
  }
}

extension ModelSwitch {
  /// The words that a value can be; empty for a duration.
  fileprivate var words: [String] {
    switch type {
    case .word(let words): words
    case .flag: ["false", "true"]
    default: []
    }
  }

  /// Returns the stored value of a word as in scenarios; nil for a duration, on which no order of calls depends.
  func value(written text: String) -> Int64? {
    words.firstIndex(of: text).map { Int64($0) }
  }
}
