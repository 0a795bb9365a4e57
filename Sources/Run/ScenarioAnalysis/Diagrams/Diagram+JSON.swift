@_spi(Package) internal import ScenarioJSON
internal import ScenarioReports

extension SequenceDiagram {
  /// The participants, the rows and the spans.
  package var json: String {
    JSONFormat.graph.document([
      ("kind", "sequence"), ("title", .text(title)), ("subtitle", .text(subtitle)),
      (
        "lifelines",
        .list(lifelines.map { ["id": .text($0.identifier), "name": .text($0.name)] })
      ), ("rows", .list(rows.map(\.json))), ("spans", .list(spans.map(\.json))),
    ])
  }
}

extension SequenceDiagram.Row {
  fileprivate var json: JSONValue {
    switch self {
    case .message(let message):
      [
        "row": .text("\(message.kind)"), "from": .text(message.from.identifier),
        "to": .text(message.to.identifier), "text": .text(message.text),
      ]
    case .state(let lifeline, let name, _):
      ["row": "state", "of": .text(lifeline.identifier), "state": .text(name)]
    case .pause(let time, let end):
      ["row": "pause", "duration": .time(time), "until": .time(end)]
    case .end(let reason): ["row": "end", "reason": .text(reason)]
    }
  }
}

extension SequenceDiagram.Span {
  fileprivate var json: JSONValue {
    [
      "kind": .text("\(kind)"), "of": .text(lifeline.identifier), "name": .text(name),
      "first": .number("\(rows.lowerBound)"), "last": .number("\(rows.upperBound)"),
    ]
  }
}

extension StateDiagram {
  /// The states, and the transitions with their triggers.
  package var json: String {
    let transitions = arrows.map { arrow in
      JSONValue.object([
        ("from", .text(states[arrow.from].word)), ("to", .text(states[arrow.to].word)),
        ("triggers", .texts(arrow.triggers)),
        ("covered", arrow.isCovered.map { .flag($0) } ?? .null),
      ])
    }
    return JSONFormat.graph.document([
      ("kind", "states"), ("title", .text(title)), ("subtitle", .text(subtitle)),
      ("states", .texts(states.map(\.word))), ("transitions", .list(transitions)),
    ])
  }
}
