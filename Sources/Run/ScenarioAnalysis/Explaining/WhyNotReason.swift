@_spi(Package) package import LifecycleCore
package import ScenarioRunner

/// A reason why a term does not occur.
package struct WhyNotReason: Sendable {
  /// The kind of a reason; the raw value is its name in JSON.
  package enum Kind: String, CaseIterable, Sendable {
    /// No app with this life cycle receives it.
    case lifeCycle = "life-cycle"
    /// This version does not have it.
    case version
    /// The app does not implement the method.
    case notImplemented = "not-implemented"
    /// What arrives is passed to another method.
    case elsewhere
    /// A rule that would cause it did not apply.
    case conditions
    /// No app could receive it in these steps.
    case impossible
  }

  /// The kind of the reason.
  package var kind: Kind
  /// The reason as a sentence, without a period.
  package var text: String
  /// The rule that did not apply, if there is one.
  package var rule: RuleRecord?
  /// What to do about it; nil if it does not say.
  var alternative: String?
  /// What is left of the text without what it is the reason of; nil for all of it.
  var rest: String?

  /// The reason without what it is the reason of.
  var cause: String { rest ?? text }
}

/// An occurrence of a term, and its step.
package struct TermOccurrence: Sendable {
  /// The number of the step, counted from 1.
  package var step: Int
  /// The step, `user: press-home`.
  package var text: String
  /// The time since the start of the case.
  package var time: VirtualTime
  /// The rule that caused it; nil if the app's own code did.
  package var rule: RuleRecord?
}

extension TermOccurrence {
  /// When it occurs: `in step 2, user: press-home, at 0s`.
  var location: String { "in step \(step), \(text), at \(time)" }
}
