internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioRunner
internal import ScenarioSystem

/// A subcommand that returns its own exit status.
protocol ExitStatusReturning: ParsableCommand {
  /// Performs the command, and returns the exit status.
  func runForExitStatus() -> Int32
}

/// A subcommand that accepts paths; if the command line has none, the paths of the configuration are used.
protocol PathAccepting: ExitStatusReturning {
  /// The paths and the options that apply to them.
  var paths: PathOptions { get set }
}

/// A subcommand that prints its results to the console.
protocol ConsolePrinting: ExitStatusReturning {
  /// When its output is colored.
  var color: Terminal.ColorMode { get }
  /// The language of names in its output; nil for that of each file.
  var names: NameSpelling? { get }

  /// Performs the command with a console, and returns the exit status.
  func execute(_ console: Console) throws(ScenarioError) -> Int32
}

extension ConsolePrinting {
  var color: Terminal.ColorMode { .auto }
  var names: NameSpelling? { nil }

  func runForExitStatus() -> Int32 {
    Console(ConsoleSettings(color: color, names: names)).exitStatus {
      console throws(ScenarioError) in
      let status = try execute(console)
      if let problem = console.problem { throw problem }
      return status
    }
  }
}

/// A subcommand that requests a run.
protocol RunRequesting: PathAccepting {
  /// Whether cases are run, checked or listed.
  static var purpose: RunConfiguration.Purpose { get }

  /// Applies the options to a request.
  func apply(to request: inout RunRequest)
}

extension RunRequesting {
  /// The run that the options request.
  var request: RunRequest {
    var request = RunRequest(purpose: Self.purpose)
    apply(to: &request)
    return request
  }

  func runForExitStatus() -> Int32 { RunSession(request: request).run() }
}
