import Foundation
import Testing

@testable import ScenarioSystem

@Suite("Replacing a file that other programs write, too", .timeLimit(.minutes(15)))
struct FileReplacementTests {
  /// How an editor saves a file.
  enum Way: CaseIterable {
    case inPlace, slowlyInPlace, byRename

    func save(_ text: String, to path: String) {
      guard let file = fopen(self == .byRename ? "\(path)~" : path, "w") else { return }
      // The file is empty now; the text arrives when it is closed.
      if self == .slowlyInPlace { usleep(300) }
      fputs(text, file)
      fclose(file)
      if self == .byRename { rename("\(path)~", path) }
    }
  }

  @Test(arguments: Way.allCases)
  func `no save is lost, whenever it happens`(_ way: Way) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.yaml"
    for number in 0..<300 {
      let old = Array("old \(number)".utf8)
      try folder.write("a.yaml", "old \(number)")
      let saved = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        usleep(UInt32.random(in: 0..<800))
        for save in 0..<Int.random(in: 0...2) { way.save("earlier \(save)", to: path) }
        way.save("last \(number)", to: path)
        saved.signal()
      }
      do throws(ScenarioError) {
        try FileWriter.replace(Path(path), contents: old, with: Array("new \(number)".utf8))
      } catch {
        #expect(error.code == .io, "\(error)")
      }
      saved.wait()
      #expect(try folder.read("a.yaml") == "last \(number)")
      #expect(folder.names.filter { $0 != "a.yaml~" } == ["a.yaml"])
    }
  }

  @Test func `a file that has changed is not replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "changed")
    let error = #expect(throws: ScenarioError.self) {
      try FileWriter.replace("\(folder.path)/a", contents: Array("read".utf8), with: [1])
    }
    #expect(error?.code == .io)
    #expect(try folder.read("a") == "changed")
  }

  @Test func `a file with several names is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "old")
    #expect(Foundation.link("\(folder.path)/a", "\(folder.path)/b") == 0)
    let error = #expect(throws: ScenarioError.self) {
      try FileWriter.replace("\(folder.path)/a", contents: Array("old".utf8), with: [1], as: "a")
    }
    #expect(error?.code == .unwritable)
    #expect(error?.message.contains("'a': the file has 2 hard links") == true)
    #expect(try folder.read("a") == "old")
    #expect(folder.names == ["a", "b"])
  }

  @Test func `what an editor has open for writing is not replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "old")
    #if os(Linux)
      let editor = try #require(fopen("\(folder.path)/a", "r+"))
      let error = #expect(throws: ScenarioError.self) {
        try FileWriter.replace("\(folder.path)/a", contents: Array("old".utf8), with: [1])
      }
      #expect(error?.code == .io)
      fputs("later", editor)
      fclose(editor)
      #expect(try folder.read("a") == "later")
      #expect(folder.names == ["a"])
    #endif
    try FileWriter.replace(
      "\(folder.path)/a",
      contents: Array(try folder.read("a").utf8),
      with: Array("new".utf8)
    )
    #expect(try folder.read("a") == "new")
  }

  @Test func `without an exchange, the file that was there is kept aside`() throws {
    let folder = try TemporaryFolder()
    try folder.write("new", "new")
    try folder.write("a", "old")
    #expect(try Platform.exchangeByLinks("\(folder.path)/new", with: "\(folder.path)/a"))
    #expect(try folder.read("a") == "new")
    #expect(try folder.read("new") == "old")
    #expect(folder.names == ["a", "new"])
  }

  #if os(Linux)
    @Test func `permissions and extended attributes are kept, and none is added`() throws {
      let folder = try TemporaryFolder()
      try folder.write("a", "old")
      let path = "\(folder.path)/a"
      folder.setMode("a", 0o640)
      let file = try Platform.openFile(Path(path), .reading)
      defer { try? Platform.closeFile(file) }
      try FileWriter.replace(Path(path), contents: Array("old".utf8), with: Array("new".utf8))
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & 0o7777 == 0o640)
      #expect(try folder.read("a") == "new")
    }
  #endif
}
