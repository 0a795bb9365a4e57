package import ScenarioLanguage

/// An environment in which walks begin.
package struct WalkStart: Sendable {
  /// The environment, the app, and what must hold in every run; without steps.
  package let plan: Plan
  /// The file that describes it.
  package let source: SourceFile

  /// Creates a start.
  package init(_ plan: Plan, _ source: SourceFile) { (self.plan, self.source) = (plan, source) }
}
