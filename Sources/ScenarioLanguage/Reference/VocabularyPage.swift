internal import LifecycleCore

/// The page of the vocabulary, `docs/vocabulary.md`: every word that a scenario can use.
package enum VocabularyPage {
  /// The page's text.
  package static var text: String {
    let parts = [
      introduction, ActionTables.text, CallTables.text, states, switches, expectations,
      invariants, world,
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # The vocabulary

    Every word that a scenario can use; how words make a scenario stands in [language.md](language.md). This page is made \
    from the code; after a change there `make record` writes it anew.
    """

  // MARK: - States and ends

  private static var states: String {
    var app = MarkdownTable("state", "meaning")
    for state in AppState.allCases { app.add("`\(state.word)`", state.summary) }
    var scene = MarkdownTable("state", "meaning")
    for state in SceneState.allCases { scene.add("`\(state.word)`", state.summary) }
    var reasons = MarkdownTable("reason", "what happened", "unasked")
    for reason in TerminationReason.allCases {
      reasons.add("`\(reason.word)`", reason.summary, reason.isUnasked ? "yes" : "")
    }
    return """
      ## States

      Of the app, under `state`:

      \(app.text)

      Of a scene, under `scenes`:

      \(scene.text)

      What is in front, under `front`: \(Place.allCases.map { "`\($0.word)`" }.joined(separator: ", ")).
      What lies over it, under `over`: `none`, \(Cover.allCases.map { "`\($0.word)`" }.joined(separator: ", ")).

      ## Termination reasons

      Under `terminated`. An end that no action asks for fails a step that does not speak of it.

      \(reasons.text)
      """
  }

  // MARK: - Switches

  private static var switches: String {
    var table = MarkdownTable("switch", "values", "default", "question")
    for item in ModelSwitch.allCases {
      let values =
        switch item.type {
        case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .duration: "a duration"
        default: "`true`, `false`"
        }
      table.add("`\(item.name)`", values, defaults(of: item), item.summary)
    }
    return """
      ## Model switches

      Under `model`: which side the model takes where the documents disagree or are silent. Where no \
      version is named, the default is that of every version.

      \(table.text)
      """
  }

  /// The default, and each version at which it becomes another one.
  private static func defaults(of item: ModelSwitch) -> String {
    var texts: [String] = []
    var last: Int64?
    for profile in Profile.all where profile.settings[item] != last {
      let value = "`\(profile.settings.text(item))`"
      texts.append(last == nil ? value : "\(value) from \(profile.name)")
      last = profile.settings[item]
    }
    return texts.joined(separator: ", ")
  }

  // MARK: - Expectations

  private static var expectations: String {
    var table = MarkdownTable("key", "what it expects", "value", "without an action")
    for kind in ExpectationKind.all {
      table.add("`\(kind.key)`", kind.summary, kind.value, kind.isAboutTheState ? "yes" : "")
    }
    return """
      ## Expectations

      Keys of a step. What a list form and a moment are stands in [language.md](language.md).

      \(table.text)
      """
  }

  private static var invariants: String {
    var table = MarkdownTable("invariant", "what it asks of an app", "statements")
    for invariant in Invariant.all {
      let statements = invariant.statements.map(\.name).joined(separator: ", ")
      table.add("`\(invariant.name)`", invariant.summary, statements)
    }
    return """
      ## Invariants

      Under `invariants` and `violates`: advice of the documents that a run can be checked against. All advice, and what
      checks it, is listed in [advice.md](advice.md).

      \(table.text)
      """
  }

  // MARK: - The world

  private static var world: String {
    let devices = Device.Model.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    let cycles = AppDescription.LifeCycle.allCases.map { "`\($0.rawValue)`" }
      .joined(separator: ", ")
    let versions = Dictionary(grouping: OSVersion.known, by: \.major)
      .sorted { $0.key < $1.key }
      .map { _, minors in minors.map(\.description).joined(separator: ", ") }
    return """
      ## Devices, life cycles, versions

      - `device`: \(devices)
      - `life-cycle`: \(cycles)
      - `ios`: \(versions.joined(separator: "; "))
      """
  }
}
