import Foundation
@_spi(Package) import ScenarioLanguage
import ScenarioSystem
import Synchronization
import Testing

@testable import ScenarioRunner

/// Several jobs run files at the same time, and their results come in order.
@Suite struct RunnerTests {
  @Test(arguments: [1, 2, 5])
  func resultsComeInTheOrderOfTheFiles(_ jobs: Int) async throws {
    var configuration = RunConfiguration()
    configuration.jobs = jobs
    #expect(try await run(configuration) == Self.names)
  }

  @Test func aFileThatTakesLongLetsOthersRun() {
    var order = OrderedResults<String>(jobs: 2)
    let slow = order.begin()
    for number in 1...128 {
      #expect(order.canBegin)
      #expect(order.begin() == number)
      order.end(number, "\(number)")
      #expect(order.next() == nil)
    }
    // So many results wait that it is time to wait with them.
    #expect(!order.canBegin)
    order.end(slow, "slow")
    var emitted: [String] = []
    while let result = order.next() { emitted.append(result) }
    #expect(emitted == ["slow"] + (1...128).map { "\($0)" })
    #expect(order.canBegin)
  }

  @Test func filesBeginBeforeAThreadIsFree() {
    var order = OrderedResults<String>(jobs: 2)
    var count = 0
    while order.canBegin {
      // Results wait while there is more to do than the threads do at this moment.
      #expect((order.pause > 0) == (count > 2))
      _ = order.begin()
      count += 1
    }
    #expect(count == 64)
    #expect(order.pause == 4)
  }

  @Test(arguments: [1, 3])
  func eachFileIsAnEventWithItsCases(_ jobs: Int) async throws {
    let events = Mutex<[String: [String]]>([:])
    var configuration = RunConfiguration()
    configuration.jobs = jobs
    configuration.onEvent = { event in
      switch event {
      case .fileStarted(let path, let cases):
        events.withLock { $0["\(path)", default: []] += cases.map { "starts \($0.name)" } }
      case .caseFinished(let result, let path):
        events.withLock { $0["\(path)", default: []].append("\(result.outcome): \(result.name)") }
      default: Issue.record("unexpected event")
      }
    }
    _ = try await run(configuration)
    let all = events.withLock { $0 }
    #expect(all.count == Self.names.count)
    for (_, events) in all {
      #expect(events == ["starts the file itself", "invalid: the file itself"])
    }
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
    Runner(loader: UnusedLoader(), configuration: configuration).run(files) {
      seen.append(URL(filePath: $0.path.text).deletingPathExtension().lastPathComponent)
    }
    return seen
  }
}

/// A loader to which every file is invalid.
private struct UnusedLoader: ScenarioLoader {
  static let fileLimit = 1 << 20
  var customWords = CustomWords()
  var variables: [String: String] = [:]

  mutating func load(_ source: SourceFile) -> LoadedFile {
    let diagnostic = Diagnostic(.emptyFile, at: .startOfFile, "nothing", help: "")
    return LoadedFile(source: source, unreadable: diagnostic)
  }
}
