internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// What a subcommand does with the app under test.
protocol AppUse {
  /// The help of `--app`.
  static var help: String { get }
}

/// Scenarios are run with the app.
enum RunsApp: AppUse {
  static let help = "Run COMMAND as the app under test (docs/app-protocol.md)."
}

/// Files are read that use the app's own actions and probes.
enum ReadsAppWords: AppUse {
  static let help = "Ask COMMAND for the app's actions and probes (docs/app-protocol.md)."
}

/// The options for a program that is the app under test.
struct AppOptions<Use: AppUse>: ParsableArguments, Configurable {
  static var configurableOptions: [ConfigurableOption] {
    [
      ConfigurableOption("app", .text, role: .results { $0.configuration.appCommand?.command }),
      ConfigurableOption(
        "app-timeout",
        .text,
        role: .results(unless: "\(AppCommand.defaultTimeout)") {
          $0.configuration.appCommand.map { "\($0.timeout)" }
        }
      ),
    ]
  }

  @Option("command", Use.help)
  var app: String?

  @Option(
    "duration",
    "Wait at most DURATION for each answer of the app (default: 5s; first: 20s).",
    transform: Milliseconds.read
  )
  var appTimeout: Int?

  /// The program; nil if there is none.
  var command: AppCommand? {
    let timeout = appTimeout.map { VirtualTime(milliseconds: Int64($0)) }
    return app.map { AppCommand($0, timeout: timeout ?? AppCommand.defaultTimeout) }
  }

  func validate() throws {
    try require(appTimeout == nil || app != nil, "--app-timeout needs --app")
    // A command is a program with arguments; the description of an app is one file.
    let isFile = [".yaml", ".yml", ".plist"].contains { app?.hasSuffix($0) ?? false }
    try require(
      !isFile || app?.contains(" ") == true,
      "--app takes the command of the app under test; '--app-file' of 'explain', 'diff', 'repl' and 'explore' "
        + "takes a file that describes an app"
    )
  }
}

/// A subcommand that runs scenarios with an app under test, or reads files that use its words.
protocol AppAccepting: ExitStatusReturning {
  associatedtype Use: AppUse

  /// The options for the program that is the app under test.
  var appOptions: AppOptions<Use> { get }
}

extension AppAccepting {
  /// The program that is the app under test; nil if there is none.
  var appCommand: AppCommand? { appOptions.command }
}

extension CommandContext {
  /// Returns a context in which a program is the app under test.
  ///
  /// - Throws: `.worker`, if it cannot be started, or does not speak the protocol.
  func starting(_ command: AppCommand?) throws(ScenarioError) -> CommandContext {
    guard let command else { return self }
    let pool = try AppPool(command)
    var context = self
    (context.appPool, context.makeApp) = (pool, pool.makeApp)
    context.runsAppOnMainThread = false
    context.runsAppInProcess = false
    context.customWords = context.customWords.union(pool.customWords)
    return context
  }

  /// Ends the program that is the app under test.
  ///
  /// - Parameter status: The exit status of what was done with it.
  /// - Returns: The exit status, after printing what is wrong with how the program ends.
  func endingApp(_ status: Int32) -> Int32 {
    let problems = appPool?.finish() ?? []
    for problem in problems { HelpText.printError("scenario-run: error: \(problem)") }
    return status == 0 ? problems.first?.code.exitStatus ?? 0 : status
  }
}
