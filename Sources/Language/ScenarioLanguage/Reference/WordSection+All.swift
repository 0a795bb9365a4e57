internal import LifecycleCore

extension WordSection {
  /// All sections, in the order of the page.
  static let all: [WordSection] =
    actions + [appMethods, sceneMethods] + lists + environment
    + [switches, expectations, invariants, devices]

  // MARK: - Actions

  private static let actions = Actor.allCases.map { actor in
    let heading =
      actor == .user
      ? """
      ## Actions

      These are keys of a step. The first argument may be given without its name: `{rotate: landscape-left}`, or \
      `rotate landscape-left`.


      """ : ""
    return WordSection(
      key: actor.rawValue,
      text: "\(heading)### `\(actor.rawValue)`: \(actor.does)",
      words: ActionKind.allCases.filter { $0.actor == actor }.map { kind in
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

  // MARK: - What lists contain

  private static let appMethods = methods(
    """
    ## Delegate methods

    Allowed under `calls`, `never`, `during` and `implements`. The notification is posted right after the call, or \
    instead of it if the app does not implement the method. Expectations can constrain the arguments.

    ### Of the app delegate
    """
  ) { !$0.isSceneMethod }

  private static let sceneMethods = methods("### Of a scene delegate", where: \.isSceneMethod)

  private static func methods(
    _ text: String,
    where isIncluded: (DelegateMethod) -> Bool
  ) -> WordSection {
    WordSection(
      key: "calls",
      text: text,
      extraColumnTitles: ["in Swift", "notification"],
      words: DelegateMethod.allCases.filter(isIncluded).map { method in
        Word(
          name: method.selector,
          summary: method.summary,
          arguments: method.arguments.listed,
          since: method.since.description,
          extraColumns: [
            "`\(method.swiftName)`", method.pairedNotification.map { "`\($0.name)`" } ?? "",
          ]
        )
      }
    )
  }

  /// The sections for the other lists of a step.
  private static let lists = TermKind.lists.filter { $0 != .calls }.map { kind in
    let hasVersions = kind == .notifications || kind == .views
    return WordSection(
      key: kind.key,
      text: """
        ## \(kind == .views ? "View methods" : kind.key.prefix(1).uppercased() + kind.key.dropFirst())

        Allowed under `\(kind.key)` and `never`: \(kind.summary).
        """,
      extraColumnTitles: kind == .views ? ["until"] : [],
      words: kind.terms.map { term in
        Word(
          name: term.word,
          summary: term.row.summary,
          arguments: term.row.arguments.listed,
          since: hasVersions ? term.row.since.description : "",
          extraColumns: kind == .views ? [term.row.until.map { "before \($0)" } ?? ""] : []
        )
      }
    )
  }

  // MARK: - The environment

  private static let environment = [
    WordSection(
      key: "state",
      text: "## States\n\nThe states of the app, for `state`:",
      words: AppState.allCases.map { Word(name: $0.word, summary: $0.summary) }
    ),
    WordSection(
      key: "scenes",
      text: "The states of a scene, for `scenes`:",
      words: SceneState.allCases.map { Word(name: $0.word, summary: $0.summary) }
    ),
    WordSection(
      key: "terminated",
      text: """
        The screens in front, for `front`: \(Vocabulary.screens.words.quoted). The overlays, for `over`: \
        \(Vocabulary.covers.words.quoted).

        ## Termination reasons

        Allowed under `terminated`. A step fails if it has an unexpected termination that it does not list.
        """,
      extraColumnTitles: ["unexpected"],
      words: TerminationReason.allCases.map {
        Word(name: $0.word, summary: $0.summary, extraColumns: [$0.isUnrequested ? "yes" : ""])
      }
    ),
  ]

  private static let switches = WordSection(
    key: "model",
    text: """
      ## Model switches

      Keys of `model`: they control the model's behavior where the documents disagree or are silent. A default without a \
      version applies to all versions.
      """,
    extraColumnTitles: ["default"],
    words: ModelSwitch.allCases.map { modelSwitch in
      let values =
        switch modelSwitch.type {
        case .word(let words): words.quoted
        case .duration: "a duration"
        default: "`true`, `false`"
        }
      return Word(
        name: modelSwitch.name,
        summary: modelSwitch.summary,
        arguments: values,
        extraColumns: [defaults(of: modelSwitch)]
      )
    }
  )

  /// Returns the default, and each version at which it changes: first without scenes, then with them.
  private static func defaults(of modelSwitch: ModelSwitch) -> String {
    let withScenes = Profile.all.filter(\.isForScenes)
    let others = Profile.all.filter { !$0.isForScenes }
    // What scenes change is compared with the version in which they came.
    let base = others.last { profile in
      withScenes.allSatisfy { profile.firstVersion <= $0.firstVersion }
    }
    var texts: [String] = []
    for (profiles, start) in [(others, nil), (withScenes, base)] {
      var last = start?.settings[modelSwitch]
      for profile in profiles where profile.settings[modelSwitch] != last {
        let value = "`\(profile.settings.text(modelSwitch))`"
        texts.append(last == nil ? value : "\(value) from \(profile.name)")
        last = profile.settings[modelSwitch]
      }
    }
    return texts.joined(separator: ", ")
  }

  private static let expectations = WordSection(
    key: "step",
    text: """
      ## Expectations

      These are keys of a step. [language.md](language.md) describes list forms and event patterns.
      """,
    extraColumnTitles: ["without an action"],
    words: ExpectationKind.all.map {
      Word(
        name: $0.key,
        summary: $0.summary,
        arguments: $0.value,
        extraColumns: [$0.checksFinalState ? "yes" : ""]
      )
    }
  )

  private static let invariants = WordSection(
    key: "invariants",
    text: """
      ## Invariants

      Allowed under `invariants` and `violates`: advice from the documents that can be checked during a run.
      [advice.md](advice.md) lists all advice and how it is checked.
      """,
    extraColumnTitles: ["statements"],
    words: Invariant.all.map {
      Word(
        name: $0.name,
        summary: $0.summary,
        extraColumns: [$0.statements.map(\.name).joined(separator: ", ")]
      )
    }
  )

  private static let devices = WordSection(
    key: "device",
    text:
      "## Devices\n\nAllowed under `device`; [language.md](language.md#the-environment) describes the keys of a mapping.",
    words: Device.Model.allCases.map {
      Word(name: $0.rawValue, summary: $0 == .iphone ? "the default" : "has no telephony")
    }
  )
}

extension [Detail] {
  fileprivate var listed: String { map(\.word).quoted }
}

extension [String] {
  fileprivate var quoted: String { map { "`\($0)`" }.joined(separator: ", ") }
}
