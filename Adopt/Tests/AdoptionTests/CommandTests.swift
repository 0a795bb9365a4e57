import Foundation
import Testing

/// The program writes all files or none.
@Suite struct CommandTests {
  @Test func `it writes what it rewrote, and stubs only once`() throws {
    let place = try Place(["app/A.swift": "@objc class A: B {}", "app/sub/C.swift": "class C {}"])
    let first = try place.run("app", "--into", "out")
    #expect(first.status == 0)
    #expect(first.output.contains("A.swift:1: change: '@objc' was removed"))
    #expect(first.output.contains("stub: 'B' (A.swift:1)"))
    #expect(first.output.contains("2 files written to out. Complete the 1 name in "))
    #expect(place.text("out/A.swift") == "class A: B {}")
    #expect(place.text("out/sub/C.swift") == "class C {}")
    #expect(place.text("out/Stubs.swift")?.contains("class B: UIResponder {}") == true)

    try place.write("class B {}", to: "out/Stubs.swift")
    try place.write("class C: D {}", to: "app/sub/C.swift")
    let second = try place.run("app", "--into", "out")
    #expect(second.status == 0)
    #expect(second.output.contains("Add the 1 name to "))
    #expect(!second.output.contains("'B'"))
    #expect(place.text("out/Stubs.swift") == "class B {}")
    #expect(place.text("out/sub/C.swift") == "class C: D {}")
  }

  @Test func `it writes nothing if it must refuse something`() throws {
    let place = try Place([
      "app/A.swift": "class A {}",
      "app/B.swift": "let s = Selector((\"f\"))\nlet t = Selector(\"g\")",
    ])
    let run = try place.run("app", "--into", "out")
    #expect(run.status == 1)
    #expect(run.errors.contains("B.swift:1: error: 'Selector((\"f\"))'"))
    #expect(run.errors.contains("B.swift:2: error: "))
    #expect(run.errors.contains("Nothing was written: 2 places cannot be rewritten."))
    #expect(place.text("out/A.swift") == nil)
  }

  @Test func `it reads and writes nothing through a link that leads out`() throws {
    let place = try Place(["app/A.swift": "class A {}", "other/secret": "let secret = 1"])
    try place.link("app/B.swift", to: "../other/secret")
    let read = try place.run("app", "--into", "out")
    #expect(read.status == 2)
    #expect(read.errors.contains("'B.swift' is a link that leads out of 'app'"))
    try place.link("linked/A.swift", to: "../other/secret")
    try place.link("folder/sub", to: "../other")
    try place.write("class A {}", to: "fine/A.swift")
    try place.write("class B {}", to: "deep/sub/A.swift")
    for (sources, folder) in [("fine", "linked"), ("deep", "folder")] {
      let run = try place.run("--into=\(folder)", "--", sources)
      #expect(run.status == 2)
      #expect(run.errors.contains("is a link: remove it"))
    }
    #expect(place.text("other/secret") == "let secret = 1")
    #expect(place.text("other/A.swift") == nil)
  }

  /// Wrong command lines, and what is said about them.
  static let wrong = [
    (["app"], "'--into FOLDER' is missing"),
    (["--into", "out"], "no source files were named"),
    (["app", "--into"], "'--into' needs one folder"),
    (["app", "--onto", "out"], "unknown option '--onto'"),
    (["missing", "--into", "out"], "there is no 'missing'"),
    (["empty", "--into", "out"], "there is no Swift file"),
    (["app", "--into", "app/out"], "contain one another"),
    (["app/sub", "--into", "app"], "contain one another"),
    (["app/A.swift", "other", "--into", "out"], "two files would be written to 'A.swift'"),
    (["app/Stubs.swift", "--into", "out"], "has the name of the file with stubs"),
  ]

  @Test(arguments: wrong)
  func `a wrong command line is explained`(_ arguments: [String], _ message: String) throws {
    let place = try Place([
      "app/A.swift": "", "app/Stubs.swift": "", "app/sub/B.swift": "", "other/A.swift": "",
      "empty/readme.txt": "",
    ])
    let run = try place.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("usage: scenario-run-adopt SOURCES... --into FOLDER"))
  }

  @Test func `stubs that cannot be read are not overwritten`() throws {
    let place = try Place(["app/A.swift": "class A: B {}"])
    let latin1 = Data([0x63, 0xE9, 0x0A])
    try place.write(latin1, to: "out/Stubs.swift")
    let run = try place.run("app", "--into", "out")
    #expect(run.status == 5, "\(run.output)")
    #expect(run.errors.hasPrefix("error: "))
    #expect(place.data("out/Stubs.swift") == latin1)
    #expect(place.text("out/A.swift") == nil)
  }

  @Test func `a folder that cannot be written to is an error`() throws {
    let place = try Place(["app/A.swift": "class A {}", "out": "a file"])
    let run = try place.run("app", "--into", "out")
    #expect(run.status == 5)
    #expect(run.errors.hasPrefix("error: "))
  }
}

/// A folder of its own, in which the program runs.
private final class Place {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("adopt-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    let link = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  func data(_ path: String) -> Data? { try? Data(contentsOf: folder.appendingPathComponent(path)) }

  func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    try run(arguments)
  }

  func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let runner = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.executableURL = runner.deletingLastPathComponent()
      .appendingPathComponent("scenario-run-adopt")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files: a full pipe would stop the program.
    for name in ["output", "errors"] {
      _ = FileManager.default.createFile(
        atPath: folder.appendingPathComponent(name).path,
        contents: nil
      )
    }
    process.standardOutput = try FileHandle(
      forWritingTo: folder.appendingPathComponent("output")
    )
    process.standardError = try FileHandle(forWritingTo: folder.appendingPathComponent("errors"))
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, text("output") ?? "", text("errors") ?? "")
  }
}
