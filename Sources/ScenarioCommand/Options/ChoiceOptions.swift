internal import ArgumentParser
internal import ScenarioKit

/// The paths that every subcommand takes.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scenario files and folders, PATH:LINE for one scenario, lines of 'list', or @FILE with such lines.",
      valueName: "path"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The profile of the configuration that holds.", valueName: "name")
  )
  var profile: String?

  @Option(
    help: ArgumentHelp(
      "In folders, skip what matches a pattern, written as in .gitignore; repeatable.",
      valueName: "glob"
    ),
    transform: ExcludePattern.init(_:)
  )
  var exclude: [ExcludePattern] = []

  @Flag(help: "Do not skip what .gitignore files exclude.")
  var noIgnore = false

  /// What of this was typed, as it is typed again.
  var typedExclusions: [String] {
    let patterns =
      Self.excludeOrigin == nil ? exclude.flatMap { ["--exclude", $0.text] } : []
    return patterns + (noIgnore ? ["--no-ignore"] : [])
  }

  /// Where the patterns were set, if not on the command line.
  @TaskLocal static var excludeOrigin: ExcludeOrigin?

  /// What is left out of folders.
  var exclusions: Exclusions {
    Exclusions(
      exclude,
      below: Self.excludeOrigin?.folder,
      source: Self.excludeOrigin?.name ?? "--exclude",
      usesGitignore: !noIgnore
    )
  }
}

/// Where the patterns of `--exclude` were set: what the user calls that place, and the folder from which paths are seen.
struct ExcludeOrigin {
  let name: String
  /// Nil for the working directory.
  let folder: Path?
}

/// What chooses among the cases.
struct ChoiceOptions: ParsableArguments {
  /// The variables that the configuration or the environment sets, and not who typed the command.
  @TaskLocal static var projectVariables: Set<String> = []

  @Option(
    help: ArgumentHelp(
      "Only scenarios with these tags: 'smoke and not (slow or url)'.",
      valueName: "expression"
    )
  )
  var tag: String?

  @Option(
    help: ArgumentHelp(
      "Only cases with this text in their name; all of several.",
      valueName: "text"
    )
  )
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Set a variable in all files, over what they define.",
      valueName: "name=text"
    ),
    transform: VariableArgument.init(reading:)
  )
  var set: [VariableArgument] = []

  @Flag(help: "Only cases that failed the last time.")
  var failed = false

  @Option(
    help: ArgumentHelp(
      "Only files that have changed since a revision of git, or include one that has.",
      valueName: "revision"
    )
  )
  var changedSince: String?

  @OptionGroup var kept: HistoryOptions

  func validate() throws {
    if failed, kept.place == .off {
      throw ValidationError("--failed asks the history, which is off")
    }
  }

  /// The variables that who typed the command sets.
  var typedVariables: [VariableArgument] {
    self.set.filter { !Self.projectVariables.contains($0.name) }
  }

  func apply(to request: inout RunRequest) {
    request.onlyFailed = failed
    request.changedSince = changedSince
    request.history = kept.place
    for variable in set { request.variables[variable.name] = variable.text }
    request.projectVariables = Self.projectVariables
    request.tags = tag
    request.filters = filter
  }
}

/// What is kept from run to run.
struct HistoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where results and times are kept from run to run: .scenario-run at the root of the project; 'off' for nowhere.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var history: String?

  /// The place that was named.
  var place: RunRequest.HistoryPlace {
    history.map { $0 == "off" ? .off : .folder($0) } ?? .automatic
  }
}

/// `NAME=TEXT`.
struct VariableArgument {
  let name: String
  let text: String

  init(reading argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw ValidationError("write name=text, such as kind=voip")
    }
    name = String(parts[0])
    text = String(parts[1])
  }
}

/// `auto`, `always` or `never`.
enum ColorArgument: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  var mode: Terminal.ColorMode {
    switch self {
    case .auto: .auto
    case .always: .always
    case .never: .never
    }
  }
}

/// `full`, `short` or `json`.
enum FormatArgument: String, CaseIterable, ExpressibleByArgument {
  case full, short, json

  var format: DiagnosticFormat {
    switch self {
    case .full: .full
    case .short: .short
    case .json: .json
    }
  }
}
