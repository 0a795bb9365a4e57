@_spi(Package) @testable import LifecycleCore

/// The page of the rules, `docs/rules.md`: what each OS version changes, and every row with its reason and its sources.
enum RulePage {
  /// The page's text.
  static var text: String {
    let index = Profile.all.map { profile in
      "- [\(profile.name)](#\(anchor(profile.name))): \(PageTexts.versions[profile.name])"
    }
    let sections = Profile.all.indices.map { index in
      section(Profile.all[index], after: index == 0 ? nil : Profile.all[index - 1])
    }
    return ([introduction, index.joined(separator: "\n")] + sections)
      .joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # The rules

    The rules that decide which methods of an app are called, and when. This page is generated from the code \
    (`Sources/Model/LifecycleCore/Rules` and `Versions`); after a change there, regenerate it with `make record`.

    Each section is a version in which something changed. It inherits the rules of the version before it, removes and \
    adds rules; a rule of the same name replaces the earlier one. Of the rules for a trigger, the first whose conditions \
    hold applies. A name in *italics* is a procedure that several rules share: rules triggered by it define what it does, \
    and if none of them applies, nothing happens.

    The statements are those of the [behaviors](behaviors.md) that a rule makes true: without it, or one of its \
    effects, one of them would be false.

    How certain a rule is: **stated** explicitly by a document, **observed** or measured by somebody, or **inferred**. \
    Where the documents disagree, a rule depends on a switch of the [vocabulary](vocabulary.md#model-switches), which a \
    scenario sets under `model:`.
    """

  private static func section(_ profile: Profile, after base: Profile?) -> String {
    var parts = [
      "## \(profile.name)",
      "From iOS \(profile.firstVersion)"
        + "\(profile.isForScenes ? ", for apps with scenes" : ""): \(PageTexts.versions[profile.name])."
        + "\(base.map { " Begins with what [\($0.name)](#\(anchor($0.name))) has." } ?? "")",
    ]
    let names = Set(profile.book.rules.map(\.id))
    let removed = profile.removed.map(\.id)
    let isKept = names.contains
    if let gone = list(removed.filter { !isKept($0) }) { parts.append("Removes \(gone).") }
    if let new = list(removed.filter(isKept)) { parts.append("Replaces \(new).") }
    let changed = profile.changedSwitches.filter { item in
      base.map { $0.settings[item] != profile.settings[item] } ?? true
    }
    if !changed.isEmpty { parts.append(switches(changed, of: profile, after: base)) }
    parts += profile.added.map(text)
    return parts.joined(separator: "\n\n")
  }

  private static func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func switches(
    _ items: [ModelSwitch],
    of profile: Profile,
    after base: Profile?
  ) -> String {
    var table = MarkdownTable("switch", "before", "here")
    for item in items {
      let before = base.map { "`\($0.settings.text(item))`" } ?? ""
      table.add("`\(item.name)`", before, "`\(profile.settings.text(item))`")
    }
    return table.text
  }

  private static func text(_ rule: Rule) -> String {
    let conditions = rule.conditions.map(\.phrase).joined(separator: "; ")
    let effects = rule.effects.map(\.phrase).joined(separator: "; ")
    let sources = rule.sources.map(\.citation).joined(separator: "; ")
    let statements = rule.serves.map { "[\($0.name)](behaviors.md#\(anchor($0)))" }
      .joined(separator: ", ")
    return """
      ### `\(rule.id)`

      - **on** \(rule.trigger.phrase)
      \(conditions.isEmpty ? "" : "- **if** \(conditions)\n")\
      - **then** \(effects.isEmpty ? "nothing" : effects)
      - **because** \(rule.reason)
      - \(rule.confidence.rawValue): \(sources)
      - Statements: \(statements)
      """
  }

  /// The anchor of a statement in `docs/behaviors.md`.
  static func anchor(_ id: StatementID) -> String { "f\(id.behavior)-\(id.number)" }

  /// The anchor of a heading, as the usual readers of Markdown make it.
  static func anchor(_ heading: String) -> String {
    heading.lowercased().filter { $0 != "." }.map { $0 == " " ? "-" : String($0) }.joined()
  }
}
