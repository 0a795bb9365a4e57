import Foundation
import ScenarioLanguage
import ScenarioSystem
import Testing

@testable import ScenarioRunner

/// Files that are read together, and results that are handed out together.
@Suite struct BatchTests {
  private let folder = URL.temporaryDirectory.appending(path: "batch-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func entries() throws -> [ScenarioFiles.Entry] {
    Array(try ScenarioFiles(arguments: [Path(folder.path(percentEncoded: false))]))
  }

  @Test func aFileThatCannotBeReadLeavesNothingForTheNextOneInItsPlace() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a.yaml", "first")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "b.yaml").path(percentEncoded: false),
      withDestinationPath: "nowhere"
    )
    try write("c.yaml", "third")
    let entries = try entries()
    var batch = FileBatch(EchoLoader(), fileLimit: 1 << 20, isTimed: false)
    #expect(batch.read(entries[...]) == 3)
    #expect(try batch.load(0).file.text == "first")
    #expect(throws: ScenarioError.self) { try batch.load(1) }
    #expect(try batch.load(2).file.text == "third")
    #expect(batch.read(entries[1...]) == 2)
    #expect(throws: ScenarioError.self) { try batch.load(0) }
    #expect(try batch.load(1).file.text == "third")
  }

  @Test func largeFilesAreReadOneByOne() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a", "b"] { try write("\(name).yaml", String(repeating: name, count: 200_000)) }
    for name in ["c", "d"] { try write("\(name).yaml", name) }
    let entries = try entries()
    var batch = FileBatch(EchoLoader(), fileLimit: 1 << 20, isTimed: false)
    #expect(batch.read(entries[...]) == 1)
    #expect(batch.read(entries[1...]) == 1)
    #expect(try batch.load(0).file.text.first == "b")
    #expect(batch.read(entries[2...]) == 2)
    #expect(try batch.load(0).file.text == "c")
    #expect(try batch.load(1).file.text == "d")
  }

  @Test func resultsAreHandedOutInOrderAndWhatHasSomethingToShowAtOnce() {
    var seen: [Path] = []
    var batch = ResultBatch()
    func add(_ path: Path, shows: Bool = false) {
      var result = FileResult(path: path)
      if shows { result.source = SourceFile(path) }
      if batch.add(result) { batch.handOut { seen.append($0.path) } }
    }
    add("a", shows: true)
    #expect(seen == ["a"])
    add("b")
    add("c", shows: true)
    #expect(seen == ["a", "b", "c"])
    add("d")
    batch.handOut { seen.append($0.path) }
    batch.handOut { seen.append($0.path) }
    #expect(seen == ["a", "b", "c", "d"])
  }

  @Test func aBatchThatHoldsAllHandsOutNothing() {
    var batch = ResultBatch(holdingAll: true)
    for count in 0..<200 {
      var result = FileResult(path: "\(count)")
      result.source = SourceFile(path: "", bytes: [])
      let isDue = batch.add(result)
      #expect(!isDue)
    }
    #expect(batch.results.map(\.path) == (0..<200).map { "\($0)" as Path })
  }
}

/// A loader to which a file means nothing but its bytes.
private struct EchoLoader: ScenarioLoader {
  mutating func parse(_ source: SourceFile, into file: inout ParsedFile) { file.source = source }

  mutating func compile(_ file: ParsedFile) -> LoadedFile {
    let diagnostic = Diagnostic(.emptyFile, at: .startOfFile, "nothing", help: "")
    return LoadedFile(source: file.source, unreadable: diagnostic)
  }
}

extension LoadedFile {
  fileprivate var text: String { String(decoding: source.bytes, as: UTF8.self) }
}
