internal import LifecycleCore

/// The names that mean something in a case, as far as an expectation asks.
protocol KnownNames: Sendable {
  /// Why nothing has the name; nil if something has, or if the case describes nothing of its kind.
  func objection(to thing: NamedThing) -> Diagnostic?

  /// Why no object has the name whose owners are counted, also where the case describes none.
  func objection(toCounted name: String, at range: SourceRange) -> Diagnostic?

  /// What an action names and nothing is; an action that an expectation asks about need not be possible.
  func objections(to action: Action, at range: SourceRange) -> [Diagnostic]
}
