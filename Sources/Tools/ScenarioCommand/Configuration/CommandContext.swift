@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The context of a subcommand in addition to its own options.
///
/// It is a structure because a task-local value of a function type crashes in a static, optimized build of Swift 6.3.
struct CommandContext: Sendable {
  /// Makes the app of a case; nil for the apps that the scenarios describe.
  var makeApp: AppMaker?
  /// The program that is the app under test; nil if there is none.
  var appPool: AppPool?
  /// The words that only the app under test has: those that it declares, and those of the configuration.
  var customWords = CustomWords()
  /// Whether the code of the app belongs to the main thread, so that a process runs one case at a time.
  var runsAppOnMainThread = false
  /// Whether the app is code of this program, which can end the process.
  var runsAppInProcess = false
  /// Whether this process is a worker of a subcommand, which another process of the same program started.
  var isWorker = false
  /// The variables that the configuration or the environment sets, rather than the command line.
  var projectVariables: Set<String> = []
  /// Whether the configured number of cases is not that of this run, since the command line names what is run.
  var ignoresExpectedCount = false
  /// Where the patterns of `--exclude` are set; nil for the command line.
  var excludeOrigin: ExcludeOrigin?

  /// Whether the command answers requests of a client: then nothing but the answer is written, and a signal ends it.
  var servesClient = false

  @TaskLocal static var current = CommandContext()
}

extension YAMLLoader {
  /// Returns a loader that knows the words of the app under test.
  static func ofCommand(variables: [String: String] = [:]) -> YAMLLoader {
    YAMLLoader(variables: variables, customWords: CommandContext.current.customWords)
  }
}

/// Where the patterns of `--exclude` are set, if not on the command line.
struct ExcludeOrigin {
  /// The name of the variable or of the configuration file, for messages.
  let name: String
  /// The folder to which the patterns are relative; nil for the working directory.
  let folder: Path?
}
