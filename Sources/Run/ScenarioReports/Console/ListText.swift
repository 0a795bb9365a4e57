@_spi(Package) internal import ScenarioJSON
@_spi(Package) package import ScenarioRunner
internal import ScenarioSystem

/// The output of `list`: one line for each case, which is a valid argument.
package enum ListText {
  /// Returns `path:line: name` for each case that can be run, with escapes for hidden characters.
  package static func of(_ file: FileResult) -> String {
    cases(of: file).map { argument(of: $0, in: file).escapingHidden + "\n" }.joined()
  }

  /// Returns the cases that can be run; files that were not read because of an interruption have none.
  fileprivate static func cases(of file: FileResult) -> [CaseResult] {
    file.cases.filter { $0.outcome != .invalid && $0.outcome != .interrupted }
  }

  fileprivate static func argument(of result: CaseResult, in file: FileResult) -> String {
    "\(file.path):\(result.scenario.line): \(result.name)"
  }
}

/// The document of `list --format json`, described by `docs/list.schema.json`.
package struct ListJSON {
  private var cases: [JSONValue] = []

  /// Creates an empty list.
  package init() {}

  /// Adds the cases of a file that can be run.
  package mutating func add(_ file: FileResult) {
    cases += ListText.cases(of: file).map { result in
      .object([
        ("argument", .text(ListText.argument(of: result, in: file))),
        ("path", .text("\(file.path)")), ("line", .number("\(result.scenario.line)")),
        ("name", .text(result.name)), ("scenario", .text(result.scenario.name ?? "")),
        ("suite", .text(result.scenario.suite ?? "")), ("ios", .text(result.ios)),
        ("device", .text(result.device)), ("tags", .texts(result.scenario.tags)),
      ])
    }
  }

  /// The document about all cases.
  package var text: String { JSONFormat.list.document([("cases", .list(cases))]) }
}
