import ScenarioRunner
import ScenarioSystem
import Testing

@testable import ScenarioKit

/// What `--watch` takes for an edit.
@Suite struct WatchedFilesTests {
  @Test func aFolderThatCannotBeReadIsNoFileThatIsGone() {
    var folder = FileResult(path: "locked/")
    folder.problem = ScenarioError(.unreadable, "cannot read the folder 'locked'")
    var watched = WatchedFiles()
    watched.note(folder)
    #expect(watched.count == 0)
    #expect(watched.edit(among: []).isEmpty)
    watched.note(FileResult(path: "gone.yaml"))
    #expect(watched.edit(among: []).lines == ["gone: gone.yaml"])
  }
}
