internal import ScenarioRunner
internal import ScenarioSystem

/// What a subcommand must know in addition to its own options.
///
/// A task-local value of a function type crashes in a static, optimized build of Swift 6.3: it is in a structure.
struct CommandContext: Sendable {
  /// Makes the app of a case; nil for those that the scenarios describe.
  var makeApp: AppMaker?
  /// The variables that the configuration or the environment sets, and not who typed the command.
  var projectVariables: Set<String> = []
  /// Where the patterns of `--exclude` were set, if not on the command line.
  var excludeOrigin: ExcludeOrigin?

  @TaskLocal static var current = CommandContext()
}

/// Where the patterns of `--exclude` were set: what the user calls that place, and the folder from which paths are seen.
struct ExcludeOrigin {
  let name: String
  /// Nil for the working directory.
  let folder: Path?
}
