package import ScenarioSystem

/// A drawing of what the model does, regardless of its format.
package protocol Diagram {
  /// The drawing as one self-contained SVG file.
  var svg: String { get }
  /// The drawing in the Mermaid language, which GitHub and others render.
  var mermaid: String { get }
  /// What is drawn as JSON, described by `docs/graph.schema.json`.
  var json: String { get }
}

/// The format of a diagram.
package enum DiagramFormat: String, CaseIterable, Sendable {
  case svg, mermaid, json

  /// The format for a file, by its extension: Mermaid, JSON, or SVG by default.
  package init(ofFile path: String) {
    let name = path.lowercased()
    let isMermaid = [".mmd", ".mermaid"].contains { name.hasSuffix($0) }
    self = isMermaid ? .mermaid : name.hasSuffix(".json") ? .json : .svg
  }

  /// What the diagram is when it is printed.
  package var syntax: PrintedText.Syntax {
    switch self {
    case .svg: .markup
    case .mermaid: .plain
    case .json: .json
    }
  }

  /// The text of a diagram, ending with a newline.
  package func text(of diagram: some Diagram) -> String {
    switch self {
    case .svg: diagram.svg
    case .mermaid: diagram.mermaid
    case .json: diagram.json
    }
  }
}
