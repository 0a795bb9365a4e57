internal import ArgumentParser
internal import ScenarioRunner
internal import ScenarioSystem

/// A subcommand that ends with a status of its own.
protocol StatusCommand: ParsableCommand {
  /// Does its work, and returns the status.
  func status() -> Int32
}

/// A subcommand that takes paths; without any, the configuration names them.
protocol PathCommand: StatusCommand {
  /// The paths.
  var paths: PathArguments { get set }
}

/// A subcommand that prints what it has done.
protocol ConsoleCommand: StatusCommand {
  /// When its output is colored.
  var color: Terminal.ColorMode { get }

  /// Does its work, and returns the status.
  func execute(_ console: Console) throws(ScenarioError) -> Int32
}

extension ConsoleCommand {
  var color: Terminal.ColorMode { .auto }

  func status() -> Int32 {
    Console(ConsoleSettings(color: color)).status { console throws(ScenarioError) in
      let status = try execute(console)
      if let problem = console.problem { throw problem }
      return status
    }
  }
}

/// A subcommand that requests a run.
protocol SessionCommand: PathCommand {
  /// What is done with the cases.
  static var purpose: RunConfiguration.Purpose { get }

  /// Sets what its options request.
  func apply(to request: inout RunRequest)
}

extension SessionCommand {
  /// What it asks for.
  var request: RunRequest {
    var request = RunRequest(purpose: Self.purpose)
    apply(to: &request)
    return request
  }

  func status() -> Int32 { RunSession(request: request).run() }
}
