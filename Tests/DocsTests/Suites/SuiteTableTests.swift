import Foundation
import Testing

/// `.ci/inputs`, which reads the table of suites.
@Suite(.timeLimit(.minutes(15))) struct SuiteTableTests {
  @Test(arguments: [
    ("Sources/Model/LifecycleCore/Rules/LaunchRules.swift", "a rule", 5),
    ("Sources/Model/LifecycleCore/Machine/Machine+Run.swift", "the machine", 10),
    ("Sources/New/New.swift", "a new module", 10),
    ("Tests/CommandTests/CheckTests.swift", "what `make test` runs", 0),
  ])
  func `the table of this repository knows what concerns`(
    _ path: String,
    _ what: String,
    _ count: Int
  ) throws {
    let outcome = try Script.run(".ci/inputs", [path], in: Documentation.root)
    #expect(outcome.status == 0)
    let suites = outcome.output.dropFirst("\(path): ".count).split(separator: " because")[0]
    let names = suites.split(whereSeparator: \.isWhitespace)
    #expect(names.count == max(count, 1), "\(what): \(names)")
    #expect(names.contains("none") == (count == 0))
  }

  @Test func `a complete table is accepted`() throws {
    let outcome = try SmallRepository().run(".ci/inputs", "--check")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output == "")
  }

  @Test(arguments: [
    // A path that no row has.
    ("docs/*", "page/*", "no row matches docs/page; add the suites that it can break, or"),
    // Rows that no path has, or all of whose paths an earlier row has.
    (
      "docs/*", "docs/*  all\ngone/*",
      ":7: 'gone/*' decides for no file; remove the row"
    ),
    ("docs/*", "docs/page  all\ndocs/*", ":7: 'docs/*' decides for no file; remove the row"),
    // Suites that are left out without a reason, misspelled, or missing.
    ("because nothing reads them", "", "'docs/*' leaves suites out; say why it cannot break them"),
    (
      "because b has no rules", "",
      "'Sources/Model/LifecycleCore/Rules/*' leaves suites out; say why it cannot"
    ),
    ("  test-b\n", "  test-c\n", "'test-c' is not a suite; expected one of test-a test-b"),
    ("  test-b\n", "\n", "'b/*' has no suites; add them, or 'none  because …'"),
    // Sources that are left out.
    (
      "Sources/*                              all", "Sources/*  test-a  because",
      "add the row 'Sources/*  all'"
    ),
    (
      "Sources/Model/LifecycleCore/Rules/*", "Sources/Model/LifecycleCore/*",
      "Sources/Model/LifecycleCore can break test-b; add it to a row of that module"
    ),
  ])
  func `an incomplete table is refused`(_ old: String, _ new: String, _ message: String) throws {
    let table = SmallRepository.table.replacing(old, with: new)
    try #require(table != SmallRepository.table)
    let outcome = try SmallRepository(table: table).run(".ci/inputs", "--check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(message), "\(outcome.output)")
    #expect(outcome.output.hasPrefix(".ci/suites:"))
  }

  @Test func `files that git does not track need no row`() throws {
    let repository = try SmallRepository()
    try repository.write("notes.txt", "")
    #expect(try repository.run(".ci/inputs", "--check").status == 0)
  }
}
