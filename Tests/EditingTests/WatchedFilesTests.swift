import Foundation
import ScenarioRunner
import ScenarioSystem
import Testing

@testable import ScenarioCommand

/// What `--watch` takes for an edit.
@Suite struct WatchedFilesTests {
  @Test func anUnreadableFolderDoesNotCountAsRemovedFiles() {
    var folder = FileResult(path: "locked/")
    folder.problem = ScenarioError(.unreadable, "cannot read the folder 'locked'")
    var watched = WatchedFiles()
    watched.record(folder)
    #expect(watched.count == 0)
    #expect(watched.edit(among: []).isEmpty)
    watched.record(FileResult(path: "gone.yaml"))
    #expect(watched.edit(among: []).lines == ["gone: gone.yaml"])
  }

  @Test func whatIsEditedDuringTheRunIsRunAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "w-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let location = folder.appending(path: "a.yaml")
    let path = Path(location.path(percentEncoded: false))
    try Data("as it is read".utf8).write(to: location)
    var watched = WatchedFiles()
    watched.prepareForRun(of: [path])
    try Data("as it is by then".utf8).write(to: location)
    watched.record(FileResult(path: path))
    #expect(watched.edit(among: [path]).changed == [path])
    watched.prepareForRun(of: [path])
    watched.record(FileResult(path: path))
    #expect(watched.edit(among: [path]).isEmpty)
  }
}
