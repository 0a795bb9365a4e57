import Foundation
import ScenarioLanguage
import ScenarioSystem
import Synchronization
import Testing

@testable import ScenarioRunner

/// Jobs take as many files at once as they work on in a moment.
@Suite struct ChunkTests {
  @Test func quickFilesComeInLargerChunks() {
    var size = ChunkSize()
    #expect(size.files == 4)
    for wanted in [8, 16, 32, 64, 128, 128] {
      size.adapt(to: size.files, in: 1_000_000)
      #expect(size.files == wanted)
    }
  }

  @Test func slowFilesComeOneByOne() {
    var size = ChunkSize()
    for wanted in [2, 1, 1] {
      size.adapt(to: size.files, in: 1_000_000_000)
      #expect(size.files == wanted)
    }
  }

  @Test func aChunkThatWasBegunBeforeSaysLittle() {
    var size = ChunkSize()
    size.adapt(to: 4, in: 10_000_000)
    #expect(size.files == 4)
    size.adapt(to: 3, in: 1_000_000)
    #expect(size.files == 4)
    size.adapt(to: 4, in: 1_000_000)
    size.adapt(to: 4, in: 1_000_000)
    #expect(size.files == 8)
  }

  @Test func noMoreWorkersAreMadeThanThereAreJobs() async throws {
    let count = Mutex(0)
    var configuration = RunConfiguration()
    configuration.jobs = 2
    configuration.makeListener = {
      count.withLock { $0 += 1 }
      return DeafListener()
    }
    let seen = try await run(configuration)
    #expect(seen == Self.names)
    #expect(count.withLock { $0 } == 2)
  }

  @Test func aChunkThatTakesLongLetsOthersGoOn() {
    var order = ChunkOrder<String>(jobs: 2)
    let slow = order.begin()
    for number in 1...8 {
      #expect(order.mayBegin)
      #expect(order.begin() == number)
      #expect(!order.mayBegin)
      order.end(number, "\(number)")
      #expect(order.next() == nil)
    }
    // So many results wait that it is time to wait with them.
    #expect(!order.mayBegin)
    order.end(slow, "slow")
    var handedOut: [String] = []
    while let results = order.next() { handedOut.append(results) }
    #expect(handedOut == ["slow"] + (1...8).map { "\($0)" })
    #expect(order.mayBegin)
  }

  private static let names = (0..<200).map { String(format: "%03d", $0) }

  /// Runs as many files as there are names, and returns them as they were handed out.
  private func run(_ configuration: RunConfiguration) async throws -> [String] {
    let folder = URL.temporaryDirectory.appending(path: "chunks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in Self.names {
      try Data(name.utf8).write(to: folder.appending(path: "\(name).yaml"))
    }
    let files = try ScenarioFiles(arguments: [Path(folder.path(percentEncoded: false))])
    var seen: [String] = []
    Runner(loader: IdleLoader(), configuration: configuration, fileLimit: 1 << 20).run(files) {
      seen.append(URL(filePath: $0.path.text).deletingPathExtension().lastPathComponent)
    }
    return seen
  }
}

/// A loader to which a file means nothing.
private struct IdleLoader: ScenarioLoader {
  mutating func parse(_ source: SourceFile, into file: inout ParsedFile) { file.source = source }

  mutating func compile(_ file: ParsedFile) -> LoadedFile {
    let diagnostic = Diagnostic(.emptyFile, at: .startOfFile, "nothing", help: "")
    return LoadedFile(source: file.source, unreadable: diagnostic)
  }
}

private struct DeafListener: RunListener {
  let wantsRecords = false
  func fileStarted(_: SourceFile, _: LineTable, cases: [PlannedCase]) {}
  func caseFinished(_: CaseResult, at _: Int, of _: SourceFile) {}
  func fileUnreadable(_: Path, _: ScenarioError) {}
  func flush() {}
}
