/// A drawing of what the model does, apart from how it is written down.
public protocol Diagram {
  /// The drawing as one SVG file that needs nothing else.
  var svg: String { get }
  /// The drawing in the language of Mermaid, which GitHub and others render.
  var mermaid: String { get }
}

/// What a diagram is written in.
public enum DiagramFormat: String, CaseIterable, Sendable {
  case svg, mermaid

  /// What a file of this name is taken to be written in: Mermaid where its ending says so, else SVG.
  public init(ofFile path: String) {
    let name = path.lowercased()
    self = [".mmd", ".mermaid"].contains { name.hasSuffix($0) } ? .mermaid : .svg
  }

  /// The text of a diagram, with a line end after it.
  public func text(of diagram: some Diagram) -> String {
    switch self {
    case .svg: diagram.svg
    case .mermaid: diagram.mermaid
    }
  }
}
