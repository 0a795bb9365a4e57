import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioSystem
import Testing

@testable import ScenarioRunner

/// What runs leave for later runs.
@Suite struct HistoryTests {
  private let folder = URL.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")
  private var location: URL { folder.appending(path: "history") }
  private var path: Path { Path(location.path(percentEncoded: false)) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static func result(
    _ path: Path,
    _ cases: [(name: String, passes: Bool, microseconds: UInt64)]
  ) -> FileResult {
    var file = FileResult(path: path)
    file.facts.loadNanoseconds = 7000
    for item in cases {
      var result = CaseResult(name: item.name, outcome: item.passes ? .passed : .failed)
      (result.ios, result.device) = ("8.0", "iphone")
      result.wallTime = item.microseconds * 1000
      file.cases.append(result)
    }
    return file
  }

  @discardableResult
  private func write(
    _ files: [FileResult],
    scope: RunScope = .all,
    today: Int = 100,
    isGone: (Path) -> Bool = { _ in false }
  ) throws -> ScenarioError? {
    let updates = files.map { History.Update($0, path: $0.path, scope: scope) }
    return try History.update(at: path, today: today) {
      $0.merge(updates, today: today, isGone: isGone)
    }
  }

  @Test func whatWasWrittenIsRead() throws {
    let odd = "a\tb\\c\nd é"
    try write([
      Self.result("a.yaml", [("One", true, 12), ("Two", false, 3)]),
      Self.result("b/\(odd).yaml", [(odd, false, 0)]),
    ])
    let history = try History(readingFrom: path)
    #expect(Set(history.files.keys) == ["a.yaml", "b/\(odd).yaml"])
    #expect(history.files["a.yaml"]?.cases["One"] == .init(hasFailed: false, microseconds: 12))
    #expect(history.microseconds(of: "a.yaml") == 7 + 12 + 3)
    #expect(history.hasFailed("a.yaml", "Two"))
    #expect(!history.hasFailed("a.yaml", "One"))
    #expect(!history.hasFailed("a.yaml", "Three"), "what is not known has not failed")
    #expect(history.hasFailed("b/\(odd).yaml", odd))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"])
  }

  @Test func filesThatARunLeavesOutKeepTheirRecords() throws {
    try write(["a", "c", "e"].map { Self.result($0, [("Old", false, 1)]) })
    let fresh = ["b", "c", "d"].map { Self.result($0, [("New", true, 2)]) }
    try write(fresh.reversed(), today: 101)
    let history = try History(readingFrom: path)
    #expect(Set(history.files.keys) == ["a", "b", "c", "d", "e"])
    #expect(history.files["c"]?.cases.keys.sorted() == ["New"], "a whole file replaces its cases")
    #expect(history.files["e"]?.cases.keys.sorted() == ["Old"])
    #expect(history.files["a"]?.day == 100)
    #expect(history.files["b"]?.day == 101)
  }

  @Test func casesThatARunDoesNotChooseKeepWhatIsKnown() throws {
    try write([Self.result("a", [("One", false, 1), ("Two", false, 1)])])
    try write([Self.result("a", [("Two", true, 2)])], scope: .partial)
    let cases = try #require(try History(readingFrom: path).files["a"]?.cases)
    #expect(cases["One"] == .init(hasFailed: true, microseconds: 1))
    #expect(cases["Two"] == .init(hasFailed: false, microseconds: 2))
  }

  @Test func whatNobodyRunsIsForgottenAfterNinetyDays() throws {
    try write([Self.result("old", [("One", true, 1)])], today: 100)
    try write([Self.result("new", [("One", true, 1)])], today: 190)
    #expect(try History(readingFrom: path).files.count == 2)
    try write([Self.result("new", [("One", true, 1)])], today: 191)
    #expect(try History(readingFrom: path).files.keys.sorted() == ["new"])
  }

  @Test func aFailureThatIsGoneIsForgottenAndNothingElse() throws {
    let odd: Path = "f\to"
    try write(["a", "b", odd].map { Self.result($0, [("One", $0 == "a", 1)]) })
    try write([], today: 101) { ["a", odd].contains($0) }
    #expect(try History(readingFrom: path).files.keys.sorted() == ["a", "b"])
  }

  @Test func somethingInvalidMakesTheUnknownCasesOfItsFileFailed() throws {
    var file = Self.result("a", [("One", true, 1)])
    file.cases.append(CaseResult(name: "the file itself", outcome: .invalid))
    try write([file])
    let history = try History(readingFrom: path)
    #expect(history.hasFailed("a"))
    #expect(!history.hasFailed("a", "One"))
    #expect(history.hasFailed("a", "Two"), "it may be the one that was invalid")
  }

  @Test func afterSomethingInvalidOnlyWhatPassesSinceHasPassed() throws {
    let invalid = CaseResult(name: "Slip", outcome: .invalid)
    try write([Self.result("a", [("One", true, 1), ("Two", true, 1), ("Three", true, 1)])])
    var file = Self.result("a", [])
    file.cases = [invalid]
    file.facts.unselectedCases = ["Three"]
    try write([file], scope: .partial)
    func failed() throws -> [String] {
      let history = try History(readingFrom: path)
      return ["One", "Two", "Three", "New"].filter { history.hasFailed("a", $0) }
    }
    #expect(try failed() == ["One", "Two", "New"], "the third was valid when the others were not")
    try write([Self.result("a", [("One", true, 1)])], scope: .partial)
    #expect(try failed() == ["Two", "New"], "what else is in the file has not been run since")
    try write([Self.result("a", [("Two", true, 1), ("New", true, 1)])], scope: .notPassed)
    #expect(try failed() == [])
    #expect(try !History(readingFrom: path).hasFailed("a"))
  }

  @Test func nothingHasPassedInAFileThatAnInterruptedRunDidNotReach() throws {
    try write([Self.result("a", [("One", true, 1)])])
    var unread = Self.result("a", [])
    unread.cases = [CaseResult(name: "a", outcome: .interrupted)]
    try write([unread])
    let history = try History(readingFrom: path)
    #expect(history.hasFailed("a", "One"))
    #expect(history.hasFailed("a", "Renamed since"))
    let passed = Self.result("a", [("One", true, 1), ("Renamed since", true, 1)])
    try write([passed], scope: .notPassed)
    #expect(try !History(readingFrom: path).hasFailed("a"))
  }

  @Test func eachDamageIsNoticed() throws {
    try write(["a", "b", "c"].map { Self.result($0, [("One", true, 1), ("Two", false, 20)]) })
    let whole = try Data(contentsOf: location)
    for end in 0..<whole.count {
      try whole.prefix(end).write(to: location)
      // The last line feed alone says nothing.
      if end == whole.count - 1 { continue }
      #expect(throws: ScenarioError.self, "cut at \(end)") { try History(readingFrom: path) }
    }
    for wrong in ["nonsense\n", "passed\tmany\tOne\n", "file\t1\t1\ta\n", "failed\t1\tx\\y\n"] {
      let text = String(decoding: whole, as: UTF8.self)
      let damaged = text.replacing("file\t100\t7\tc\n", with: "\(wrong)file\t100\t7\tc\n")
      try Data(damaged.utf8).write(to: location)
      #expect(throws: ScenarioError.self, "\(wrong)") { try History(readingFrom: path) }
    }
  }

  /// Lines that are moved, lost or doubled, and bytes that flip: none of it may change what is known.
  @Test func noMutationIsBelieved() throws {
    try write(["a", "b", "c"].map { Self.result($0, [("One", true, 1), ("Two", $0 != "b", 20)]) })
    let whole = try Data(contentsOf: location)
    let lines = whole.split(separator: 10).map { Array($0) }
    var mutants: [[UInt8]] = []
    func add(_ lines: [[UInt8]]) { mutants.append(Array(lines.joined(separator: [10])) + [10]) }
    for one in lines.indices {
      add(Array(lines[..<one] + lines[(one + 1)...]))
      for other in lines.indices {
        var moved = lines
        moved.insert(moved.remove(at: one), at: other)
        add(moved)
        add(Array(lines[..<other] + [lines[one]] + lines[other...]))
        var swapped = lines
        swapped.swapAt(one, other)
        add(swapped)
      }
    }
    for index in whole.indices {
      for bit in 0..<8 {
        var bytes = Array(whole)
        bytes[index] ^= 1 << bit
        mutants.append(bytes)
      }
    }
    for mutant in mutants where mutant != Array(whole) {
      try Data(mutant).write(to: location)
      #expect(throws: ScenarioError.self, "\(String(decoding: mutant, as: UTF8.self))") {
        try History(readingFrom: path)
      }
    }
    #expect(mutants.count > 1500)
  }

  @Test func whatIsNotKnownAfterALossMayHaveFailed() throws {
    try Data("scenario-run history 1\nfailed\t1\tOne\nend\t0\n".utf8).write(to: location)
    let error = #expect(throws: ScenarioError.self) { try History(readingFrom: path) }
    #expect(error?.message.hasSuffix("was written by another version") == true)
    try write([Self.result("a", [("One", true, 1)])])
    try write([Self.result("b", [("One", true, 1)])], scope: .partial, today: 101)
    var history = try History(readingFrom: path)
    #expect(!history.hasFailed("a"))
    #expect(history.hasFailed("b", "Two"), "only a part of it was run since")
    #expect(!history.hasFailed("b", "One"))
    #expect(history.hasFailed("c") && history.hasFailed("c", "One"), "it was not run since")
    try write([Self.result("a", [("One", true, 1)])], today: 191)
    history = try History(readingFrom: path)
    #expect(!history.hasFailed("c"), "after 90 days nobody remembers a failure")
  }

  @Test func aDamagedHistoryIsReplaced() throws {
    try Data("scenario-run history 1\nfile\t1\t".utf8).write(to: location)
    let loss = try write([Self.result("a", [("One", true, 1)])])
    #expect(loss?.message.hasSuffix("was written by another version") == true)
    #expect(try History(readingFrom: path).files.count == 1)
  }

  @Test func runsThatEndAtOnceKeepTheEntriesOfEachOther() async throws {
    let path = path
    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          let file = Self.result("\(number).yaml", [("One", true, 1)])
          _ = try History.update(at: path, today: 100) {
            $0.merge([History.Update(file, path: file.path, scope: .all)], today: 100)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try History(readingFrom: path).files.count == 20)
  }
}
