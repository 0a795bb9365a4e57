public import ScenarioLanguage
public import ScenarioSystem

extension SourceFile {
  /// Creates a file that lies at a path: reports show the one, and what it includes is found from the other.
  public init(_ display: Path, at location: Path, bytes: [UInt8]) {
    self.init(path: display.description, location: location.text, bytes: bytes)
  }

  /// Creates a file of which nothing was read.
  public init(_ display: Path) { self.init(display, at: display, bytes: []) }
}
