import Foundation
import ScenarioSystem
import Testing

/// A file that grows line by line.
@Suite struct LineFileTests {
  private let folder = URL.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test(arguments: [false, true])
  func whatIsTakenAwayWhileItIsWrittenIsAProblem(_ isReplaced: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let location = folder.appending(path: "e.jsonl")
    let file = try LineFile(path: Path(location.path(percentEncoded: false)))
    file.append(Array("one\n".utf8)[...])
    #expect(try String(contentsOf: location, encoding: .utf8) == "one\n")
    try FileManager.default.removeItem(at: location)
    if isReplaced { try Data("another".utf8).write(to: location) }
    file.append(Array("two\n".utf8)[...])
    #expect(file.problem == nil)
    file.close()
    #expect(file.problem?.message.contains("was removed or replaced") == true)
  }

  @Test func whatStaysWhereItIsIsNone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try LineFile(path: Path(folder.appending(path: "e").path(percentEncoded: false)))
    file.append(Array("one\n".utf8)[...])
    file.close()
    #expect(file.problem == nil)
  }
}
