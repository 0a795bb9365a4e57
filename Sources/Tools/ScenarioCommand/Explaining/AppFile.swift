@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// A file that describes an app: a scenario with the key `app`, the keys of `app` alone, an Info.plist, or a project.
struct AppFile {
  /// The path as the user wrote it.
  let path: String
  /// The contents; empty for an Info.plist and for a project.
  let text: String
  /// The text of the key `app` in a scenario file.
  let app: String
  /// How far the lines of the file are indented in `app`; those of a scenario are as they are.
  let indentation: Int
  /// The offset of the first line of `app` in the file, if it is a scenario.
  let start: Int

  /// Reads a file.
  ///
  /// - Throws: The error of a path that does not exist or cannot be read, `.usage` for a scenario without an app.
  init(_ path: String) throws(ScenarioError) {
    if path.hasSuffix(".plist") {
      self = Self(path, under: "info")
      return
    }
    if FileReader.isFolder(Path(path)) {
      self = Self(path, under: "from")
      return
    }
    let bytes = try FileReader.readWhole(path: Path(path), limit: YAMLLoader.fileLimit)
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.utf8Lines
    func has(_ keys: [String]) -> Bool {
      lines.contains { line in keys.contains { line.hasPrefix("\($0):") } }
    }
    let isScenario = has(["scenario", "suite", "scenarios", "steps", "app"])
    // A project of XcodeGen.
    if !isScenario, has(["targets"]) {
      self = Self(path, under: "from")
      return
    }
    self.path = path
    guard isScenario else {
      app = "app:\n" + lines.map { "  \($0)\n" }.joined()
      (self.text, indentation, start) = (text, 2, 0)
      return
    }
    guard let first = lines.firstIndex(where: { $0.hasPrefix("app:") }) else {
      throw ScenarioError.usage(
        "'\(path)' does not describe an app",
        help: "it needs the key 'app' at the beginning of a line, or the keys of 'app' alone"
      )
    }
    let isRest = { (line: Substring) in line.isEmpty || " #\t}]".contains(line.first ?? " ") }
    let section = [lines[first]] + lines[(first + 1)...].prefix(while: isRest)
    app = section.map { "\($0)\n" }.joined()
    start = lines[..<first].reduce(0) { $0 + $1.utf8.count + 1 }
    (self.text, indentation) = (text, 0)
  }

  /// Creates the app whose file or project a key of `app` names, relative to its own folder.
  private init(_ path: String, under key: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.lastIndex { !$0.isEmpty } ?? parts.startIndex
    self.path = parts[...end].joined(separator: "/")
    let name = String(parts[end])
    (text, indentation, start) = ("", 0, 0)
    app = "app: { \(key): \(ScenarioFormatter.value(name)) }\n"
  }
}
