internal import ScenarioLanguage
internal import ScenarioSystem

/// What helps while one writes scenarios.
public enum EditorSession {
  /// Prints the JSON Schema of scenario files, and returns the status with which the command ends.
  public static func printSchema() -> Int32 {
    let screen = Screen(RunRequest(paths: [], purpose: .list))
    screen.print(ScenarioSchema.text)
    guard let problem = screen.problem else { return 0 }
    screen.say("\(problem)")
    return problem.code.exitStatus
  }
}
