@_spi(Package) package import LifecycleCore
internal import SourceScanner

/// A check of an app's Info.plist: its effects by version, when it applies, and what it reports where.
///
/// Each is written as a chain of all that; a source holds for the effects before it that have none yet.
package struct LintRule: Sendable {
  /// A text about a place.
  typealias Text = @Sendable (AppFacts, LintPlace) -> String

  /// The identifier of its findings: `no-scenes`.
  package let id: String
  /// The effects by version; the most serious one that applies is reported.
  package private(set) var effects: [LintEffect] = []
  private var requirements: [@Sendable (AppFacts) -> Bool] = []
  private var places: @Sendable (AppFacts) -> [LintPlace] = { [LintPlace(node: $0.plist)] }
  private var message: Text = { _, _ in "" }
  private var help: Text = { _, _ in "" }

  init(_ id: String) { self.id = id }

  /// Returns what it finds in a property list, with a message and how to correct it.
  func matches(in app: AppFacts) -> [LintMatch] {
    guard requirements.allSatisfy({ $0(app) }) else { return [] }
    return places(app).map {
      LintMatch(position: $0, message: message(app, $0), help: help(app, $0))
    }
  }
}

extension LintRule {
  /// All rules, in the order of the docs; to add one, add it to the list of its theme.
  package static let all = ofPropertyLists + ofProjects

  /// Those that a property list alone can meet.
  package static let ofPropertyLists =
    fileRules + lifeCycleRules + manifestRules + conflictRules + codeRules + taskRules
    + backgroundModeRules + screenRules + versionRules

  /// Those that need the code of the app.
  package static let ofProjects =
    uncalledCodeRules + unusedDelegateRules + deliveryRules + handlerRules + taskCodeRules
    + spellingRules + carPlayRules
}

/// What a rule found at a place.
struct LintMatch {
  let position: LintPlace
  let message: String
  let help: String
}

/// The effect of a mistake in some versions of iOS.
package struct LintEffect: Sendable {
  /// How serious it is.
  package let severity: LintSeverity
  /// The effect, as the end of a sentence.
  package let text: String
  /// The versions that have it.
  package let versions: VersionRange
  /// The earliest SDK of apps that have it; nil for all.
  package let sdk: OSVersion?
  /// How certain it is.
  package fileprivate(set) var confidence = Confidence.inferred
  /// Where the effect, or what it was inferred from, is described.
  package fileprivate(set) var source: LintSource?
}

/// A place that has a mistake.
struct LintPlace {
  /// The value of the Info.plist; of a place in the code, the whole list.
  let node: PlistNode
  /// The place in the code.
  var location: SourceLocation?
  /// What `{}` stands for in the texts of the rule; nil for the text of the node.
  var word: String?
  /// What other names in braces stand for.
  var words: [String: String] = [:]

  /// Returns a text about this place: `{}` stands for its word, `{key}` for the key that leads to it.
  fileprivate func filled(into text: String) -> String {
    if text.contains("{key}") { return text.replacing("{key}", with: node.name) }
    let text = words.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
    return text.replacing("{}", with: word ?? node.text ?? "")
  }
}

// MARK: - The parts of a chain

extension LintRule {
  private func with(_ change: (inout LintRule) -> Void) -> LintRule {
    var copy = self
    change(&copy)
    return copy
  }

  private func known(_ confidence: Confidence, _ source: LintSource) -> LintRule {
    with { rule in
      for index in rule.effects.indices where rule.effects[index].source == nil {
        rule.effects[index].confidence = confidence
        rule.effects[index].source = source
      }
    }
  }

  /// Adds an effect, by default for all versions and SDKs.
  func effect(
    _ severity: LintSeverity,
    _ text: String,
    from first: OSVersion = 2,
    before end: OSVersion? = nil,
    sdk: OSVersion? = nil
  ) -> LintRule {
    let versions = VersionRange(from: first, before: end)
    return with {
      $0.effects.append(LintEffect(severity: severity, text: text, versions: versions, sdk: sdk))
    }
  }

  /// A document states the effect.
  func stated(_ source: LintSource) -> LintRule { known(.stated, source) }

  /// The effect was observed.
  func observed(_ source: LintSource) -> LintRule { known(.observed, source) }

  /// The effect follows from related documentation, and may be wrong.
  func inferred(_ source: LintSource) -> LintRule { known(.inferred, source) }

  /// Adds a requirement on the app.
  func when(_ requirement: @escaping @Sendable (AppFacts) -> Bool) -> LintRule {
    with { $0.requirements.append(requirement) }
  }

  /// Requires that keys are certainly missing.
  func without(_ keys: String...) -> LintRule { when { keys.allSatisfy($0.isMissing) } }

  /// Requires that the code implements a method.
  func implementing(_ method: DelegateMethod) -> LintRule { when { $0.implements(method) == true } }

  /// Reports a key, if it is there; without this, a rule reports the whole file.
  func at(_ key: String) -> LintRule { at { $0.plist[key] } }

  /// Reports a place, if it is there.
  func at(_ place: @escaping @Sendable (AppFacts) -> PlistNode?) -> LintRule {
    atEach { place($0).map { [$0] } ?? [] }
  }

  /// Reports each of some places.
  func atEach(_ nodes: @escaping @Sendable (AppFacts) -> [PlistNode]) -> LintRule {
    atPlaces { nodes($0).map { LintPlace(node: $0) } }
  }

  /// Reports each of some places, with words of their own.
  func atPlaces(_ places: @escaping @Sendable (AppFacts) -> [LintPlace]) -> LintRule {
    with { $0.places = places }
  }

  /// Reports places in the code, which must be known.
  func atCode(_ places: @escaping @Sendable (AppFacts, AppCode) -> [LintPlace]) -> LintRule {
    atPlaces { app in app.code.map { places(app, $0) } ?? [] }
  }

  /// What the message says, before the effect.
  func says(_ text: String) -> LintRule { says { _, place in place.filled(into: text) } }

  func says(_ text: @escaping Text) -> LintRule { with { $0.message = text } }

  /// How to correct it.
  func help(_ text: String) -> LintRule { help { _, place in place.filled(into: text) } }

  func help(_ text: @escaping Text) -> LintRule { with { $0.help = text } }
}
