import Foundation
import ScenarioSystem
import Testing

@Suite("What a walk leaves out")
struct IgnoringTests {
  /// What a walk of the whole folder finds.
  private func list(
    _ folder: TemporaryFolder,
    _ arguments: [Path] = ["."],
    _ exclusions: Exclusions = .gitignore,
    from workingDirectory: String = ""
  ) throws -> (names: [String], notes: [String]) {
    let files = try ScenarioFiles(
      arguments: arguments,
      without: exclusions,
      workingDirectory: Path(folder.path + workingDirectory)
    )
    let names = files.map { entry in
      switch entry {
      case .file(let path): path.display.text
      case .failure(let error, _): "<\(error.message)>"
      }
    }
    return (names, files.ignoredNotes)
  }

  private func excluding(_ patterns: String...) throws -> Exclusions {
    Exclusions(try patterns.map(ExcludePattern.init))
  }

  // MARK: - Patterns

  /// Patterns, and names that they exclude or do not.
  private static let table: [(patterns: String, excluded: [String], others: [String])] = [
    ("a.yaml", ["a.yaml", "x/a.yaml"], ["ba.yaml", "a.yaml.yaml"]),
    ("/a.yaml", ["a.yaml"], ["x/a.yaml"]),
    ("x/a.yaml", ["x/a.yaml"], ["a.yaml", "x/x/a.yaml"]),
    ("*.yml", ["a.yml", "x/a.yml"], ["a.yaml"]),
    ("a*.yaml", ["a.yaml", "ab.yaml", "x/ab.yaml"], ["ba.yaml"]),
    ("?.yaml", ["a.yaml", "x/b.yaml"], ["ab.yaml"]),
    ("x", ["x/a.yaml", "x/y/a.yaml"], ["a.yaml", "y/a.yaml"]),
    ("x/", ["x/a.yaml", "y/x/a.yaml"], ["a.yaml"]),
    ("a.yaml/", ["a.yaml/b.yaml"], ["x/a.yaml"]),
    ("x/*", ["x/a.yaml", "x/y/a.yaml"], ["a.yaml", "y/x/a.yaml"]),
    ("x/*.yaml", ["x/a.yaml"], ["x/y/a.yaml"]),
    ("**/a.yaml", ["a.yaml", "x/a.yaml", "x/y/a.yaml"], ["x/b.yaml"]),
    ("x/**", ["x/a.yaml", "x/y/a.yaml"], ["a.yaml"]),
    ("x/**/a.yaml", ["x/a.yaml", "x/y/a.yaml", "x/y/z/a.yaml"], ["a.yaml", "x/b.yaml"]),
    ("x**a.yaml", ["xa.yaml", "y/xba.yaml"], ["x/a.yaml"]),
    ("*.yaml\n!a.yaml", ["b.yaml", "x/b.yaml"], ["a.yaml", "x/a.yaml"]),
    ("!a.yaml\n*.yaml", ["a.yaml"], []),
    // What is in an excluded folder cannot be taken back.
    ("x\n!x/a.yaml", ["x/a.yaml"], ["a.yaml"]),
    ("[ab].yaml", ["a.yaml", "b.yaml"], ["c.yaml"]),
    ("[!ab].yaml", ["c.yaml", "-.yaml"], ["a.yaml"]),
    ("[^ab].yaml", ["c.yaml"], ["a.yaml"]),
    ("[a-c]].yaml", ["b].yaml"], ["d].yaml", "b.yaml"]),
    ("[]-].yaml", ["].yaml", "-.yaml"], ["a.yaml"]),
    ("[[:digit:]_].yaml", ["1.yaml", "_.yaml"], ["a.yaml"]),
    ("[[:none:]].yaml", [], ["a.yaml"]),
    ("[a.yaml", [], ["a.yaml", "[a.yaml"]),
    (#"[\]].yaml"#, ["].yaml"], ["a.yaml"]),
    (#"\*.yaml"#, ["*.yaml"], ["a.yaml"]),
    ("\\#a.yaml", ["#a.yaml"], ["a.yaml"]),
    (#"\!a.yaml"#, ["!a.yaml"], ["a.yaml"]),
    ("#a.yaml", [], ["#a.yaml", "a.yaml"]),
    ("a.yaml  ", ["a.yaml"], []),
    (#"a\ "#, ["a /b.yaml"], ["a/b.yaml"]),
    ("a.yaml\r\nb.yaml", ["a.yaml", "b.yaml"], []),
    ("\u{FEFF}a.yaml", ["a.yaml"], []),
    ("\n\n/\n!\n//\n \n", [], ["a.yaml"]),
    (#"a.yaml\"#, [], ["a.yaml"]),
    ("é.yaml", ["é.yaml"], ["e\u{301}.yaml"]),
  ]

  @Test(arguments: table.indices)
  func `a pattern excludes what git says that it does`(index: Int) async throws {
    let (patterns, excluded, others) = Self.table[index]
    let folder = try TemporaryFolder()
    try #require(await git("init", "-q", ".", in: folder.path) != nil)
    for name in excluded + others { try folder.write(name) }
    try folder.write(".gitignore", patterns)
    let found = try list(folder).names
    #expect(found == others.sorted { Path($0) < Path($1) }, "\(patterns.debugDescription)")
    #expect(try await found == filesOfGit(folder), "git itself, for \(patterns.debugDescription)")
  }

  @Test func `random patterns exclude what git says that they do`() async throws {
    let folder = try TemporaryFolder()
    try #require(await git("init", "-q", ".", in: folder.path) != nil)
    var random = Random(state: 20)
    let stems = ["a", "b", "ab", "a b", "[a]", "a-b", "*", "!a", "#a", #"\a"#]
    let folders = ["", "a/", "b/", "a/b/", "a/b/a/", "ab/", "x/x/x/", "[a]/", "a b/"]
    for place in folders {
      for stem in stems { try folder.write("\(place)\(stem).\(random.pick(["yaml", "yml"]))") }
    }
    let atoms = [
      "a", "b", "x", "ab", "*", "**", "?", "/", "/", "[ab]", "[!a]", "[a-b]", "[[:alpha:]]",
      "[]a]", #"\"#, #"\*"#, ".yaml", "*.yml", "**/", "/**", "/**/", "!", " ", #"\ "#, "#", "[",
      "a/", "-", "[^b]", "[[:space:]]", #"[\]a]"#, "[a-", "[z-a]",
    ]
    var skipped = 0
    for _ in 0..<300 {
      var written: [String] = []
      for place in folders.shuffled(using: &random).prefix(2) {
        let lines = (0..<random.number(below: 4)).map { _ in
          (0...random.number(below: 5)).map { _ in random.pick(atoms) }.joined()
        }
        try folder.write("\(place).gitignore", lines.joined(separator: "\n"))
        written.append("\(place).gitignore: \(lines)")
      }
      let found = try list(folder).names
      let expected = try await filesOfGit(folder)
      #expect(found == expected, "\(written)")
      skipped += folders.count * stems.count - found.count
      for place in folders { folder.remove("\(place).gitignore") }
    }
    #expect(skipped > 1000, "the patterns exclude something")
  }

  @Test(.timeLimit(.minutes(15)))
  func `no pattern takes longer than the product of its length and that of the name`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "a", count: 200)
    try folder.write("\(name).yaml")
    let stars = String(repeating: "a*", count: 80) + "b"
    let folders = String(repeating: "**/a*/", count: 80) + "b.yaml"
    #expect(try list(folder, ["."], excluding("\(stars).yaml", folders)).names.count == 1)
  }

  // MARK: - Files of patterns

  @Test func `nearer files of patterns come first, and those above the folder count`() throws {
    let folder = try TemporaryFolder()
    for name in ["a/k.yaml", "a/b/k.yaml", "a/b/l.yaml", "a/m.yaml", ".git/HEAD"] {
      try folder.write(name)
    }
    try folder.write(".gitignore", "k.yaml\n/a/m.yaml")
    try folder.write("a/b/.gitignore", "!k.yaml\nl.yaml")
    let all = ["a/b/k.yaml"]
    #expect(try list(folder).names == all)
    #expect(try list(folder, ["a"]).names == all)
    #expect(try list(folder, ["a/b"]).names == all)
    #expect(try list(folder, ["."], from: "/a").names == ["b/k.yaml"])
    #expect(try list(folder, [".."], from: "/a/b").names == ["k.yaml"])
  }

  @Test func `a folder around the working directory may exclude it`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "m/b.yaml", ".git/HEAD"] { try folder.write(name) }
    try folder.write(".gitignore", "m")
    let found = try list(folder, [".."], from: "/m")
    #expect(found.names == ["../a.yaml"])
    #expect(found.notes == ["skipped 1 file by .gitignore"])
    #expect(try list(folder, ["..", "."], from: "/m").names == ["../a.yaml", "b.yaml"])
    #expect(try list(folder, ["..", "."], from: "/m").notes == [])
  }

  @Test func `a repository excludes files for itself alone`() throws {
    let folder = try TemporaryFolder()
    for name in [
      "a.yaml", "b.yaml", "inner/a.yaml", "inner/b.yaml", "inner/c.yaml", "linked/a.yaml",
      "linked/c.yaml",
    ] { try folder.write(name) }
    try folder.write(".git/info/exclude", "a.yaml")
    try folder.write("inner/.git/info/exclude", "b.yaml")
    try folder.write("inner/.gitignore", "c.yaml")
    // As in a submodule and in a worktree.
    try folder.write("linked/.git", "gitdir: ../.git/worktrees/linked\n")
    try folder.write(".git/worktrees/linked/commondir", "../..\n")
    let found = try list(folder)
    #expect(found.names == ["b.yaml", "inner/a.yaml", "linked/c.yaml"])
    #expect(found.notes == ["skipped 4 files: 1 by .gitignore, 3 by .git/info/exclude"])
    #expect(try list(folder, ["."], .none).names.count == 7)
  }

  @Test func `without a repository, the files of patterns below the root of the project count`()
    throws
  {
    let folder = try TemporaryFolder()
    for name in ["p/s/a.yaml", "p/s/b.yaml", "p/s/c.yaml"] { try folder.write(name) }
    try folder.write(".gitignore", "a.yaml")
    try folder.write("p/.gitignore", "b.yaml")
    try folder.write("p/s/.gitignore", "c.yaml")
    #expect(try list(folder, ["p/s"]).names == [])
    #expect(try list(folder, ["s"], from: "/p").names == ["s/a.yaml"])
    #expect(try list(folder, [".."], from: "/p/s").names == ["a.yaml"])
    #expect(try list(folder, ["."], from: "/p/s").names == ["a.yaml", "b.yaml"])
    try folder.write("p/.scenario-run.yaml", "")
    #expect(try list(folder, ["p/s"]).names == ["p/s/a.yaml"])
  }

  @Test func `a file of patterns that is a link does not count, as for git`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b/c.yaml"] { try folder.write(name) }
    try folder.write("patterns", "*.yaml")
    try folder.link(".gitignore", to: "patterns")
    try folder.link("b/.gitignore", to: "/dev/zero")
    #expect(try list(folder).names == ["a.yaml", "b/c.yaml"])
  }

  @Test(.enabled(if: !TemporaryFolder.isRoot, "root may read everything"))
  func `a file of patterns that cannot be read is an error`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b/c.yaml", "b/.gitignore"] { try folder.write(name) }
    folder.setMode("b/.gitignore", 0)
    #expect(
      try list(folder).names == [
        "a.yaml", "<cannot read '\(folder.path)/b/.gitignore': permission denied>",
      ]
    )
    #expect(try list(folder, ["."], .none).names == ["a.yaml", "b/c.yaml"])
  }

  // MARK: - Patterns of the user

  @Test func `a pattern with a slash is relative to the working directory, a name is not`() throws {
    let folder = try TemporaryFolder()
    for name in ["d/a.yaml", "e/d/a.yaml", "e/n/b.yaml"] { try folder.write(name) }
    #expect(try list(folder, ["."], excluding("d/*")).names == ["e/d/a.yaml", "e/n/b.yaml"])
    #expect(try list(folder, ["."], excluding("./d")).names == ["e/d/a.yaml", "e/n/b.yaml"])
    let absolute = try excluding("\(folder.path)/d")
    #expect(try list(folder, ["."], absolute).names == ["e/d/a.yaml", "e/n/b.yaml"])
    let below = try list(folder, [".."], excluding("d/*"), from: "/e").names
    #expect(below == ["../d/a.yaml", "n/b.yaml"])
    #expect(try list(folder, [".."], excluding("d"), from: "/e").names == ["n/b.yaml"])
  }

  @Test func `a pattern overrides what git excludes`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b.yaml"] { try folder.write(name) }
    try folder.write(".gitignore", "*.yaml")
    #expect(try list(folder, ["."], excluding("!b.yaml")).names == ["b.yaml"])
    #expect(try list(folder, ["."], excluding("!*.yaml", "#b", "b.yaml")).names == ["a.yaml"])
  }

  @Test func `a folder that is named through a link is matched by its name, and by git's`() throws {
    let folder = try TemporaryFolder()
    for name in ["real/a.yaml", "real/b.yaml", "real/c.yaml"] { try folder.write(name) }
    try folder.write(".gitignore", "/real/a.yaml\n/link/c.yaml")
    try folder.write(".git/HEAD", "")
    try folder.link("link", to: "real")
    #expect(try list(folder, ["link"], excluding("link/b.yaml")).names == ["link/c.yaml"])
  }

  @Test(arguments: ["", "/", "[a", #"a\"#, "../a", "a/../b", "!", " ", "[[:x:]]"])
  func `a pattern that can match nothing is an error`(pattern: String) throws {
    let error = #expect(throws: ScenarioError.self) { try ExcludePattern(pattern) }
    #expect(error?.code == .usage)
    #expect(error?.message.contains("'\(pattern)'") == true)
    #expect(error?.help.isEmpty == false)
  }

  // MARK: - What is named, and what is noted

  @Test func `what is named is not skipped, but what is excluded below it`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b/c.yaml", "b/d.yaml", ".git/HEAD"] { try folder.write(name) }
    try folder.write(".gitignore", "a.yaml\nb/\nd.yaml")
    #expect(try list(folder, ["a.yaml", "b"]).names == ["a.yaml", "b/c.yaml"])
    #expect(try list(folder, ["a.yaml", "b"]).notes == ["skipped 1 file by .gitignore"])
    #expect(try list(folder, ["b/d.yaml"]).notes == [])
    // Files that one argument skips and another one names are not skipped.
    let all = try list(folder, [".", "b", "b/d.yaml"])
    #expect(all.names == ["b/c.yaml", "b/d.yaml"])
    #expect(all.notes == ["skipped 1 file by .gitignore"])
  }

  @Test func `what was skipped is counted by its reason`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b.YAML", ".c.yml", "n/d.yaml", "n/n/e.yml", "n/f.txt", ".h/i.yaml"] {
      try folder.write(name)
    }
    try folder.write(".scenario-run.yaml", "")
    #expect(try list(folder).notes == ["skipped 1 hidden file"])
    try folder.write(".gitignore", "n/")
    let found = try list(folder, ["."], excluding("b.*"))
    #expect(found.names == ["a.yaml"])
    #expect(found.notes == ["skipped 4 files: 2 by .gitignore, 1 by --exclude, 1 hidden"])
  }

  @Test func `an excluded folder that is too large to count is one folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml")
    for number in 0..<4100 { try folder.write("n/\(number)") }
    try folder.write(".gitignore", "n")
    #expect(try list(folder).notes == ["skipped 1 folder by .gitignore"])
    try folder.write(".b.yaml")
    #expect(
      try list(folder).notes == [
        "skipped 1 file and 1 folder: 1 folder by .gitignore, 1 file hidden"
      ]
    )
  }

  @Test func `links to folders are not followed, and that is noted`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/b.yaml")
    try folder.link("a/loop", to: "..")
    #expect(try list(folder).names == ["a/b.yaml"])
    #expect(
      try list(folder).notes == [
        "the link 'a/loop' to a folder was not followed; name it to run what is in it"
      ]
    )
    for name in ["d.yaml", "e", "f"] { try folder.link(name, to: "a") }
    #expect(
      try list(folder).notes == [
        "4 links to folders were not followed: 'a/loop', 'd.yaml', 'e' and 1 more; "
          + "name one to run what is in it"
      ]
    )
    try folder.write(".gitignore", "loop\nd.yaml\n[ef]")
    #expect(try list(folder).notes == [], "who excludes a link does not ask for it")
  }

  // MARK: - What is not a file

  @Test func `a special file that is named like a scenario is found, so that it is reported`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml")
    try #require(mkfifo("\(folder.path)/b.yaml", 0o600) == 0)
    try folder.link("c.yaml", to: "b.yaml")
    try folder.link("d.yml", to: "/dev/null")
    try #require(mkfifo("\(folder.path)/other", 0o600) == 0)
    #expect(try list(folder).names == ["a.yaml", "b.yaml", "c.yaml", "d.yml"])
    #expect(try list(folder).notes == [])
  }

  // MARK: - git

  /// All files that git would add, sorted, but for the files of patterns.
  private func filesOfGit(_ folder: TemporaryFolder) async throws -> [String] {
    let answer = try #require(
      await git("ls-files", "--others", "--exclude-standard", "-z", in: folder.path)
    )
    return answer.split(separator: 0).map { Path(bytes: $0) }.sorted().map(\.text)
      .filter { !$0.hasSuffix(".gitignore") }
  }

  private func git(_ arguments: String..., in folder: String) async -> [UInt8]? {
    let all = ["git", "-c", "core.excludesFile=/dev/null", "-C", folder] + arguments
    guard let result = try? ExternalProgram.output(of: all), result.status == 0 else { return nil }
    return result.output
  }
}

/// Numbers that look random and are the same in each run.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 31)
  }

  mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  mutating func pick(_ texts: [String]) -> String { texts[number(below: texts.count)] }
}
