@_spi(Package) @testable import ScenarioLanguage

/// The tables of keys in `docs/language.md`, which are generated into it.
enum KeyTables {
  /// The tables, by the name that the page's comments give them.
  static var all: [(name: String, text: String)] {
    [
      ("app", table(Grammar.app.keys)),
      ("scenario", scenarioKeys),
      ("step", table(Grammar.step.keys)),
    ]
  }

  /// The page with each table between its comments: `<!-- keys: app -->` and `<!-- end -->`.
  static func filled(into page: String) -> String {
    var lines: [Substring] = []
    var skips = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "<!-- end -->" { skips = false }
      if !skips { lines.append(line) }
      if let (_, text) = all.first(where: { line == "<!-- keys: \($0.name) -->" }) {
        lines += ["", text[...], ""]
        skips = true
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func table(_ keys: [Key]) -> String {
    let defaults = PageTexts.defaults
    let hasDefaults = keys.contains { !defaults[$0.name].isEmpty }
    var table = MarkdownTable(["key", "value", "description"] + (hasDefaults ? ["default"] : []))
    for key in keys { table.add(cells(key) + (hasDefaults ? [defaults[key.name]] : [])) }
    return table.text
  }

  private static var scenarioKeys: String {
    var table = MarkdownTable(["key", "in", "value", "description", "default"])
    for item in Grammar.scenarioKeys {
      var cells = cells(item.key)
      cells.insert(item.levels.map(\.rawValue).joined(separator: " "), at: 1)
      table.add(cells + [item.key.isRequired ? "required" : PageTexts.defaults[item.key.name]])
    }
    return table.text
  }

  private static func cells(_ key: Key) -> [String] { ["`\(key.name)`", key.type, key.summary] }
}
