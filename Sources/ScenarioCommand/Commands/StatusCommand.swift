internal import ArgumentParser
internal import ScenarioKit

/// A subcommand that ends with a status of its own.
protocol StatusCommand: ParsableCommand {
  /// Does its work, and returns the status.
  func status() -> Int32
}

/// A subcommand that is told paths; where it is told none, the configuration names them.
protocol PathCommand: StatusCommand {
  /// The paths.
  var paths: PathArguments { get set }
}

/// A subcommand that asks for a run.
protocol SessionCommand: PathCommand {
  /// What it asks for.
  var request: RunRequest { get }
}

extension SessionCommand {
  func status() -> Int32 {
    RunSession(request).run()
  }
}
