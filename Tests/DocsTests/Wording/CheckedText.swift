import Foundation
import ScenarioCommand
import Testing

/// A text that users read: a page, a schema, help, what the tests expect to be printed.
struct CheckedText: Sendable, CustomTestStringConvertible {
  /// Its path from the package's folder, or the command that prints it.
  let path: String
  let content: String

  var testDescription: String { path }

  static let all = pages + fixtures + [help]

  private static let pages =
    files(below: "", deeply: false, [".md"])
    + files(below: "docs/", deeply: true, [".md", ".json", ".xsd", ".1"])
    + files(below: "Sources/Run/ReportAssets/", deeply: true, [".html", ".js"])

  /// What tests compare output with; their inputs are YAML.
  private static let fixtures = files(
    below: "Tests/Fixtures/",
    deeply: true,
    [".txt", ".golden", ".ascii", ".findings"]
  )

  private static let help = CheckedText(
    path: "scenario-run --help",
    content: (try? Tool.described.get()).map { tool in
      ([tool.command] + tool.subcommands).flatMap { command in
        [command.abstract, command.discussion].compactMap(\.self)
          + command.shown.flatMap { [$0.abstract, $0.discussion].compactMap(\.self) }
      }.joined(separator: "\n")
    } ?? ""
  )

  private static func files(
    below folder: String,
    deeply: Bool,
    _ endings: [String]
  ) -> [CheckedText] {
    let manager = FileManager.default
    let path = Documentation.root.appending(path: folder).path
    let names =
      deeply
      ? try? manager.subpathsOfDirectory(atPath: path)
      : try? manager.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
      .compactMap {
        guard let bytes = try? Data(contentsOf: Documentation.root.appending(path: folder + $0))
        else { return nil }
        return CheckedText(path: folder + $0, content: String(decoding: bytes, as: UTF8.self))
      }
  }
}
