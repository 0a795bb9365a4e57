internal import LifecycleCore

/// `scenes`: the states of the scenes at the step's end.
struct ScenesExpectation: Expectation {
  /// One scene and its state.
  struct Item: Sendable {
    var name: String
    var state: SceneState
    var range: SourceRange
  }

  let range: SourceRange
  let items: [Item]

  func failures(in observation: Observation) -> [Failure] {
    items.compactMap { item in
      guard observation.snapshot.scene != item.state else { return nil }
      let cause = observation.lastSoFar { $0.kind == .scenes }
      return observation.failureAtEnd(
        at: item.range,
        "scene \(item.name) is \(observation.snapshot.scene.word), expected \(item.state.word)",
        because: cause
      )
    }
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    items.flatMap { item in
      let message = "scene \(item.name) cannot be \(item.state.word)"
      return outcomes.impossibilities(
        of: item.state,
        at: item.range,
        \.scene,
        message,
        words: \.word
      )
    }
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    guard context.os < OSVersion(13) else { return [] }
    return [.impossibleScenes(at: context.impossibleScenes ?? range, on: context.os)]
  }
}

extension ScenesExpectation {
  static let kind = ExpectationKind(
    key: "scenes",
    summary: "the states of the scenes at the step's end",
    value: "a mapping of scene names to scene states",
    schema: Schema.mapping(
      Decoder.sceneNames.words.map { ($0, Schema.sceneState) }
    ),
    checksFinalState: true
  ) { decoder, key, value in
    var items: [Item] = []
    decoder.fields(of: value, Decoder.sceneNames, in: "scenes") { decoder, name, _, value in
      if let state = decoder.word(value, Vocabulary.sceneStates, "scene state") {
        items.append(Item(name: name, state: state, range: decoder.range(value)))
      }
    }
    return items.isEmpty ? nil : ScenesExpectation(range: decoder.range(key), items: items)
  }
}
