import Foundation

/// A repository with the scripts of this one, a table of two suites, and a Makefile whose targets only say that they ran.
final class SmallRepository {
  let folder: URL

  static let table = """
    all: test-a test-b
    a/*                                    test-a
    b/*                                    test-b
    Sources/Model/LifecycleCore/Rules/*    test-a  because b has no rules
    Sources/*                              all
    docs/*                                 none    because nothing reads them
    .ci/*                                  none    because this is a test
    .gitignore                             none    because this is a test
    Makefile                               none    because this is a test

    """

  private static let makefile = """
    test test-a test-b bench-gate test-threads fuzz:
    \t@echo "ran $@ $$SCENARIO_TEST_ALL" && test ! -e fails-$@

    """

  /// Makes a repository and commits it.
  init(table: String = SmallRepository.table, isRepository: Bool = true) throws {
    folder = URL.temporaryDirectory.appending(path: "suites-\(UUID().uuidString)")
    try write("Makefile", Self.makefile)
    try write(".gitignore", ".build/\n")
    try write(".ci/suites", table)
    for script in [".ci/inputs", ".ci/run"] {
      let text = try String(contentsOf: Documentation.root.appending(path: script), encoding: .utf8)
      try write(script, text, isExecutable: true)
    }
    for script in [".ci/setup", ".ci/links-no-foundation"] {
      try write(script, "#!/bin/sh\n", isExecutable: true)
    }
    for module in [
      "Model/LifecycleCore", "Language/ScenarioLanguage", "Language/ScenarioYAML",
      "Run/ScenarioRunner", "System/ScenarioSystem",
    ] {
      try write("Sources/\(module)/Source.swift", "")
    }
    try write("Sources/Model/LifecycleCore/Rules/Rule.swift", "")
    for path in ["a/one", "a/two", "b/one", "docs/page"] { try write(path, "\(path)\n") }
    try build()
    if isRepository {
      try git("init", "--quiet")
      try commit()
    }
  }

  private init(in folder: URL) throws {
    self.folder = folder
    try build()
  }

  /// What a build leaves, and a compiler that has only a version.
  private func build() throws {
    try write(".build/release/scenario-run", "")
    try useCompiler("6.3.1")
  }

  func useCompiler(_ version: String) throws {
    try write(".build/bin/swift", "#!/bin/sh\necho Swift version \(version)\n", isExecutable: true)
  }

  /// Records that every suite has passed as the files are now.
  func recordAll() throws {
    let lines = try run(".ci/inputs").output.split(separator: "\n").map { $0.split(separator: " ") }
    try write(".ci/passed", lines.map { "\($0[1]) 1 make \($0[0])\n" }.joined())
    try commit()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ text: String, isExecutable: Bool = false) throws {
    let file = folder.appending(path: path)
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isExecutable { try makeExecutable(path) }
  }

  func makeExecutable(_ path: String) throws {
    let file = folder.appending(path: path).path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "A change")
  }

  /// A clone without the history.
  func shallowClone() throws -> SmallRepository {
    let clone = URL.temporaryDirectory.appending(path: "suites-\(UUID().uuidString)")
    let source = "file://\(folder.path(percentEncoded: false))"
    try git("clone", "--quiet", "--depth", "1", source, clone.path(percentEncoded: false))
    return try SmallRepository(in: clone)
  }

  private func git(_ arguments: String...) throws {
    let result = try Script.run("git", arguments, in: folder)
    guard result.status == 0 else { throw Script.Failed(output: result.output) }
  }

  /// The suites that a run would not leave out.
  func suitesToRun() throws -> [String] {
    try run(".ci/run", "--list").output.split(separator: "\n")
      .filter { !$0.hasSuffix(": unchanged since it passed") }
      .compactMap { $0.split(separator: ":")[0].split(separator: " ").last.map(String.init) }
  }

  /// Runs a script of the repository.
  func run(_ script: String, _ arguments: String...) throws -> Script.Outcome {
    try Script.run("./\(script)", arguments, in: folder)
  }
}

/// A program without standard input, in the environment of a CI system.
enum Script {
  struct Failed: Error { let output: String }

  struct Outcome {
    let status: Int32
    let output: String

    /// The targets of the Makefile that ran.
    var ran: [String] {
      output.split(separator: "\n").filter { $0.hasPrefix("ran ") }.map { String($0.dropFirst(4)) }
    }
  }

  static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    // Neither the settings of a person nor the repository of a hook that runs these tests.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["SCENARIO_TEST_ALL"] = nil
    environment["CI"] = "true"
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["PATH"] =
      "\(folder.path(percentEncoded: false))/.build/bin:\(environment["PATH"] ?? "")"
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "A"
      environment["GIT_\(role)_EMAIL"] = "a@example.com"
    }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: output)
  }
}
