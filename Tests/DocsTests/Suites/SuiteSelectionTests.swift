import Foundation
import Testing

/// Which suites `.ci/run` runs, in a small repository.
@Suite(.timeLimit(.minutes(15))) struct SuiteSelectionTests {
  /// What happens to a file.
  enum Change: CaseIterable {
    case edited, added, removed, executable, committed

    func apply(to folder: String, in repository: SmallRepository) throws {
      let file = "\(folder)/\(folder == "docs" ? "page" : "one")"
      switch self {
      case .edited: try repository.write(file, "new\n")
      case .added: try repository.write("\(folder)/new", "new\n")
      case .removed: try repository.remove(file)
      case .executable: try repository.makeExecutable(file)
      case .committed:
        try repository.write(file, "new\n")
        try repository.commit()
      }
    }
  }

  /// A repository in which everything has passed.
  private func passedRepository() throws -> SmallRepository {
    let repository = try SmallRepository()
    try repository.recordAll()
    return repository
  }

  @Test func `everything is run where nothing is recorded, and nothing is recorded`() throws {
    let repository = try SmallRepository()
    let outcome = try repository.run(".ci/run")
    #expect(outcome.status == 0)
    #expect(outcome.ran == ["test ", "test-a ", "test-b ", "bench-gate "])
    #expect(outcome.output.contains("== make test-a: there is no record that it passed\n"))
    #expect(try repository.suitesToRun() == ["test-a", "test-b"])
  }

  @Test func `--all runs everything without samples, and records it`() throws {
    let repository = try SmallRepository()
    let everything = ["test 1", "test-a 1", "test-b 1", "test-threads 1", "fuzz 1", "bench-gate 1"]
    for _ in 1...2 { #expect(try repository.run(".ci/run", "--all").ran == everything) }
    #expect(try repository.suitesToRun() == [])
  }

  @Test func `what is unchanged is listed, and not as passed`() throws {
    let outcome = try passedRepository().run(".ci/run")
    #expect(outcome.status == 0)
    #expect(outcome.ran == ["test ", "bench-gate "])
    #expect(outcome.output.contains("\nunchanged since it passed: make test-a\n"))
    #expect(!outcome.output.contains("passed: make test-a ("))
    #expect(outcome.output.contains("\npassed: make test ("))
  }

  @Test(arguments: Change.allCases)
  func `a change of an input runs its suites`(_ change: Change) throws {
    let repository = try passedRepository()
    try change.apply(to: "docs", in: repository)
    #expect(try repository.suitesToRun() == [])
    try change.apply(to: "b", in: repository)
    #expect(try repository.suitesToRun() == ["test-b"])
  }

  @Test func `a change that is taken back runs nothing`() throws {
    let repository = try passedRepository()
    try repository.write("a/one", "new\n")
    try repository.commit()
    try repository.write("a/one", "a/one\n")
    #expect(try repository.suitesToRun() == [])
  }

  @Test func `a row that moves a file to another suite runs both`() throws {
    let repository = try passedRepository()
    try repository.write(".ci/suites", "a/two  test-b\n\(SmallRepository.table)")
    #expect(try repository.suitesToRun() == ["test-a", "test-b"])
  }

  @Test func `another compiler runs everything`() throws {
    let repository = try passedRepository()
    try repository.useCompiler("6.3.2")
    #expect(try repository.suitesToRun() == ["test-a", "test-b"])
  }

  @Test func `a suite that fails ends the run and loses its record`() throws {
    let repository = try passedRepository()
    try repository.write("fails-test-b", "")
    let failed = try repository.run(".ci/run", "--all")
    #expect(failed.status == 1)
    #expect(failed.output.contains("== FAILED: make test-b\n"))
    #expect(!failed.output.contains("passed: "))
    try repository.remove("fails-test-b")
    #expect(try repository.suitesToRun() == ["test-b"])
  }

  @Test func `a shallow clone runs what its origin runs`() throws {
    let repository = try passedRepository()
    #expect(try repository.shallowClone().suitesToRun() == [])
    try repository.write("b/one", "new\n")
    try repository.commit()
    #expect(try repository.shallowClone().suitesToRun() == ["test-b"])
  }

  @Test func `everything is run in a folder that git does not know`() throws {
    let outcome = try SmallRepository(isRepository: false).run(".ci/run")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("it is not known what has changed"))
    #expect(outcome.ran == ["test ", "test-a ", "test-b ", "bench-gate "])
  }

  @Test func `--list says what would run and why, and runs nothing`() throws {
    let repository = try passedRepository()
    try repository.write("a/one", "new\n")
    let outcome = try repository.run(".ci/run", "--list")
    #expect(outcome.status == 0)
    #expect(outcome.ran == [])
    let expected = """
      make test-a: a file, the compiler or the platform has changed since it passed
      make test-b: unchanged since it passed

      """
    #expect(outcome.output == expected)
  }

  @Test func `nothing is staged, and no other file is written`() throws {
    let repository = try passedRepository()
    try repository.write("a/new", "new\n")
    _ = try repository.suitesToRun()
    let status = try Script.run("git", ["status", "--short"], in: repository.folder)
    #expect(status.output == "?? a/new\n")
  }

  @Test func `shares of processor time are compared with those that are recorded`() throws {
    let repository = try passedRepository()
    let record = "- 30 make test\n- 10 make bench-gate\n- 500 make test-threads\n"
    try repository.write(".ci/passed", record)
    let outcome = try repository.run(".ci/run")
    let shares = outcome.output.split(separator: "\n").filter { $0.contains(" % ") }
    #expect(shares.contains { $0.hasSuffix("   75 %  make test") }, "\(outcome.output)")
    #expect(shares.contains { $0.hasSuffix("   25 %  make bench-gate") })
    #expect(shares.contains { $0.hasSuffix(" %         make test-a") })
  }

  @Test func `an unknown option is refused`() throws {
    let outcome = try SmallRepository().run(".ci/run", "--al")
    #expect(outcome.status == 2)
    #expect(outcome.output == ".ci/run: unknown option '--al'; there are --all and --list\n")
  }
}
