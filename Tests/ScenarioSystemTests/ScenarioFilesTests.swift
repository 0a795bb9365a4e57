import ScenarioSystem
import Testing

@Suite("Scenario files under arguments")
struct ScenarioFilesTests {
  /// What the arguments lead to, as displayed; failures in angle brackets.
  private func list(_ arguments: [String], in folder: String) throws -> [String] {
    try ScenarioFiles(
      arguments: arguments.map { Path($0) },
      workingDirectory: Path(folder)
    ).map { entry in
      switch entry {
      case .file(let path): "\(path.display)"
      case .failure(let error, _): "<\(error.message)>"
      }
    }
  }

  @Test func `folders are walked in the order of the paths, byte by byte`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.yaml", "a/z.yml", "a-b.yaml", "a.yaml", "a/b/c.yaml", "ä.yaml", "B.yaml"] {
      try folder.write(name)
    }
    let expected = ["B.yaml", "a-b.yaml", "a.yaml", "a/b/c.yaml", "a/z.yml", "b.yaml", "ä.yaml"]
    #expect(try list(["."], in: folder.path) == expected)
  }

  @Test func `other endings, hidden entries and linked folders are left out, linked files are not`()
    throws
  {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "a.txt", "yaml", ".b.yaml", ".c/d.yaml", "e.YAML", "f.yaml/g.yml"] {
      try folder.write(name)
    }
    try folder.link("h.yaml", to: "a.txt")
    try folder.link("i", to: "f.yaml")
    try folder.link("j.yaml", to: "f.yaml")
    try folder.link("k.yaml", to: "nowhere")
    #expect(
      try list(["."], in: folder.path) == [
        "a.yaml", "e.YAML", "f.yaml/g.yml", "h.yaml", "k.yaml",
      ]
    )
  }

  @Test func `what is named is taken whatever its ending, and though it is hidden`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.txt")
    try folder.write(".b/c.yaml")
    #expect(try list(["a.txt", ".b"], in: folder.path) == [".b/c.yaml", "a.txt"])
  }

  @Test func `what is named twice comes once`() throws {
    let folder = try TemporaryFolder()
    for name in ["a/x.yaml", "a/y.yaml", "b.yaml"] { try folder.write(name) }
    let arguments = [
      "b.yaml", "./b.yaml", "\(folder.path)/b.yaml", "a/../b.yaml", "a/y.yaml", "a", "a/", "./a",
      ".", folder.path,
    ]
    #expect(try list(arguments, in: folder.path) == ["a/x.yaml", "a/y.yaml", "b.yaml"])
    #expect(try list(arguments.reversed(), in: folder.path) == ["a/x.yaml", "a/y.yaml", "b.yaml"])
  }

  @Test func `arguments are merged into one order`() throws {
    let folder = try TemporaryFolder()
    for name in ["a/1.yaml", "a/3.yaml", "a/b/2.yaml", "c/4.yaml"] { try folder.write(name) }
    #expect(
      try list(["c", "a/b", "a/3.yaml", "a/1.yaml"], in: folder.path) == [
        "a/1.yaml", "a/3.yaml", "a/b/2.yaml", "c/4.yaml",
      ]
    )
  }

  @Test func `folders around the working directory are seen from it`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "m/b.yaml", "m/w/c.yaml", "m/w/d/e.yaml", "n/f.yaml", "z.yaml"] {
      try folder.write(name)
    }
    let expected = [
      "../../a.yaml", "../../n/f.yaml", "../../z.yaml", "../b.yaml", "c.yaml", "d/e.yaml",
    ]
    #expect(try list(["../.."], in: "\(folder.path)/m/w") == expected)
    #expect(try list([folder.path], in: "\(folder.path)/m/w") == expected)
    #expect(
      try list(["../../n", "../b.yaml"], in: "\(folder.path)/m/w") == [
        "../../n/f.yaml", "../b.yaml",
      ]
    )
  }

  @Test func `a hidden folder hides the working directory inside of it from a walk`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", ".m/w/c.yaml"] { try folder.write(name) }
    #expect(try list(["../.."], in: "\(folder.path)/.m/w") == ["../../a.yaml"])
  }

  @Test func `where only the root is shared, paths are absolute`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml")
    #expect(try list([folder.path], in: "/usr") == ["\(folder.path)/a.yaml"])
  }

  @Test func `behind a link, the parent is where the link leads`() throws {
    let folder = try TemporaryFolder()
    for name in ["real/in/a.yaml", "real/b.yaml", "b.yaml"] { try folder.write(name) }
    try folder.link("link", to: "real/in")
    #expect(try list(["link/../b.yaml"], in: folder.path) == ["real/b.yaml"])
    #expect(try list(["link"], in: folder.path) == ["link/a.yaml"])
  }

  @Test func `the path opens the file from anywhere`() throws {
    let folder = try TemporaryFolder()
    try folder.write("m/a.yaml", "x")
    try folder.write("b.yaml", "y")
    var found = ""
    for entry in try ScenarioFiles(arguments: ["..", "."], workingDirectory: "\(folder.path)/m") {
      guard case .file(let path) = entry else { continue }
      found += String(decoding: try FileReader.read(path: path.path, limit: 9), as: UTF8.self)
      #expect(!path.path.parts.contains(".."))
    }
    #expect(found == "yx")
  }

  @Test func `a path that does not exist is an error that names the nearest`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Scenarios/calls/phone.yaml")
    func error(_ argument: String) -> ScenarioError? {
      #expect(throws: ScenarioError.self) { try list([argument], in: folder.path) }
    }
    let misspelled = error("Scenarois/calls")
    #expect(misspelled?.code == .noSuchPath)
    #expect(misspelled?.code.exitStatus == 2)
    #expect(misspelled?.message == "no such file or folder 'Scenarois/calls'")
    #expect(misspelled?.help == "did you mean 'Scenarios/calls'?")
    #expect(
      error("Scenarios/calls/phne.yaml")?.help == "did you mean 'Scenarios/calls/phone.yaml'?"
    )
    #expect(error("quite else")?.help == "")
    #expect(error("")?.code == .noSuchPath)
    #expect(error("Scenarios/calls/phone.yaml/x")?.code == .noSuchPath)
  }

  @Test func `an argument without a scenario below it is found`() throws {
    let folder = try TemporaryFolder()
    for name in ["a/b/c/d.yaml", "e/f.txt", "e/.g/h.yaml"] { try folder.write(name) }
    func empty(_ arguments: [Path]) throws -> Path? {
      try ScenarioFiles(arguments: arguments, workingDirectory: Path(folder.path))
        .firstEmptyArgument
    }
    #expect(try empty(["a", ".", "e/f.txt"]) == nil)
    #expect(try empty(["a", "./e", "a/b"]) == "./e")
  }

  @Test(.enabled(if: !TemporaryFolder.isRoot, "root may read everything"))
  func `a folder that cannot be read is reported, and the rest is walked`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b/c.yaml", "d.yaml"] { try folder.write(name) }
    folder.setMode("b", 0)
    defer { folder.setMode("b", 0o755) }
    #expect(
      try list(["."], in: folder.path) == [
        "a.yaml", "<cannot read the folder 'b': permission denied>", "d.yaml",
      ]
    )
  }

  @Test func `a folder that disappears is reported, and the rest is walked`() throws {
    let folder = try TemporaryFolder()
    for name in ["a/b.yaml", "c.yaml"] { try folder.write(name) }
    let files = try ScenarioFiles(arguments: ["a", "c.yaml"], workingDirectory: Path(folder.path))
    let other = try TemporaryFolder()
    try other.moveHere("\(folder.path)/a")
    var walk = files.makeIterator()
    guard case .failure(let error, let folder) = walk.next() else {
      Issue.record("the folder is still there")
      return
    }
    #expect(error.code == .unreadable)
    #expect(error.message == "cannot read the folder 'a': no such file or directory")
    #expect(folder == "a/")
    guard case .file(let path) = walk.next() else {
      Issue.record("the walk ended")
      return
    }
    #expect(path.display == "c.yaml")
    if walk.next() != nil { Issue.record("the walk did not end") }
  }

  @Test func `names that only Unicode takes for the same are two files`() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{E9}.yaml")
    try folder.write("e\u{301}.yaml")
    let count = try list([".", "\u{E9}.yaml", "e\u{301}.yaml"], in: folder.path).count
    #expect(count == folder.names.count)
  }
}
