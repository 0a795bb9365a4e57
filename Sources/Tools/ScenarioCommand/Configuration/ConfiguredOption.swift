@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// An option with the values that the environment or the configuration sets.
struct ConfiguredOption {
  /// Where the option was set.
  enum Origin {
    case variable(String)
    case configuration(ConfigurationFile.Setting)
  }

  let option: ConfigurableOption
  let values: [String]
  let origin: Origin

  /// The equivalent command-line arguments; none for a flag that is false.
  var arguments: [String] {
    option.kind == .flag
      ? values == ["true"] ? ["--\(option.name)"] : [] : values.map { "--\(option.name)=\($0)" }
  }

  init(_ option: ConfigurableOption, _ values: [String], from origin: Origin) {
    self.option = option
    self.values = values
    self.origin = origin
  }

  /// Reads an option from its environment variable; returns nil if that is not set, or empty.
  init?(variableOf option: ConfigurableOption) throws(UsageError) {
    guard let text = ProcessEnvironment.value(option.variable), !text.isEmpty else { return nil }
    var values = [text]
    switch option.kind {
    case .text: break
    case .list, .pairs: values = text.split(separator: ",").map(String.init)
    case .flag:
      switch text {
      case "true", "1": values = ["true"]
      case "false", "0": values = ["false"]
      default:
        throw UsageError("\(option.variable): '\(text)' is not a Boolean; write true or false")
      }
    }
    self.init(option, values, from: .variable(option.variable))
  }

  /// Creates an option from a setting of the configuration; its paths are relative to the project's root.
  init(
    _ option: ConfigurableOption,
    _ setting: ConfigurationFile.Setting,
    in project: ProjectConfiguration
  ) {
    let values = setting.values.map { value in
      switch option.path {
      case .none: value
      case .wholeValue(let exception): value == exception ? value : project.path(resolving: value)
      case .afterColon:
        value.firstIndex(of: ":").map { colon in
          "\(value[...colon])\(project.path(resolving: String(value[value.index(after: colon)...])))"
        } ?? value
      }
    }
    self.init(option, values, from: .configuration(setting))
  }
}

extension ConfiguredOption {
  /// Returns the error for a setting of the configuration with which a run would write outside of the project: a folder
  /// from a stranger has no right to that.
  func leavingError(in project: ProjectConfiguration) -> UsageError? {
    guard case .configuration(let setting) = origin else { return nil }
    let paths: [String] =
      switch option.path {
      case .none: []
      case .wholeValue(let exception): setting.values.filter { $0 != exception }
      case .afterColon:
        setting.values.compactMap { value in
          value.firstIndex(of: ":").map { String(value[value.index(after: $0)...]) }
        }
      }
    guard let path = paths.first(where: { !project.contains($0) }) else { return nil }
    let message = "'\(setting.name)' cannot be written to '\(path)', outside of the project"
    return UsageError(
      text: project.error(
        about: setting,
        message,
        help: "only --\(option.name) and \(option.variable) can name a path outside of it"
      )
    )
  }
}

/// An error that prevents the command from starting; its text is printed to standard error.
struct UsageError: Error {
  let text: String

  init(_ message: String) { text = "scenario-run: error: \(message)" }

  init(text: String) { self.text = text }
}
