internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// One run of `words`: prints the words of the language.
enum WordsSession {
  /// Prints those in which the text is, or all, and returns the status with which the command ends.
  static func run(matching text: String) -> Int32 {
    let screen = Screen(RunRequest(paths: [], purpose: .list))
    let lines = WordList.lines(matching: text)
    guard !lines.isEmpty else {
      screen.say("no word matches '\(text)'; 'scenario-run words' lists all")
      return ScenarioError.Code.nothingSelected.exitStatus
    }
    screen.print(lines.joined(separator: "\n") + "\n")
    guard let problem = screen.problem else { return 0 }
    screen.say("\(problem)")
    return problem.code.exitStatus
  }
}
