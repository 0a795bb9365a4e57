internal import ScenarioSystem

/// A scenario file that does not exist yet.
enum NewFile {
  /// Checks the path.
  ///
  /// - Throws: `.usage` for one that exists, or that would not be found when its folder is run.
  static func check(_ path: Path) throws(ScenarioError) {
    guard path.hasScenarioExtension else {
      throw ScenarioError.usage(
        "'\(path)' does not end in .yaml, so scenario-run would not find it when run on its folder",
        help: "did you mean '\(removingExtension(from: path.description)).yaml'?"
      )
    }
    guard !path.name.hasPrefix(".") else {
      throw ScenarioError.usage(
        "'\(path)' is hidden, so scenario-run would not find it when run on its folder",
        help: "choose a name that does not begin with a period"
      )
    }
    if FileReader.exists(path) { throw alreadyExistsError(path) }
  }

  /// Creates the file, and prints its path.
  static func create(
    _ path: Path,
    _ bytes: [UInt8],
    _ console: Console
  ) throws(ScenarioError) {
    guard try FileWriter.create(path, with: bytes) else { throw alreadyExistsError(path) }
    console.print("\(path)\n")
  }

  private static func alreadyExistsError(_ path: Path) -> ScenarioError {
    ScenarioError.usage("'\(path)' already exists", help: "choose another name, or remove it first")
  }

  /// Removes the extension of a path: `call.txt` becomes `call`, but `iOS 4.2` stays, since `2` is not an extension.
  private static func removingExtension(from path: String) -> Substring {
    guard let dot = path.lastIndex(of: "."), path[dot...].dropFirst().first?.isLetter == true,
      !path[dot...].contains("/"), dot > path.startIndex, path[path.index(before: dot)] != "/"
    else { return path[...] }
    return path[..<dot]
  }
}
