/// A scenario file that was found.
public struct ScenarioPath: Hashable, Sendable {
  /// The path as seen from the working directory: relative, or absolute where only the root is shared.
  public let display: String
  private let workingDirectory: String

  init(display: String, viewpoint: Viewpoint) {
    self.display = display
    workingDirectory = viewpoint.path
  }

  /// The absolute path, by which to open the file.
  public var path: String {
    if display.utf8.first == UInt8(ascii: "/") { return display }
    return workingDirectory == "/" ? "/\(display)" : "\(workingDirectory)/\(display)"
  }
}
