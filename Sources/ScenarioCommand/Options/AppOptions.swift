internal import ArgumentParser
internal import LifecycleCore
internal import ScenarioRunner
internal import ScenarioSystem

/// The options for a program that is the app under test.
struct AppOptions: ParsableArguments, Configurable {
  static let configurableOptions = [
    ConfigurableOption("app", .text), ConfigurableOption("app-timeout", .text),
  ]

  @Option(
    help: .value("command", "Run COMMAND as the app under test (docs/app-protocol.md).")
  )
  var app: String?

  @Option(
    help: .value("duration", "Wait at most DURATION for each response of the app (default: 5s)."),
    transform: Milliseconds.read
  )
  var appTimeout: Int?

  /// The program; nil if there is none.
  var command: AppCommand? {
    let timeout = VirtualTime(milliseconds: Int64(appTimeout ?? 5_000))
    return app.map { AppCommand($0, timeout: timeout) }
  }

  func validate() throws {
    if appTimeout != nil, app == nil { throw ValidationError("--app-timeout needs --app") }
  }
}

/// A subcommand that runs scenarios with an app under test, or reads files that use its words.
protocol AppAccepting: ExitStatusReturning {
  /// The program that is the app under test.
  var appOptions: AppOptions { get }
}

extension CommandContext {
  /// Returns a context in which a program is the app under test.
  ///
  /// - Throws: `.worker`, if it cannot be started, or does not speak the protocol.
  func starting(_ command: AppCommand?) throws(ScenarioError) -> CommandContext {
    guard let command else { return self }
    let pool = try AppPool(command)
    var context = self
    context.makeApp = pool.makeApp
    context.runsAppOnMainThread = false
    context.runsAppInProcess = false
    context.customWords = context.customWords.union(pool.customWords)
    return context
  }
}
