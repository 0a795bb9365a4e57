@_spi(Package) internal import LifecycleCore

extension ExpectationKind {
  /// All expectations of the language, in the order of the reference.
  static let all: [ExpectationKind] =
    TermKind.lists.map(ListExpectation.kind)
    + [
      ListExpectation.trace,
      NeverExpectation.kind,
      StateExpectation.kind,
      ScenesExpectation.kind,
      FrontExpectation.kind,
      OverExpectation.kind,
      RetainCountsExpectation.kind,
      FramesExpectation.kind,
      TextsExpectation.kind,
      AppExpectation.kind,
      TerminatedExpectation.kind,
      WithinExpectation.kind,
    ]
}
