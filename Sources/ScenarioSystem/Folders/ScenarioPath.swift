/// A scenario file that was found.
public struct ScenarioPath: Hashable, Sendable {
  /// The path as seen from the working directory: relative, or absolute where only the root is shared.
  public let display: Path
  private let workingDirectory: Path

  init(display: Path, viewpoint: Viewpoint) {
    self.display = display
    workingDirectory = viewpoint.path
  }

  /// The absolute path, by which to open the file.
  public var path: Path {
    display.isAbsolute ? display : workingDirectory.appending(display)
  }
}
