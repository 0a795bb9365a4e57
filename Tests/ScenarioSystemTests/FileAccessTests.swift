import Foundation
import Testing

@testable import ScenarioSystem

@Suite("Where links may lead")
struct FileAccessTests {
  /// A project `p` with the folders `s` and `t`, and a folder `out` beside it.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["p/.scenario-run.yaml", "p/s/a.yaml", "p/t/b.yaml", "out/c.yaml", "out/f/d.yaml"] {
      try folder.write(name)
    }
    return folder
  }

  /// Links in `p/s`, and whether each leads out of the project.
  private static let links: [(target: String, leadsOut: Bool)] = [
    ("a.yaml", false), ("../t/b.yaml", false), ("../.scenario-run.yaml", false),
    ("../../out/c.yaml", true), ("../hop", true), ("../folder/c.yaml", true),
    ("/etc/passwd", true),
  ]

  private func addLinks(to folder: TemporaryFolder) throws {
    try folder.link("p/hop", to: "../out/c.yaml")
    try folder.link("p/folder", to: "../out")
  }

  @Test(arguments: links)
  func `a link that is found stays in the project`(_ link: (target: String, leadsOut: Bool)) throws
  {
    let folder = try project()
    try addLinks(to: folder)
    try folder.link("p/s/l.yaml", to: link.target)
    for argument in ["s", ".", "\(folder.path)/p/s"] as [Path] {
      let files = try ScenarioFiles(arguments: [argument], workingDirectory: "\(folder.path)/p")
      let failures = files.entries.compactMap {
        if case .failure(let error, let path) = $0 { "\(path): \(error.message)" } else { nil }
      }
      #expect(failures.count == (link.leadsOut ? 1 : 0), "\(failures)")
      if link.leadsOut {
        #expect(failures.first?.contains("l.yaml' is a link that leads out of the project") == true)
      }
    }
    // A file that is named may be anywhere, also if its folder is named, too.
    let named = try ScenarioFiles(
      arguments: ["s", "s/l.yaml"],
      workingDirectory: "\(folder.path)/p"
    )
    #expect(named.entries.allSatisfy { if case .file = $0 { true } else { false } })
  }

  @Test(arguments: links)
  func `nothing is written through a link out of the project`(
    _ link: (target: String, leadsOut: Bool)
  ) throws {
    let folder = try project()
    try addLinks(to: folder)
    try folder.link("p/s/l.yaml", to: link.target)
    let path: Path = "\(folder.path)/p/s/l.yaml"
    if link.leadsOut {
      let error = #expect(throws: ScenarioError.self) { try FileAccess.checkWritten(path) }
      #expect(error?.code == .unwritable)
      #expect(error?.help.hasPrefix("to write there, name '/") == true)
    } else {
      try FileAccess.checkWritten(path)
    }
  }

  @Test func `each way of writing refuses a link that leads out`() throws {
    let folder = try project()
    try folder.link("p/l", to: "../out/c.yaml")
    try folder.link("p/dangling", to: "../out/new")
    try folder.link("p/f", to: "../out")
    let before = try folder.read("out/c.yaml")
    for name in ["l", "dangling", "f/c.yaml", "f/new", "f/g/new"] {
      let path: Path = "\(folder.path)/p/\(name)"
      let old = Array(before.utf8)
      #expect(throws: ScenarioError.self) { try AtomicFile(path: path) }
      #expect(throws: ScenarioError.self) { try AtomicFile(path: path, keepsOld: true) }
      #expect(throws: ScenarioError.self) { try LineFile(path: path) }
      #expect(throws: ScenarioError.self) { try LineFile(path: path, appends: true) }
      #expect(throws: ScenarioError.self) { try FileWriter.touch(path) }
      #expect(throws: ScenarioError.self) { try FileWriter.makeFolder(path) }
      #expect(throws: ScenarioError.self) { try ReportPath(path) }
      #expect(throws: ScenarioError.self) { try FileWriter.replace(path, contents: old, with: []) }
      if name.contains("/") {
        #expect(throws: ScenarioError.self) { try FileWriter.create(path, with: []) }
      } else {
        #expect(try !FileWriter.create(path, with: []))
      }
    }
    #expect(try folder.read("out/c.yaml") == before)
    #expect(!folder.exists("out/new") && !folder.exists("out/g"))
  }

  @Test func `what is named outside of the project is written`() throws {
    let folder = try project()
    try folder.link("p/inside", to: "t")
    try folder.link("system", to: "out")
    for name in ["p/inside/r", "out/r", "system/r", "p/../out/r", "p/s/../../out/r"] {
      try FileAccess.checkWritten("\(folder.path)/\(name)")
    }
    for path in ["/dev/stdout", "/dev/fd/1", "/dev/null", "/tmp/r"] as [Path] {
      try FileAccess.checkWritten(path)
    }
    // A link at the path itself could be somebody else's, as in /tmp.
    try folder.link("out/link", to: "../p/s/a.yaml")
    #expect(throws: ScenarioError.self) { try FileAccess.checkWritten("\(folder.path)/out/link") }
  }

  @Test func `a destination has no links, and need not exist`() throws {
    let folder = try project()
    try folder.link("p/l", to: "s/../../out")
    try folder.link("loop", to: "loop")
    let root = Path(folder.path)
    func destination(_ path: Path) -> Path? { path.destination(from: root) }
    #expect(destination("p/l/x/y") == "\(root)/out/x/y")
    #expect(destination("p/./s/../l") == "\(root)/out")
    #expect(destination("p/l/../p/s") == "\(root)/p/s")
    #expect(destination("\(root)/p/l") == "\(root)/out")
    #expect(destination("/../..") == "/")
    #expect(destination("loop") == nil)
  }
}
