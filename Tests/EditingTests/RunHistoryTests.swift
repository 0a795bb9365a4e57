import Foundation
import ScenarioSystem
import Testing

@testable import ScenarioCommand

/// The marks of runs that have not recorded their results yet.
@Suite struct RunHistoryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "h-\(UUID().uuidString)")
  private var path: String { folder.path(percentEncoded: false) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func begin(onlyFailed: Bool) throws -> [String] {
    // The mark of another run, which was killed.
    try Data().write(to: folder.appending(path: "unrecorded-2147483647"))
    let history = try RunHistory(.folder(path), isRecorded: true)
    try history.begin(onlyFailed: onlyFailed)
    return try FileManager.default.contentsOfDirectory(atPath: path)
  }

  @Test func aRunOfWhatFailedMakesNoMarkAndTakesNoneOver() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try begin(onlyFailed: true) == ["unrecorded-2147483647"])
  }

  @Test func anyOtherRunTakesTheMarkOver() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = ProcessInfo.processInfo.processIdentifier
    #expect(try begin(onlyFailed: false) == ["unrecorded-\(own)"])
  }
}
