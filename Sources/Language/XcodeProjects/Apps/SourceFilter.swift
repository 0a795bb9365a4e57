internal import ScenarioSystem

/// Leaves out the source files of a target that its build settings exclude: those that `EXCLUDED_SOURCE_FILE_NAMES` names and
/// `INCLUDED_SOURCE_FILE_NAMES` does not.
struct SourceFilter {
  private let excluded: FileNamePatterns
  private let included: FileNamePatterns
  private let root: ProjectFolder

  /// Creates a filter of a target.
  ///
  /// - Parameters:
  ///   - settings: The build settings of the target.
  ///   - folder: The folder of its project, relative to the root.
  ///   - root: The root.
  init(_ settings: BuildSettings, below folder: Path, in root: ProjectFolder) {
    self.root = root
    excluded = FileNamePatterns("EXCLUDED_SOURCE_FILE_NAMES", settings, below: folder)
    included = FileNamePatterns("INCLUDED_SOURCE_FILE_NAMES", settings, below: folder)
  }

  /// Returns those of some files that are compiled; what depends on variables without a value is noted.
  func compiled(_ paths: [Path]) -> [Path] {
    guard !excluded.isEmpty else { return paths }
    return paths.filter { path in
      let isExcluded = excluded.name(root.root, path)
      let isIncluded = included.name(root.root, path)
      if isExcluded == .no || isIncluded == .yes { return true }
      for (patterns, answer) in [(excluded, isExcluded), (included, isIncluded)]
      where answer == .unknown {
        patterns.noteUndefined(in: root)
        return true
      }
      return false
    }
  }
}

/// The patterns of file names in a build setting.
///
/// They are those of `fnmatch`, and each is compared with as many of the last parts of a path as it has itself:
/// `matchesFilenamePattern` in https://github.com/swiftlang/swift-build.
private struct FileNamePatterns {
  enum Answer { case yes, no, unknown }

  private struct Pattern {
    let glob: Glob
    /// How many parts of a path it is compared with; nil for all of them below the folder of the project.
    let partCount: Int?
    /// Whether a variable without a value is in it, for which anything stands.
    let isUnknown: Bool

    init(_ text: String) {
      isUnknown = text.contains("$")
      let text = isUnknown ? Self.name(text) : text
      // The folder of the project is '.' in settings.
      let isBelowProject = text.hasPrefix("./")
      glob = Glob(isBelowProject ? text.dropFirst(2).utf8 : text[...].utf8)
      partCount =
        isBelowProject
        ? nil : text.split(separator: "/", omittingEmptySubsequences: false).count
    }

    /// The end of a pattern behind its last variable, without folders; the variable may stand for anything before it.
    private static func name(_ text: String) -> String {
      guard let dollar = text.lastIndex(of: "$") else { return text }
      let variable = text[text.index(after: dollar)...]
      let rest =
        switch variable.first {
        case "(", "{":
          variable.split(separator: /[)}]/, omittingEmptySubsequences: false).last ?? ""
        default: variable.drop { $0.isLetter || $0.isNumber || $0 == "_" }
        }
      let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count > 1 ? String(parts[parts.count - 1]) : "*\(rest)"
    }
  }

  private let name: String
  private let setting: Setting?
  private let patterns: [Pattern]
  private let folder: Path

  var isEmpty: Bool { patterns.isEmpty }

  init(_ name: String, _ settings: BuildSettings, below folder: Path) {
    self.name = name
    self.folder = folder
    setting = settings[name]
    patterns = (setting?.words ?? []).map { Pattern($0) }
  }

  /// Returns whether a pattern names a file, whose path is relative to the root.
  func name(_ root: Path, _ path: Path) -> Answer {
    let matching = patterns.filter { pattern in
      guard let count = pattern.partCount else {
        let inner = path.parts.dropFirst(folder.parts.count)
        return path.isInside(folder) && pattern.glob.matches(Path(joining: inner).bytes[...])
      }
      let parts = root.parts + path.parts
      return count <= parts.count
        && pattern.glob.matches(Path(joining: parts.suffix(count)).bytes[...])
    }
    if matching.contains(where: { !$0.isUnknown }) { return .yes }
    return matching.isEmpty ? .no : .unknown
  }

  /// Notes that a variable has no value.
  func noteUndefined(in root: ProjectFolder) {
    let variables = (setting?.undefined ?? []).map(\.shortened).joined(separator: ", ")
    root.note(
      "which source files \(name) names is not known: no file defines \(variables)",
      at: setting?.origin
    )
  }
}
