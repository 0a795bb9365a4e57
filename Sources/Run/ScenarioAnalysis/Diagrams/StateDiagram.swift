@_spi(Package) package import LifecycleCore

/// The states of an app or a scene in one version of iOS, and the transitions between them.
///
/// With the coverage of a suite, uncovered transitions have separate, dashed arrows.
package struct StateDiagram: Diagram, Sendable {
  /// A state: its name, its identifier in Mermaid, and its color.
  struct State: Sendable {
    let word: String
    let identifier: String
    let tone: SequenceDiagram.Tone
  }

  /// An arrow from one state to another.
  struct Arrow: Sendable {
    /// The index of the state before.
    let from: Int
    /// The index of the state after.
    let to: Int
    /// The triggers of the transitions: `press-home`, `lock`.
    let triggers: [String]
    /// Whether a suite covers the transitions; nil if no suite was requested.
    let isCovered: Bool?

    /// The triggers as a label.
    var text: String { triggers.joined(separator: ", ") }
  }

  /// `The states of an app on iOS 4.0`.
  package let title: String
  /// The number of transitions, and how many of them are covered.
  package let subtitle: String
  /// All states, from left to right.
  let states: [State]
  let arrows: [Arrow]

  /// Creates the diagram of a graph; `covered` are the transitions that a suite covers.
  package init(_ graph: StateGraph, covered: Set<StateGraph.Edge>? = nil) {
    let scenes =
      graph.environment.os >= OSVersion(13) ? ", \(graph.environment.app.lifeCycle.rawValue)" : ""
    self.init(
      "The states of an app on iOS \(graph.environment.os)\(scenes)",
      AppState.allCases.map { State(word: $0.word, identifier: "\($0)", tone: $0.tone) },
      graph.edges,
      covered
    )
  }

  /// Creates the diagram of the graph of a scene.
  package init(_ graph: SceneGraph, covered: Set<SceneGraph.Edge>? = nil) {
    self.init(
      "The states of a scene with its session on iOS \(graph.environment.os)",
      SceneSessionState.allCases.map { State(word: $0.word, identifier: "\($0)", tone: $0.tone) },
      graph.edges,
      covered
    )
  }

  private init<State>(
    _ title: String,
    _ states: [StateDiagram.State],
    _ edges: [StateTransition<State>],
    _ covered: Set<StateTransition<State>>?
  ) {
    self.title = title
    self.states = states
    let count = edges.count
    subtitle =
      covered.map { taken in
        let number = edges.filter(taken.contains).count
        return "\(number) of \(count) transitions are covered; dashed: not covered"
      } ?? "\(count) transitions"
    let groups = Dictionary(grouping: edges) { edge in
      [Int(edge.from.rawValue), Int(edge.to.rawValue), covered?.contains(edge) == false ? 1 : 0]
    }
    arrows = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, edges in
      guard let first = edges.first else { return nil }
      return Arrow(
        from: Int(first.from.rawValue),
        to: Int(first.to.rawValue),
        triggers: edges.map(\.name),
        isCovered: covered?.contains(first)
      )
    }
  }

  /// The diagram in the Mermaid language.
  package var mermaid: String {
    var lines = ["stateDiagram-v2", "  accTitle: \(title)", "  accDescr: \(subtitle)"]
    for state in states { lines.append("  state \"\(state.word)\" as \(state.identifier)") }
    lines.append("  [*] --> \(states[0].identifier)")
    for arrow in arrows {
      let mark = arrow.isCovered == false ? "not covered: " : ""
      let (from, to) = (states[arrow.from].identifier, states[arrow.to].identifier)
      lines.append("  \(from) --> \(to): \(mark)\(arrow.text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension StateTransition {
  /// The trigger of the transition, without its actor.
  fileprivate var name: String {
    trigger.split(separator: ": ").last.map(String.init) ?? trigger
  }
}
