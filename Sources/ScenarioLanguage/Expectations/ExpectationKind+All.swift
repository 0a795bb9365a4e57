internal import LifecycleCore

extension ExpectationKind {
  /// Every expectation of the language, in the order of the reference.
  static let all: [ExpectationKind] =
    [CallsExpectation.kind, NotificationsExpectation.kind]
    + EffectList.allCases.map(EffectsExpectation.kind)
    + [
      EventsExpectation.kind,
      ViewsExpectation.kind,
      NeverExpectation.kind,
      StateExpectation.kind,
      ScenesExpectation.kind,
      FrontExpectation.kind,
      OverExpectation.kind,
      RetainCountsExpectation.kind,
      FramesExpectation.kind,
      TextsExpectation.kind,
      TerminatedExpectation.kind,
      WithinExpectation.kind,
    ]
}
