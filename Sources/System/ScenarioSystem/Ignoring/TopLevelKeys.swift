/// What a file in YAML is, by the keys at the beginning of its lines; nothing else of it is read.
package enum TopLevelKeys {
  /// The keys of which each file with scenarios has one.
  private static let ofScenarios = [
    "scenario", "suite", "scenarios", "steps", "fragments", "app",
  ]

  /// The keys of which a file of another tool has one, by its name without the extension.
  private static let ofOtherTools: [String: [String]] = [
    // XcodeGen.
    "project": ["targets", "targetTemplates", "settingGroups", "schemes", "packages"],
    "action": ["runs"], "analysis_options": ["linter", "analyzer"], "bitrise": ["format_version"],
    "codecov": ["codecov", "coverage", "ignore"], "codemagic": ["workflows"],
    "compose": ["services"], "docker-compose": ["services"], "mkdocs": ["site_name"],
    "pnpm-lock": ["lockfileVersion"], "pnpm-workspace": ["packages"],
    "pubspec": ["environment", "dependencies"],
  ]

  /// The number of bytes that are read.
  private static let limit = 1 << 20

  /// Whether a file has the name and the contents of a file of another tool.
  static func areOfOtherTool(_ path: Path) -> Bool {
    let name = path.name.description
    guard let period = name.lastIndex(of: "."),
      let keys = ofOtherTools[String(name[..<period])],
      let bytes = try? FileReader.read(path: path, limit: limit)
    else { return false }
    return contain(one: keys, bytes) && !contain(one: ofScenarios, bytes)
  }

  /// Whether a file seems to contain scenarios.
  static func areOfScenarios(_ path: Path) -> Bool {
    guard path.hasScenarioExtension, let bytes = try? FileReader.read(path: path, limit: limit)
    else { return false }
    return contain(one: ofScenarios, bytes)
  }

  private static func contain(one keys: [String], _ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      // In flow style, any key may begin the line.
      line.first == UInt8(ascii: "{")
        || keys.contains { key in
          line.starts(with: key.utf8)
            && line.dropFirst(key.utf8.count).first { $0 != UInt8(ascii: " ") }
              == UInt8(ascii: ":")
        }
    }
  }
}

extension TopLevelKeys {
  /// The number of names in a folder that are looked at.
  private static let maximumNames = 1_000

  /// Returns the folders with scenarios in the working directory, and in those in it, as arguments: `Scenarios/`.
  package static func foldersWithScenarios() -> [Path] {
    entries(of: ".").filter { $0.kind == .folder }.flatMap { outer -> [Path] in
      if hasScenarios(outer.name) { return ["\(outer.name)/"] }
      return entries(of: outer.name).filter { $0.kind == .folder }
        .map { outer.name.appending($0.name) }.filter(hasScenarios).map { "\($0)/" }
    }
  }

  private static func hasScenarios(_ folder: Path) -> Bool {
    entries(of: folder).lazy.filter { $0.kind == .file && $0.name.hasScenarioExtension }.prefix(20)
      .contains { areOfScenarios(folder.appending($0.name)) }
  }

  private static func entries(of folder: Path) -> [FolderListing.Entry] {
    (try? FolderListing(folder, limit: maximumNames))?.entries ?? []
  }
}
