@_spi(Package) import LifecycleCore

@_spi(Package) @testable import ScenarioLanguage

/// What only the page of the vocabulary says about the words of a section.
extension WordSection {
  /// A column of the table besides those that every section has.
  struct Column {
    let title: String
    /// Returns the text for a word.
    let text: (String) -> String
  }

  /// The additional columns.
  var extraColumns: [Column] {
    switch key {
    case "calls":
      let methods = Dictionary(
        uniqueKeysWithValues: DelegateMethod.allCases.map { ($0.selector, $0) }
      )
      return [
        Column(title: "in Swift") { methods[$0].map { "`\($0.swiftName)`" } ?? "" },
        Column(title: "notification") {
          methods[$0]?.pairedNotification.map { "`\($0.name)`" } ?? ""
        },
      ]
    case TermKind.views.key:
      return [
        Column(title: "until") { word in
          let term = TermKind.views.terms.first { $0.word == word }
          return term?.row.until.map { "before \($0)" } ?? ""
        }
      ]
    case "terminated":
      return [
        Column(title: "unexpected") { word in
          let reason = TerminationReason.allCases.first { $0.word == word }
          return reason?.isUnrequested == true ? "yes" : ""
        }
      ]
    case "model":
      return [
        Column(title: "default") { name in
          ModelSwitch.allCases.first { $0.name == name }.map(Self.defaults) ?? ""
        }
      ]
    case "step":
      return [
        Column(title: "without an action") { key in
          ExpectationKind.all.first { $0.key == key }?.checksFinalState == true ? "yes" : ""
        }
      ]
    case "invariants":
      return [
        Column(title: "statements") { name in
          let invariant = Invariant.all.first { $0.name == name }
          return (invariant?.statements ?? []).map(\.name).joined(separator: ", ")
        }
      ]
    default: return []
    }
  }

  /// Returns the default, and each version at which it changes: first without scenes, then with them.
  private static func defaults(of modelSwitch: ModelSwitch) -> String {
    let withScenes = Profile.all.filter(\.isForScenes)
    let others = Profile.all.filter { !$0.isForScenes }
    // What scenes change is compared with the version in which they came.
    let base = others.last { profile in
      withScenes.allSatisfy { profile.firstVersion <= $0.firstVersion }
    }
    let changes = Self.changes(of: modelSwitch, in: others, after: nil)
    // With scenes the same may change in the same version.
    let known = Set(changes.map { Change($0, of: modelSwitch) })
    let sceneChanges = Self.changes(of: modelSwitch, in: withScenes, after: base)
      .filter { !known.contains(Change($0, of: modelSwitch)) }
    return (changes + sceneChanges).enumerated().map { index, profile in
      let value = "`\(profile.settings.text(modelSwitch))`"
      return index == 0 ? value : "\(value) from \(profile.name)"
    }.joined(separator: ", ")
  }

  /// What a version changes a switch to.
  private struct Change: Hashable {
    let version: OSVersion
    let value: Int64

    init(_ profile: Profile, of modelSwitch: ModelSwitch) {
      version = profile.firstVersion
      value = profile.settings[modelSwitch]
    }
  }

  /// Returns the profiles in which a switch has another value than in the one before.
  private static func changes(
    of modelSwitch: ModelSwitch,
    in profiles: [Profile],
    after start: Profile?
  ) -> [Profile] {
    zip([start] + profiles, profiles).compactMap { previous, profile in
      previous?.settings[modelSwitch] == profile.settings[modelSwitch] ? nil : profile
    }
  }

  /// The heading, and what it is followed by.
  var introduction: String {
    func quoted(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
    if let actor = Actor(rawValue: key) {
      let heading =
        actor == .user
        ? """
        ## Actions

        These are keys of a step. The first argument may be given without its name: `{rotate: landscape-left}`, or \
        `rotate landscape-left`.


        """ : ""
      return "\(heading)### `\(actor.rawValue)`: \(actor.does)"
    }
    switch key {
    case "calls" where words.contains { $0.name == DelegateMethod.sceneWillConnect.selector }:
      return "### Of a scene delegate"
    case "calls":
      return """
        ## Delegate methods

        Allowed under `calls`, `never`, `during` and `implements`. The notification is posted right after the call, or \
        instead of it if the app does not implement the method. Expectations can constrain the arguments.

        ### Of the app delegate
        """
    case "state": return "## States\n\nThe states of the app, for `state`:"
    case "scenes" where words.contains { $0.name == SceneState.unattached.word }:
      return "The states of a scene, for `scenes`:"
    case "terminated":
      return """
        The screens in front, for `front`: \(quoted(Vocabulary.screens.words)). The overlays, for `over`: \
        \(quoted(Vocabulary.overlays.words)).

        ## Termination reasons

        Allowed under `terminated`. A step fails if it has an unexpected termination that it does not list.
        """
    case "model":
      return """
        ## Model switches

        Keys of `model`: they control the model's behavior where the documents disagree or are silent. A default without a \
        version applies to all versions. [devices.md](devices.md) says what supports the defaults from iOS 13 on.
        """
    case "step":
      return """
        ## Expectations

        These are keys of a step. [language.md](language.md) describes list forms and event patterns.
        """
    case "invariants":
      return """
        ## Invariants

        Allowed under `invariants` and `violates`: advice from the documents that can be checked during a run.
        [advice.md](advice.md) lists all advice and how it is checked.
        """
    case "device":
      return """
        ## Devices

        Allowed under `device`; [language.md](language.md#the-environment) describes the keys of a mapping.
        """
    default:
      let kind = TermKind.lists.first { $0.key == key }
      let title = kind == .views ? "View methods" : key.prefix(1).uppercased() + key.dropFirst()
      return """
        ## \(title)

        Allowed under `\(key)` and `never`: \(kind?.summary ?? "").
        """
    }
  }
}
