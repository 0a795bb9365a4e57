import Foundation
import NotesUnderTest
import ScenarioApp
import ScenarioCommand

/// The command `scenario-run` with Notes as the app under test: `NOTES_BUG=3 notes-run Scenarios`.
@main struct NotesRun {
  static func main() {
    let bug = ProcessInfo.processInfo.environment["NOTES_BUG"].flatMap(Int.init)
    ScenarioMain.run(notes(withBug: bug))
  }
}
