internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// One run of `schema`: prints the JSON Schema of scenario files.
enum SchemaSession {
  /// Prints it, and returns the status with which the command ends.
  static func run() -> Int32 {
    let screen = Screen(RunRequest(paths: [], purpose: .list))
    screen.print(ScenarioSchema.text)
    guard let problem = screen.problem else { return 0 }
    screen.say("\(problem)")
    return problem.code.exitStatus
  }
}
