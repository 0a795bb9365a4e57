public import LifecycleCore

/// The states of an app in one version of iOS, and the transitions between them.
///
/// With the coverage of a suite, uncovered transitions have separate, dashed arrows.
public struct StateDiagram: Diagram, Sendable {
  /// An arrow from one state to another.
  struct Arrow: Sendable {
    let from: AppState
    let to: AppState
    /// The triggers of the transitions: `press-home, lock`.
    let text: String
    /// Whether a suite covers the transitions; nil if no suite was requested.
    let isCovered: Bool?
  }

  /// `The states of an app on iOS 4.0`.
  public let title: String
  /// The number of transitions, and how many of them are covered.
  public let subtitle: String
  let arrows: [Arrow]

  /// Creates the diagram of a graph; `covered` are the transitions that a suite covers.
  public init(_ graph: StateGraph, covered: Set<StateGraph.Edge>? = nil) {
    let scenes =
      graph.world.os >= OSVersion(13) ? ", \(graph.world.app.lifeCycle.rawValue)" : ""
    title = "The states of an app on iOS \(graph.world.os)\(scenes)"
    let count = graph.edges.count
    subtitle =
      covered.map { taken in
        let number = graph.edges.filter(taken.contains).count
        return "\(number) of \(count) transitions are covered; dashed: not covered"
      } ?? "\(count) transitions"
    let groups = Dictionary(grouping: graph.edges) { edge in
      [Int(edge.from.rawValue), Int(edge.to.rawValue), covered?.contains(edge) == false ? 1 : 0]
    }
    arrows = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, edges in
      guard let first = edges.first else { return nil }
      return Arrow(
        from: first.from,
        to: first.to,
        text: edges.map(\.name).joined(separator: ", "),
        isCovered: covered?.contains(first)
      )
    }
  }

  /// The diagram in the Mermaid language.
  public var mermaid: String {
    var lines = ["stateDiagram-v2", "  accTitle: \(title)", "  accDescr: \(subtitle)"]
    for state in AppState.allCases { lines.append("  state \"\(state.word)\" as \(state)") }
    lines.append("  [*] --> \(AppState.notRunning)")
    for arrow in arrows {
      let mark = arrow.isCovered == false ? "not covered: " : ""
      lines.append("  \(arrow.from) --> \(arrow.to): \(mark)\(arrow.text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension StateGraph.Edge {
  /// The trigger of the transition, without its actor.
  fileprivate var name: String {
    trigger.split(separator: ": ").last.map(String.init) ?? trigger
  }
}
