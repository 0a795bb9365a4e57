internal import ScenarioLanguage
internal import ScenarioSystem

/// An option that was set elsewhere than on the command line.
struct ConfiguredOption {
  /// Where it was set.
  enum Origin {
    case variable(String)
    case configuration(ConfigurationFile.Setting)
  }

  let word: OptionWord
  let values: [String]
  let origin: Origin

  /// The arguments that set it; a flag that is false has none.
  var arguments: [String] {
    word.form == .flag
      ? values == ["true"] ? ["--\(word.name)"] : [] : values.map { "--\(word.name)=\($0)" }
  }

  init(_ word: OptionWord, _ values: [String], from origin: Origin) {
    self.word = word
    self.values = values
    self.origin = origin
  }

  /// The option of an environment variable; nil where it is not set, or empty.
  init?(variableOf word: OptionWord) throws(UsageError) {
    guard let text = Environment.value(word.variable), !text.isEmpty else { return nil }
    var values = [text]
    switch word.form {
    case .text: break
    case .list, .pairs: values = text.split(separator: ",").map(String.init)
    case .flag:
      switch text {
      case "true", "1": values = ["true"]
      case "false", "0": values = ["false"]
      default:
        throw UsageError("\(word.variable): '\(text)' is not a flag; write true or false")
      }
    }
    self.init(word, values, from: .variable(word.variable))
  }

  /// An option of the configuration, whose paths are relative to its folder.
  init(_ word: OptionWord, _ setting: ConfigurationFile.Setting, in project: ProjectConfiguration) {
    let values = setting.values.map { value in
      switch word.place {
      case .none: value
      case .path(let exception): value == exception ? value : project.path(of: value)
      case .behindColon:
        value.firstIndex(of: ":").map { colon in
          "\(value[...colon])\(project.path(of: String(value[value.index(after: colon)...])))"
        } ?? value
      }
    }
    self.init(word, values, from: .configuration(setting))
  }
}

/// Why the command cannot begin: a whole text for standard error.
struct UsageError: Error {
  let text: String

  init(_ message: String) { text = "scenario-run: error: \(message)" }

  init(whole text: String) { self.text = text }
}
