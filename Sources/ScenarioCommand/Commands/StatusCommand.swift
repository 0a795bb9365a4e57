internal import ArgumentParser
internal import ScenarioRunner

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

/// A subcommand that asks for a run.
protocol SessionCommand: PathCommand {
  /// What is done with the cases.
  static var purpose: RunConfiguration.Purpose { get }

  /// Sets what its options ask for.
  func apply(to request: inout RunRequest)
}

extension SessionCommand {
  /// What it asks for.
  var request: RunRequest {
    var request = RunRequest(paths: [], purpose: Self.purpose)
    apply(to: &request)
    return request
  }

  func status() -> Int32 {
    RunSession(request).run()
  }
}
