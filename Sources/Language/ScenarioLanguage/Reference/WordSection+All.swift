@_spi(Package) internal import LifecycleCore

extension WordSection {
  /// All sections, in the order of the page.
  static let all: [WordSection] =
    Actor.allCases.map(actions)
    + [methods { !$0.isSceneMethod }, methods(where: \.isSceneMethod)]
    + TermKind.lists.filter { $0 != .calls }.map(terms)
    + [
      WordSection("state", AppState.allCases.map { Word(name: $0.word, summary: $0.summary) }),
      WordSection("scenes", SceneState.allCases.map { Word(name: $0.word, summary: $0.summary) }),
      WordSection(
        "terminated",
        TerminationReason.allCases.map { Word(name: $0.word, summary: $0.summary) }
      ),
      WordSection(
        "model",
        ModelSwitch.allCases.map {
          Word(name: $0.name, summary: $0.summary, arguments: values(of: $0))
        }
      ),
      WordSection(
        "step",
        ExpectationKind.all.map { Word(name: $0.key, summary: $0.summary, arguments: $0.value) }
      ),
      WordSection("invariants", Invariant.all.map { Word(name: $0.name, summary: $0.summary) }),
      WordSection(
        "device",
        Device.Model.allCases.map {
          Word(name: $0.rawValue, summary: $0 == .iphone ? "the default" : "has no telephony")
        }
      ),
    ]

  /// What the keys of a scenario are called as a section.
  static let scenarioKeys = "keys of a scenario"
  /// What the keys of the app are called.
  static let appKeys = "keys of app"
  /// What the keys of an Info.plist are called.
  static let infoKeys = "keys of info"
  /// What the keys of a device are called.
  static let deviceKeys = "keys of device"

  /// The keys of a scenario, of its app and of its device; the page has tables of all keys instead.
  static let keys = [
    keys(scenarioKeys, prefix: "", Grammar.scenario.keys),
    keys(appKeys, prefix: "app", Grammar.app.keys),
    keys(infoKeys, prefix: "info", Grammar.info.keys),
    keys(deviceKeys, prefix: "device", Grammar.deviceKeys.keys),
  ]

  private static func keys(_ name: String, prefix: String, _ keys: [Key]) -> WordSection {
    WordSection(
      name,
      prefix: prefix,
      keys.map { Word(name: $0.name, summary: $0.summary, arguments: $0.type) }
    )
  }

  private static func actions(of actor: Actor) -> WordSection {
    WordSection(
      actor.rawValue,
      ActionKind.allCases.filter { $0.actor == actor }.map { kind in
        let restriction = kind.isOnlyForCallbacks ? " (under `during` only)" : ""
        return Word(
          name: kind.word,
          summary: kind.summary + restriction,
          arguments: kind.parameters.map(text).joined(separator: "; "),
          since: Profile.all.first { $0.book.supports(kind) }?.firstVersion.description ?? ""
        )
      }
    )
  }

  private static func text(_ parameter: Parameter) -> String {
    let type = Grammar.argument(parameter).name
    let need = parameter.isRequired ? "" : ", optional"
    return "`\(parameter.name)`: \(parameter.summary) (\(type)\(need))"
  }

  private static func methods(where isIncluded: (DelegateMethod) -> Bool) -> WordSection {
    WordSection(
      "calls",
      DelegateMethod.allCases.filter(isIncluded).map { method in
        Word(
          name: method.selector,
          summary: method.summary,
          arguments: method.arguments.map(\.word).quoted,
          since: method.since.description
        )
      }
    )
  }

  /// Returns the section for another list of a step.
  private static func terms(of kind: TermKind) -> WordSection {
    let hasVersions = kind == .notifications || kind == .views
    return WordSection(
      kind.key,
      kind.terms.map { term in
        Word(
          name: term.word,
          summary: term.row.summary,
          arguments: term.row.arguments.map(\.word).quoted,
          since: hasVersions ? term.row.since.description : ""
        )
      }
    )
  }

  private static func values(of modelSwitch: ModelSwitch) -> String {
    switch modelSwitch.type {
    case .word(let words): words.quoted
    case .duration: "a duration"
    default: "`true`, `false`"
    }
  }
}

extension [String] {
  fileprivate var quoted: String { map { "`\($0)`" }.joined(separator: ", ") }
}
