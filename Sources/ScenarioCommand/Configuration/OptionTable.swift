package import ScenarioKit

/// An option of the command that can also be set by the environment and in the configuration.
package struct OptionWord: Sendable {
  /// How a path is written in a value: in the configuration it is relative to that file.
  enum Place {
    /// The value holds none.
    case none
    /// The value is one, unless it is this word.
    case path(unless: String)
    /// It stands behind the first colon: `FORMAT:FILE`.
    case behindColon
  }

  /// The name, without dashes: the key of the configuration.
  package let name: String
  /// What its values are.
  package let form: ConfigurationFile.Word.Form
  /// The subcommands that have it.
  package let commands: Set<String>
  /// Its short form, without the dash.
  let short: Character?
  /// Others of which only the nearest holds: one on the command line drops one of the configuration.
  let rivals: [String]
  let place: Place

  init(
    _ name: String,
    _ form: ConfigurationFile.Word.Form,
    of commands: Set<String>,
    short: Character? = nil,
    rivals: [String] = [],
    place: Place = .none
  ) {
    self.name = name
    self.form = form
    self.commands = commands
    self.short = short
    self.rivals = rivals
    self.place = place
  }

  /// The environment variable that sets it.
  package var variable: String {
    "\(OptionTable.prefix)\(name.uppercased().replacing("-", with: "_"))"
  }
}

/// Every option that can be set elsewhere than on the command line; a test compares it with the command itself.
package enum OptionTable {
  static let prefix = "SCENARIO_RUN_"

  private static let choosing: Set = ["run", "check", "list"]
  private static let walking = choosing.union(["coverage", "fmt", "bless"])

  /// All of them, by name.
  package static let all: [OptionWord] = [
    OptionWord("changed-since", .text, of: choosing),
    OptionWord("check", .flag, of: ["fmt"]),
    OptionWord("color", .text, of: ["run", "check", "coverage", "report", "merge"]),
    OptionWord("exclude", .list, of: walking),
    OptionWord("expect-count", .text, of: ["run"]),
    OptionWord("fail-fast", .flag, of: ["run"], rivals: ["max-fail"]),
    OptionWord("fail-on-flaky", .flag, of: ["run"]),
    OptionWord("isolate", .flag, of: ["run"]),
    OptionWord("max-fail", .text, of: ["run"], rivals: ["fail-fast"]),
    OptionWord("prove-determinism", .flag, of: ["run"]),
    OptionWord("repeat", .text, of: ["run"], rivals: ["retries"]),
    OptionWord("retries", .text, of: ["run"], rivals: ["repeat"]),
    OptionWord("run-timeout", .text, of: ["run"]),
    OptionWord("failed", .flag, of: choosing),
    OptionWord("events", .text, of: ["run", "merge"], place: .path(unless: "")),
    OptionWord("filter", .list, of: choosing),
    OptionWord("format", .text, of: ["check"]),
    OptionWord("from", .list, of: ["new", "report"]),
    OptionWord("history", .text, of: choosing.union(["merge"]), place: .path(unless: "off")),
    OptionWord("ios", .text, of: ["new"]),
    OptionWord("jobs", .text, of: ["run"], short: "j"),
    OptionWord("json", .flag, of: ["coverage"], rivals: ["prove"]),
    OptionWord("junit", .text, of: ["run", "report", "merge"], place: .path(unless: "")),
    OptionWord("lint", .flag, of: ["check"]),
    OptionWord("name", .text, of: ["new"]),
    OptionWord("no-ignore", .flag, of: walking),
    OptionWord("no-traces", .flag, of: ["run"]),
    OptionWord("order", .text, of: ["run"], rivals: ["shuffle", "seed"]),
    OptionWord("prove", .flag, of: ["coverage"], rivals: ["json"]),
    OptionWord(
      "quiet",
      .flag,
      of: ["run", "check", "report", "merge"],
      short: "q",
      rivals: ["verbose", "style"]
    ),
    OptionWord("report", .list, of: ["run", "report", "merge"], place: .behindColon),
    OptionWord("seed", .text, of: ["run"], rivals: ["order"]),
    OptionWord("set", .pairs, of: choosing.union(["bless", "graph"])),
    OptionWord("shard", .text, of: ["run"]),
    OptionWord("show-failures", .text, of: ["run", "report", "merge"]),
    OptionWord("shuffle", .flag, of: ["run"], rivals: ["order"]),
    OptionWord("style", .text, of: ["run", "report", "merge"], rivals: ["quiet", "verbose"]),
    OptionWord("tag", .text, of: choosing),
    OptionWord("watch", .flag, of: ["run"]),
    OptionWord(
      "verbose",
      .flag,
      of: ["run", "report", "merge"],
      short: "v",
      rivals: ["quiet", "style"]
    ),
  ]

  /// What a run that goes on for ever does not do.
  static let notWhileWatching: Set = [
    "events", "expect-count", "junit", "no-traces", "report", "shard",
  ]

  /// The words of the configuration.
  static let words = all.map { ConfigurationFile.Word(name: $0.name, form: $0.form) }

  static func word(_ name: String) -> OptionWord? { all.first { $0.name == name } }
}
