@_spi(Package) internal import LifecycleCore

/// `front`: the screen in front at the step's end.
struct FrontExpectation: Expectation {
  let range: SourceRange
  let screen: FrontScreen

  func failures(in observation: Observation) -> [Failure] {
    guard observation.snapshot.front != screen else { return [] }
    let message = "\(observation.snapshot.front.word) is in front, expected \(screen.word)"
    return [observation.failure(at: range, message)]
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    outcomes.impossibilities(
      of: screen,
      at: range,
      \.front,
      "'\(screen.word)' cannot be in front",
      words: \.word
    )
  }
}

extension FrontExpectation {
  static let kind = ExpectationKind(
    key: "front",
    summary: "what the device shows at the step's end",
    value: "screen",
    schema: Schema.anyOf([Schema.words(Vocabulary.screens), Schema.words(Vocabulary.overlays)]),
    checksFinalState: true
  ) { decoder, key, value in
    // What covers the screen has a key of its own.
    if let overlay = decoder.find(value, in: Vocabulary.overlays), overlay != nil {
      decoder.recordRewrite(OverExpectation.kind.key, at: key)
      return OverExpectation(range: decoder.range(value), overlay: overlay)
    }
    return decoder.word(value, Vocabulary.screens, "screen").map {
      FrontExpectation(range: decoder.range(value), screen: $0)
    }
  }
}

/// `over`: the overlay over the screen in front.
struct OverExpectation: Expectation {
  let range: SourceRange
  let overlay: Overlay?

  func failures(in observation: Observation) -> [Failure] {
    let actual = observation.snapshot.overlay
    guard actual != overlay else { return [] }
    let message =
      "\(actual?.word ?? "nothing") is over what is in front, expected \(overlay?.word ?? "none")"
    return [observation.failure(at: range, message)]
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    outcomes.impossibilities(
      of: overlay,
      at: range,
      \.overlay,
      "'\(overlay?.word ?? "none")' cannot lie over what is in front"
    ) { $0?.word ?? "none" }
  }
}

extension OverExpectation {
  static let kind = ExpectationKind(
    key: "over",
    summary: "the overlay on top of the front screen at the step's end",
    value: "overlay, or `none`",
    schema: Schema.words(Vocabulary.overlays),
    checksFinalState: true
  ) { decoder, _, value in
    decoder.word(value, Vocabulary.overlays, "overlay").map {
      OverExpectation(range: decoder.range(value), overlay: $0)
    }
  }
}
