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
    let seen = try await run(configuration, SlowLoader { _ in })
    #expect(seen == Self.names)
    #expect(count.withLock { $0 } == 2)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func aFileThatTakesLongLetsOthersGoOn() async throws {
    let others = Mutex(0)
    let othersWentOn = Mutex(false)
    let loader = SlowLoader { name in
      guard name == "000" else { return others.withLock { $0 += 1 } }
      // More than a chunk for each job and one more, while nothing is handed out.
      for _ in 0..<6000 where others.withLock({ $0 }) < 20 { usleep(10_000) }
      othersWentOn.withLock { $0 = others.withLock { $0 } >= 20 }
    }
    var configuration = RunConfiguration()
    configuration.jobs = 2
    let seen = try await run(configuration, loader)
    #expect(seen == Self.names)
    #expect(othersWentOn.withLock { $0 })
  }

  private static let names = (0..<200).map { String(format: "%03d", $0) }

  /// Runs as many files as there are names, and returns them as they were handed out.
  private func run(
    _ configuration: RunConfiguration,
    _ loader: SlowLoader
  ) async throws -> [String] {
    let folder = URL.temporaryDirectory.appending(path: "chunks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in Self.names {
      try Data(name.utf8).write(to: folder.appending(path: "\(name).yaml"))
    }
    let files = try ScenarioFiles(arguments: [folder.path(percentEncoded: false)])
    var seen: [String] = []
    await Runner(loader: loader, configuration: configuration, fileLimit: 1 << 20).run(files) {
      seen.append(URL(filePath: $0.path).deletingPathExtension().lastPathComponent)
    }
    return seen
  }
}

/// A loader that does something with what stands in a file before it finds that it means nothing.
private struct SlowLoader: ScenarioLoader {
  let work: @Sendable (String) -> Void

  init(_ work: @escaping @Sendable (String) -> Void) { self.work = work }

  mutating func parse(_ source: SourceFile, into file: inout ParsedFile) { file.source = source }

  mutating func compile(_ file: ParsedFile) -> LoadedFile {
    work(String(decoding: file.source.bytes, as: UTF8.self))
    let diagnostic = Diagnostic(.emptyFile, at: .startOfFile, "nothing", help: "")
    return LoadedFile(source: file.source, unreadable: diagnostic)
  }
}

private struct DeafListener: RunListener {
  let wantsRecords = false
  func fileStarted(_: SourceFile, _: LineTable, cases: [PlannedCase]) {}
  func caseFinished(_: CaseResult, at _: Int, of _: SourceFile) {}
  func fileUnreadable(_: String, _: ScenarioError) {}
  func flush() {}
}
