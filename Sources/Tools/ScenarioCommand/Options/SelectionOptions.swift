internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// The paths of a subcommand, and the options that apply to them.
struct PathOptions: ParsableArguments, Configurable {
  static let configurableOptions = [
    ConfigurableOption("exclude", .list, role: .selection),
    ConfigurableOption("no-ignore", .flag, role: .selection),
  ]

  @Argument(
    help: .value(
      "path",
      "Files, folders, PATH:LINE, lines that 'list' prints, or @FILE with one per line."
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var paths: [String] = []

  @OptionGroup var profile: ProfileOption

  @Option(
    "glob",
    "In folders, ignore files that match GLOB (.gitignore syntax); repeatable."
  )
  var exclude: [ExcludePattern] = []

  @Flag("Include files that .gitignore excludes.")
  var noIgnore = false

  /// The arguments that repeat the `--exclude` and `--no-ignore` options of the command line.
  var exclusionsOnCommandLine: [String] {
    let patterns =
      CommandContext.current.excludeOrigin == nil ? exclude.flatMap { ["--exclude", $0.text] } : []
    return patterns + (noIgnore ? ["--no-ignore"] : [])
  }

  func apply(to request: inout RunRequest) {
    request.selection.paths = paths
    request.selection.exclusions = exclusions
  }

  /// The files to ignore in folders.
  var exclusions: Exclusions {
    let origin = CommandContext.current.excludeOrigin
    return Exclusions(
      exclude,
      below: origin?.folder,
      source: origin?.name ?? "--exclude",
      usesGitignore: !noIgnore
    )
  }
}

/// The options that select cases.
struct SelectionOptions: ParsableArguments, Configurable {
  static let configurableOptions =
    [
      ConfigurableOption("tag", .text, role: .selection),
      ConfigurableOption("filter", .list, role: .selection),
      ConfigurableOption("failed", .flag, role: .selection),
      ConfigurableOption("changed-since", .text, role: .selection),
    ] + VariableOptions.configurableOptions + HistoryOptions.configurableOptions

  @Option("expression", "Select scenarios by tag: 'smoke and not (slow or url)'.")
  var tag: String?

  @Option("text", "Select cases whose name contains TEXT; if repeated, all must match.")
  var filter: [String] = []

  @OptionGroup var variables: VariableOptions

  @Flag("Select cases that failed in the last run.")
  var failed = false

  @Option(
    "revision",
    "Select files that changed since Git REVISION, or that include a changed file."
  )
  var changedSince: String?

  @OptionGroup var history: HistoryOptions

  func validate() throws {
    try require(!failed || history.location != .off, "--failed needs the history, which is off")
  }

  func apply(to request: inout RunRequest) {
    request.selection.tags = tag
    request.selection.filters = filter
    request.selection.onlyFailed = failed
    request.selection.changedSince = changedSince
    request.selection.variables = variables.values
    request.selection.projectVariables = CommandContext.current.projectVariables
    request.history = history.location
  }
}

/// The option for the profile, which is read before the others are.
struct ProfileOption: ParsableArguments {
  @Option(
    name: .customLong("profile"),
    help: .value("name", "Use the profile NAME from the configuration file.")
  )
  var name: String?
}

/// The options for variables that are set in all files.
struct VariableOptions: ParsableArguments, Configurable {
  /// The argument of `--set`: `NAME=TEXT`.
  struct Variable: ReadableArgument {
    let name: String
    let text: String

    init(reading argument: String) throws {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw ValidationError("expected NAME=TEXT, such as kind=voip")
      }
      name = String(parts[0])
      text = String(parts[1])
    }
  }

  static let configurableOptions = [
    ConfigurableOption(
      "set",
      .pairs,
      role: .results { request in
        request.selection.variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      }
    )
  ]

  @Option("name=text", "Override the variable NAME in all files; repeatable.")
  var set: [Variable] = []

  /// The text of each variable; if one is set several times, the last value.
  var values: [String: String] {
    Dictionary(self.set.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
  }

  /// The variables that the command line sets, and not the configuration file.
  private var onCommandLine: [Variable] {
    self.set.filter { !CommandContext.current.projectVariables.contains($0.name) }
  }

  /// The arguments that repeat the `--set` options of the command line.
  var argumentsOnCommandLine: [String] {
    onCommandLine.flatMap { ["--set", "\($0.name)=\($0.text)"] }
  }

  /// Throws an error for a variable of the command line that the files do not have, as a run does.
  ///
  /// - Parameter used: Returns the variables that the files have; called only if a variable is set.
  /// - Throws: `.usage` for such a variable, or the error of `used`.
  func check(used: () throws(ScenarioError) -> Set<String>) throws(ScenarioError) {
    let names = Set(onCommandLine.map(\.name))
    if names.isEmpty { return }
    if let name = names.subtracting(try used()).min() { throw ScenarioError.unknownVariable(name) }
  }
}

/// The options for the history of earlier runs.
struct HistoryOptions: ParsableArguments, Configurable {
  static let configurableOptions = [
    ConfigurableOption("history", .text, path: .wholeValue(unless: "off"), role: .machine)
  ]

  @Option(
    help: .value(
      "folder",
      "Keep results and times in FOLDER (default: .scenario-run); 'off' keeps nothing."
    ),
    completion: .directory
  )
  var history: String?

  /// The location that the option specifies.
  var location: HistoryLocation {
    history.map { $0 == "off" ? .off : .folder($0) } ?? .automatic
  }
}
