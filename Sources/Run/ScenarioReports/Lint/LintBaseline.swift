internal import AppLint
@_spi(Package) internal import ScenarioJSON
package import ScenarioSystem

/// The findings of an earlier run, which are not reported again.
package struct LintBaseline {
  private let known: Set<[String]>

  /// Reads a document of `lint --format json`.
  ///
  /// - Parameter path: The path of the document.
  /// - Throws: `.unreadable`, if there is none, or it is no such document.
  package init(_ path: Path) throws(ScenarioError) {
    let bytes = try FileReader.readWhole(path: path, limit: 64 << 20)
    let document = try? JSONValue(json: bytes[...])
    guard let items = document?.pairs?.first(where: { $0.key == "diagnostics" })?.value.items else {
      throw ScenarioError(
        .unreadable,
        "'\(path)' is no document of lint",
        help: "write one with 'scenario-run lint PATH --format json'"
      )
    }
    known = Set(
      items.map { item in
        let pairs = item.pairs ?? []
        return ["id", "path", "message"].map { key in
          Self.withoutLines(pairs.first { $0.key == key }?.value.string ?? "")
        }
      }
    )
  }

  func contains(_ record: LintFile.Record) -> Bool {
    let finding = record.finding
    return known.contains([finding.id, record.path, finding.message].map(Self.withoutLines))
  }

  /// A text without the numbers of lines, which move when others are added.
  private static func withoutLines(_ text: String) -> String {
    var result = ""
    var isLine = false
    for character in text {
      if isLine, character.isNumber { continue }
      isLine = character == ":"
      result.append(character)
    }
    return result
  }
}

extension LintFile {
  /// Returns the file with only those findings that are new.
  package func without(_ baseline: LintBaseline) -> LintFile {
    var copy = self
    copy.records = records.filter { !baseline.contains($0) }
    return copy
  }
}
