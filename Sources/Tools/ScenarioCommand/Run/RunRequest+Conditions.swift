internal import ScenarioRunner

extension RunRequest {
  /// The options on which the results of the cases depend, in the same words on each machine.
  var conditions: [String] {
    // The command may have another path on another machine.
    let hasApp = configuration.appCommand != nil || CommandContext.current.makeApp != nil
    let others = RunCommand.configurableOptions.filter { $0.name != "app" }
      .flatMap { $0.arguments(of: self) }
    return (hasApp ? ["an app"] : []) + others.map { $0.joined(separator: " ") }
  }
}
