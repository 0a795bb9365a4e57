internal import ArgumentParser
internal import ScenarioReports
internal import ScenarioSystem

/// The paths that every subcommand takes.
struct PathArguments: ParsableArguments, SettableOptions {
  static let settable = [OptionWord("exclude", .list), OptionWord("no-ignore", .flag)]

  @Argument(
    help: .value(
      "path",
      "Files, folders, PATH:LINE, lines that 'list' prints, or @FILE with one per line."
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var paths: [String] = []

  @Option(help: .value("name", "Use the profile NAME from the configuration file."))
  var profile: String?

  @Option(
    help: .value(
      "glob",
      "In folders, ignore files that match GLOB (.gitignore syntax); repeatable."
    ),
    transform: ExcludePattern.init(_:)
  )
  var exclude: [ExcludePattern] = []

  @Flag(help: "Include files that .gitignore excludes.")
  var noIgnore = false

  /// What of this was typed, as it is typed again.
  var typedExclusions: [String] {
    let patterns =
      CommandContext.current.excludeOrigin == nil ? exclude.flatMap { ["--exclude", $0.text] } : []
    return patterns + (noIgnore ? ["--no-ignore"] : [])
  }

  func apply(to request: inout RunRequest) {
    request.selection.paths = paths
    request.selection.exclusions = exclusions
  }

  /// What is left out of folders.
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

/// What selects among the cases.
struct ChoiceOptions: ParsableArguments, SettableOptions {
  static let settable =
    [
      OptionWord("tag", .text), OptionWord("filter", .list), OptionWord("failed", .flag),
      OptionWord("changed-since", .text),
    ] + VariableOptions.settable + HistoryOptions.settable

  @Option(help: .value("expression", "Select scenarios by tag: 'smoke and not (slow or url)'."))
  var tag: String?

  @Option(
    help: .value("text", "Select cases whose name contains TEXT; if repeated, all must match.")
  )
  var filter: [String] = []

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Select cases that failed in the last run.")
  var failed = false

  @Option(
    help: .value(
      "revision",
      "Select files that changed since Git REVISION, or that include a changed file."
    )
  )
  var changedSince: String?

  @OptionGroup var kept: HistoryOptions

  func validate() throws {
    if failed, kept.place == .off {
      throw ValidationError("--failed needs the history, which is off")
    }
  }

  func apply(to request: inout RunRequest) {
    request.selection.tags = tag
    request.selection.filters = filter
    request.selection.onlyFailed = failed
    request.selection.changedSince = changedSince
    request.selection.variables = variables.values
    request.selection.projectVariables = CommandContext.current.projectVariables
    request.history = kept.place
  }
}

/// The variables that are set in all files.
struct VariableOptions: ParsableArguments, SettableOptions {
  /// `NAME=TEXT`.
  struct Variable {
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

  static let settable = [OptionWord("set", .pairs)]

  @Option(
    help: .value("name=text", "Override the variable NAME in all files; repeatable."),
    transform: Variable.init(reading:)
  )
  var set: [Variable] = []

  /// The text of each variable; the last one counts.
  var values: [String: String] {
    Dictionary(self.set.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
  }

  /// The variables that who typed the command sets, as they are typed again.
  var typed: [String] {
    self.set.filter { !CommandContext.current.projectVariables.contains($0.name) }
      .flatMap { ["--set", "\($0.name)=\($0.text)"] }
  }
}

/// What is kept from run to run.
struct HistoryOptions: ParsableArguments, SettableOptions {
  static let settable = [OptionWord("history", .text, place: .path(unless: "off"))]

  @Option(
    help: .value(
      "folder",
      "Keep results and times in FOLDER (default: .scenario-run); 'off' keeps nothing."
    ),
    completion: .directory
  )
  var history: String?

  /// The place that was named.
  var place: HistoryPlace {
    history.map { $0 == "off" ? .off : .folder($0) } ?? .automatic
  }
}
