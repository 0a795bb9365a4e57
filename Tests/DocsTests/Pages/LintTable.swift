import AppLint
@_spi(Package) import LifecycleCore

/// The tables of findings and methods in `docs/lint.md`, which are generated into it.
enum LintTable {
  /// The page with each table between its comments: `<!-- findings -->` and `<!-- end -->`.
  static func filled(into page: String) -> String {
    let tables = ["<!-- findings -->": findings, "<!-- methods -->": methods]
    var lines: [Substring] = []
    var skips = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "<!-- end -->" { skips = false }
      if !skips { lines.append(line) }
      if let text = tables[String(line)] {
        lines += ["", text[...], ""]
        skips = true
      }
    }
    return lines.joined(separator: "\n")
  }

  private static var findings: String {
    var table = MarkdownTable("identifier", "reported for", "severity and effect", "known from")
    for rule in LintRule.all {
      table.add(
        "`\(rule.id)`",
        PageTexts.findings[rule.id],
        rule.effects.map(effect).joined(separator: "<br>"),
        evidence(of: rule).joined(separator: "<br>")
      )
    }
    return table.text
  }

  private static func effect(_ effect: LintEffect) -> String {
    let isForAll = effect.versions.lower == 2 && effect.versions.end == nil
    let scope = [
      isForAll ? nil : "\(effect.versions)",
      effect.sdk.map { "SDK \(VersionRange.text($0)) and later" },
    ].compactMap(\.self)
    let suffix = scope.isEmpty ? "" : " (\(scope.joined(separator: ", ")))"
    return "**\(effect.severity.rawValue)**\(suffix): \(effect.text)"
  }

  /// The sources of a rule's effects, without repeating them.
  private static func evidence(of rule: LintRule) -> [String] {
    rule.effects.reduce(into: []) { texts, effect in
      let text = "\(effect.confidence.rawValue): \(effect.source?.title ?? "")"
      if !texts.contains(text) { texts.append(text) }
    }
  }

  private static var methods: String {
    var table = MarkdownTable("selector", "in Swift")
    for method in DelegateMethod.ofFindings {
      table.add("`\(method.selector)`", "`\(method.swiftName)`")
    }
    return table.text
  }
}
