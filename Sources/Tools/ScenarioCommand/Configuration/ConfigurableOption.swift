@_spi(Package) internal import ScenarioLanguage

/// An option that can be set by the environment and the configuration, as well as on the command line.
package struct ConfigurableOption: Sendable {
  /// Where a value contains a path, which is relative to the configuration file if it is set there.
  enum PathPosition {
    /// The value contains no path.
    case none
    /// The whole value is a path, unless it is this word.
    case wholeValue(unless: String)
    /// The path follows the first colon, as in `FORMAT:FILE`.
    case afterColon
  }

  /// The prefix of the environment variables of all options.
  static let variablePrefix = "SCENARIO_RUN_"

  /// The name without leading dashes, which is also the key in the configuration.
  package let name: String
  /// The kind of its values.
  let kind: ConfigurationFile.Option.Kind
  /// The one-letter name, without the dash.
  let shortName: Character?
  /// The conflicting options, which the environment and the configuration cannot set if the command line sets this one.
  let conflicts: [String]
  let path: PathPosition
  /// What depends on it in a run; nil for an option of other subcommands.
  let role: OptionRole?
  /// Whether the configuration file can set it; a command that runs without having been asked for it takes no program
  /// from the file of a stranger.
  private(set) var isReadFromFile = true

  /// The same option, which only the command line and the environment can set.
  var ignoringFile: ConfigurableOption {
    var option = self
    option.isReadFromFile = false
    return option
  }

  init(
    _ name: String,
    _ kind: ConfigurationFile.Option.Kind,
    shortName: Character? = nil,
    conflicts: [String] = [],
    path: PathPosition = .none,
    role: OptionRole? = nil
  ) {
    self.name = name
    self.kind = kind
    self.shortName = shortName
    self.conflicts = conflicts
    self.path = path
    self.role = role
  }

  /// The environment variable that sets it.
  var variable: String {
    "\(ConfigurableOption.variablePrefix)\(name.uppercased().replacing("-", with: "_"))"
  }

  /// Returns the arguments that give another run the option as this one has it, one list for each time that it is
  /// repeated; none if it has its default, or if no result depends on it.
  func arguments(of request: RunRequest) -> [[String]] {
    guard case .results(let values)? = role else { return [] }
    return values(request).map { ["--\(name)"] + (kind == .flag ? [] : [$0]) }
  }
}

/// A subcommand or option group with options that the environment and the configuration can also set.
protocol Configurable {
  /// The options that can be set, including those of nested option groups.
  static var configurableOptions: [ConfigurableOption] { get }
}
