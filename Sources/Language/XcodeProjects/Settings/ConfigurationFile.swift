internal import ScenarioSystem

/// Reads configuration files (`.xcconfig`), with those that they include.
struct ConfigurationFile {
  private static let maximumDepth = 32
  /// The number of files, in which one that two others include counts twice.
  private static let maximumFiles = 1_000
  /// The number of lines with a setting, of all files together.
  private static let maximumCount = 50_000

  private let folder: ProjectFolder
  /// The files that are being read, to find circles.
  private var path: [Path] = []
  private var fileCount = 0
  private var assignments: [SettingAssignment] = []

  /// Returns the assignments of a file in the order in which they apply.
  ///
  /// What cannot be read is noted; Xcode would not build then, so that the others are as good as they can be.
  static func read(
    _ path: Path,
    mentionedAt origin: Origin,
    in folder: ProjectFolder
  ) -> [SettingAssignment] {
    var file = Self(folder)
    file.include(path, mentionedAt: origin)
    return file.assignments
  }

  private init(_ folder: ProjectFolder) { self.folder = folder }

  private mutating func include(_ path: Path, mentionedAt origin: Origin, isOptional: Bool = false)
  {
    let withExtension: Path = "\(path).xcconfig"
    let found = folder.exists(path) ? path : folder.exists(withExtension) ? withExtension : nil
    guard let found else {
      if !isOptional {
        folder.noteMissing(
          path,
          ": what it would set is not known",
          at: origin,
          // CocoaPods generates them, with flags and search paths alone.
          hidesSettings: !path.parts.contains("Pods")
        )
      }
      return
    }
    guard !self.path.contains(found) else {
      return folder.note("'\(found)' includes itself", at: origin)
    }
    guard self.path.count < Self.maximumDepth, fileCount < Self.maximumFiles else {
      return folder.note(
        "too many files include one another: the rest is left out",
        at: origin,
        hidesSettings: true
      )
    }
    fileCount += 1
    guard let file = folder.read(found, mentionedAt: origin) else {
      return folder.note(
        "what '\(found.description.shortened)' would set is not known",
        at: origin,
        hidesSettings: true
      )
    }
    guard let text = file.text else {
      return folder.note("not read: the file is not UTF-8", at: Origin(found), hidesSettings: true)
    }
    self.path.append(found)
    read(text, of: found)
    self.path.removeLast()
  }

  private mutating func read(_ text: String, of path: Path) {
    var start = 1
    var pending = ""
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if pending.isEmpty { start = index + 1 }
      let contents = Self.removingComment(line).trimmingSpaces
      if contents.hasSuffix("\\") {
        pending += contents.dropLast() + " "
        continue
      }
      readLine(pending + contents, at: Origin(path, line: start))
      pending = ""
    }
    if !pending.isEmpty { readLine(pending.trimmingSpaces, at: Origin(path, line: start)) }
  }

  /// Returns a line up to `//`, which begins a comment even in a value.
  private static func removingComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private mutating func readLine(_ line: String, at origin: Origin) {
    if line.isEmpty { return }
    if line.hasPrefix("#") { return readDirective(line, at: origin) }
    // The '=' of a condition is inside of brackets.
    var depth = 0
    let equals = line.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return character == "=" && depth == 0
    }
    guard let equals,
      let assignment = SettingAssignment(
        String(line[..<equals]),
        Self.value(line[line.index(after: equals)...]),
        at: origin
      )
    else { return folder.note("'\(line.prefix(40))' is not a build setting", at: origin) }
    guard assignments.count < Self.maximumCount else {
      return folder.note(
        "more than \(Self.maximumCount) build settings: the rest is left out",
        hidesSettings: true
      )
    }
    assignments.append(assignment)
  }

  /// Returns a value without the semicolon that may end it.
  private static func value(_ text: Substring) -> String {
    let text = text.trimmingSpaces
    return text.hasSuffix(";") ? text.dropLast().trimmingSpaces : text
  }

  private mutating func readDirective(_ line: String, at origin: Origin) {
    let isOptional = line.hasPrefix("#include?")
    let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard line.hasPrefix("#include"), quoted.count == 3, let file = self.path.last else {
      return folder.note("'\(line.prefix(40))' is not an include of a file in quotes", at: origin)
    }
    let name = Path(String(quoted[1]))
    guard let path = folder.path(name, in: file.folderPrefix) else {
      if isOptional { return }
      return folder.note(
        "'\(name)' is outside of the project and is not read",
        at: origin,
        hidesSettings: true
      )
    }
    include(path, mentionedAt: origin, isOptional: isOptional)
  }
}
