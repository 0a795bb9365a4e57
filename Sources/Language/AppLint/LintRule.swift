package import LifecycleCore

/// A check of an app's Info.plist.
package struct LintRule: Sendable {
  /// The identifier of its findings.
  package let id: LintID
  /// When it applies, for the docs.
  package let condition: String
  /// The effects by version; the most serious one that applies is reported.
  package let effects: [LintEffect]
  /// Finds the places that have the mistake.
  let find: @Sendable (AppFacts) -> [LintMatch]

  init(
    _ id: LintID,
    _ condition: String,
    _ effects: LintEffect...,
    find: @escaping @Sendable (AppFacts) -> [LintMatch]
  ) {
    self.id = id
    self.condition = condition
    self.effects = effects
    self.find = find
  }
}

extension LintRule {
  /// All rules, in the order of the docs; to add one, add it to the list of its theme.
  package static let all =
    fileRules + lifeCycleRules + manifestRules + conflictRules + codeRules + taskRules
    + backgroundModeRules + screenRules + versionRules
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
  /// How certain it is, and where a reader finds it.
  package let evidence: LintEvidence

  /// Creates an effect, by default for all versions and SDKs.
  init(
    _ severity: LintSeverity,
    _ text: String,
    from first: OSVersion = 2,
    before end: OSVersion? = nil,
    sdk: OSVersion? = nil,
    _ evidence: LintEvidence
  ) {
    self.severity = severity
    self.text = text
    versions = VersionRange(from: first, before: end)
    self.sdk = sdk
    self.evidence = evidence
  }
}

/// A place that has a mistake, with a message and how to correct it.
struct LintMatch {
  var node: PlistNode
  var message: String
  var help: String

  init(at node: PlistNode, _ message: String, help: String) {
    self.node = node
    self.message = message
    self.help = help
  }
}
