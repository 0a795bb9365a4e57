@_spi(Package) @_exported public import LifecycleCore
@_spi(Package) @_exported public import ScenarioLanguage
public import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The complete command, run with your own apps instead of those that the scenarios describe.
///
/// An app can be a delegate in Swift, with `import ScenarioDelegates`:
///
/// ```swift
/// @main
/// struct NotesScenarios {
///   static func main() {
///     ScenarioMain.run { _ in DelegateApp { NotesDelegate() } }
///   }
/// }
/// ```
public enum ScenarioMain {
  /// Reads the arguments of this process, runs the command, and exits with the status of the command.
  ///
  /// Every subcommand, option and report works as it does in `scenario-run`. With `--isolate`, `--kill-each-step`
  /// and `explore`, the program starts itself again as a worker, which runs the cases with the same apps: call this
  /// method first, and do nothing before it that a worker must not do.
  ///
  /// - Parameters:
  ///   - words: The actions and probes that only these apps have.
  ///   - app: Makes the app of a case; nil for the apps that the scenarios describe.
  public static func run(words: CustomWords = CustomWords(), app: AppMaker? = nil) -> Never {
    run(words: words, app: app, runsOnMainThread: false)
  }

  private static func run(
    words: CustomWords,
    app: AppMaker?,
    runsOnMainThread: Bool
  ) -> Never {
    // With one job, everything runs on the main thread, because a second thread makes every allocation slower. Only if
    // its stack is too small for deeply nested scenarios does the command run on a thread with a larger one.
    LargeStack.run {
      var arguments = CommandArguments.all
      if isWorker { arguments.removeFirst() }
      if isWorker, arguments.isEmpty {
        CurrentProcess.end(with: runWorker(app))
      }
      let context = CommandContext(
        makeApp: app,
        customWords: words,
        runsAppOnMainThread: runsOnMainThread,
        runsAppInProcess: app != nil,
        isWorker: isWorker
      )
      CommandContext.$current.withValue(context) { ScenarioRun.main(with: arguments) }
    }
    CurrentProcess.end(with: 0)
  }

  /// Runs the command with an app under test; otherwise like ``run(words:app:)``.
  ///
  /// The code of the app belongs to the main thread, so that a process runs one case at a time: `--isolate` runs several
  /// jobs, each in a process of its own.
  public static func run(_ app: some AppSource) -> Never {
    run(words: app.words, app: app.makeApp, runsOnMainThread: true)
  }

  /// Whether this process is a worker, which another process of the same program started to run some of its cases.
  public static var isWorker: Bool { CommandArguments.all.first == RunSession.workerArgument }

  private static func runWorker(_ app: AppMaker?) -> Int32 {
    var session = WorkerSession(loader: YAMLLoader(), makeApp: app)
    return session.run()
  }
}
