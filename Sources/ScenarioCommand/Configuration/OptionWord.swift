internal import LifecycleCore
internal import ScenarioLanguage

/// An option of the command that can also be set by the environment and in the configuration.
package struct OptionWord: Sendable {
  /// How a path is written in a value: in the configuration it is relative to that file.
  enum Place {
    /// The value holds none.
    case none
    /// The value is one, unless it is this word.
    case path(unless: String)
    /// It follows the first colon: `FORMAT:FILE`.
    case behindColon
  }

  /// With what the variables of all options begin.
  static let prefix = "SCENARIO_RUN_"

  /// The name, without dashes: the key of the configuration.
  package let name: String
  /// What its values are.
  let form: ConfigurationFile.Option.Kind
  /// Its short form, without the dash.
  let short: Character?
  /// Others of which only the nearest holds: one on the command line drops one of the configuration.
  let rivals: [String]
  let place: Place

  init(
    _ name: String,
    _ form: ConfigurationFile.Option.Kind,
    short: Character? = nil,
    rivals: [String] = [],
    place: Place = .none
  ) {
    self.name = name
    self.form = form
    self.short = short
    self.rivals = rivals
    self.place = place
  }

  /// The environment variable that sets it.
  var variable: String {
    "\(OptionWord.prefix)\(name.uppercased().replacing("-", with: "_"))"
  }
}

/// Options that the environment and the configuration can also set, declared with them.
protocol SettableOptions {
  /// One for each of them, groups of options included.
  static var settable: [OptionWord] { get }
}
