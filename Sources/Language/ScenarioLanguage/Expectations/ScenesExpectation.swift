@_spi(Package) internal import LifecycleCore

/// `scenes`: the states of the scenes at the step's end.
struct ScenesExpectation: Expectation {
  /// One scene and its state.
  struct Item: Sendable {
    var name: NamedReference
    var state: SceneState
    var range: SourceRange

    /// The subject of messages about the scene: `scene main`.
    var phrase: String { "scene \(name.name)" }
  }

  let range: SourceRange
  let items: [Item]

  func failures(in observation: Observation) -> [Failure] {
    items.compactMap { item in
      let actual = observation.snapshot.state(ofScene: item.name.name)
      guard actual != item.state else { return nil }
      let cause = observation.lastSoFar { $0.kind == .scenes }
      return observation.failureAtEnd(
        at: item.range,
        "\(item.phrase) is \(actual.word), expected \(item.state.word)",
        because: cause
      )
    }
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    items.flatMap { item in
      outcomes.impossibilities(
        of: item.state,
        at: item.range,
        \.scene,
        "\(item.phrase) cannot be \(item.state.word)",
        words: \.word
      )
    }
  }

  func diagnostics(in context: CaseContext) -> [Diagnostic] {
    guard context.os < OSVersion(13) else {
      return items.compactMap { context.names?.objection(to: $0.name) }
    }
    return [.impossibleScenes(at: context.impossibleScenes ?? range, on: context.os)]
  }
}

extension ScenesExpectation {
  static let kind = ExpectationKind(
    key: "scenes",
    summary: "the states of the scenes at the step's end",
    value: "mapping of scene names to scene states",
    schema: Schema.names(to: Schema.sceneState),
    checksFinalState: true
  ) { decoder, key, value in
    var items: [Item] = []
    guard decoder.requireMapping(value, "scenes", words: [SceneList.firstName]) else { return nil }
    for (key, value) in decoder.tree.fields(value) {
      guard let state = decoder.word(value, Vocabulary.sceneStates, "scene state") else { continue }
      let scene = decoder.sceneName(key)
      decoder.checkName(scene, at: key)
      if items.contains(where: { $0.name.name == scene }) {
        decoder.report(.duplicateKey, at: key, "'\(decoder.string(key))' is '\(scene)' here") {
          "write the state of '\(scene)' once"
        }
      }
      let name = NamedReference(kind: .scene, name: scene, range: decoder.range(key))
      items.append(Item(name: name, state: state, range: decoder.range(value)))
    }
    return items.isEmpty ? nil : ScenesExpectation(range: decoder.range(key), items: items)
  }
}
