import AppLint
import Foundation
import PropertyLists
import TestSupport
import Testing

/// Rules are safe for any property list, and both formats give the same answers.
@Suite(.timeLimit(.minutes(15))) struct LintPropertyTests {
  private static let names = Set(
    SampleTests.lifeCycles.map(\.name) + SampleTests.others.map(\.name)
  )

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: Golden.root.appending(path: "Tests/AppLintTests/Samples/\(name).plist"))
  }

  @Test(arguments: names.sorted())
  func `the format does not change the findings`(_ name: String) throws {
    // The reader of Foundation keeps one of two equal keys.
    guard name != "repeated-key" else { return }
    let value = try PropertyListSerialization.propertyList(from: try data(name), format: nil)
    let results = try [PropertyListSerialization.PropertyListFormat.xml, .binary].map { format in
      let data = try PropertyListSerialization.data(
        fromPropertyList: value,
        format: format,
        options: 0
      )
      return Linter.lint(try PropertyListReader.read(Array(data)), LintOptions())
    }
    #expect(results[0].forecast == results[1].forecast)
    #expect(
      results[0].findings.map(\.message).sorted() == results[1].findings.map(\.message).sorted()
    )
    #expect(results[1].findings.allSatisfy { $0.range == nil })
  }

  @Test(arguments: names.sorted())
  func `values of any type are checked`(_ name: String) throws {
    let list = try PropertyListReader.read(Array(try data(name)))
    let values: [PropertyList.Value] = [
      .string(""), .integer(1), .boolean(true), .array([]), .dictionary([]), .string("$(A)"),
      .array([PropertyList(.integer(1)), PropertyList(.array([]))]), .data([]),
    ]
    for index in (list.entries ?? []).indices {
      for value in values {
        guard var entries = list.entries else { continue }
        entries[index].value.value = value
        var options = LintOptions()
        options.implemented = []
        _ = Linter.lint(PropertyList(.dictionary(entries)), options)
      }
    }
    for value in values { _ = Linter.lint(PropertyList(value), LintOptions()) }
  }
}
