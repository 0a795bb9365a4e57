internal import ScenarioRunner
internal import ScenarioSystem

/// A path on the command line, or on a line of an `@FILE` list.
struct PathArgument {
  /// The path as it was written.
  let path: Path
  /// The list and the line in it, such as `broken.txt:3`; nil on the command line.
  let listLocation: String?

  /// The maximum size of a list in bytes.
  private static let listSizeLimit = 64 << 20

  /// Returns the arguments, with each `@FILE` replaced by the lines of that list; `@-` is standard input.
  ///
  /// - Throws: `.noSuchPath` or `.unreadable` for a list, `.nothingSelected` for an empty one.
  static func expandingLists(in arguments: [String]) throws(ScenarioError) -> [PathArgument] {
    var paths: [PathArgument] = []
    for argument in arguments {
      if argument.utf8.first == UInt8(ascii: "@"), argument.utf8.count > 1 {
        paths += try lines(ofList: Path(argument.dropFirst()))
      } else {
        paths.append(PathArgument(path: Path(argument), listLocation: nil))
      }
    }
    return paths
  }

  /// Returns the paths of the arguments, with lists replaced by the paths in them.
  static func pathsExpandingLists(in arguments: [String]) throws(ScenarioError) -> [Path] {
    try expandingLists(in: arguments).map { argument in
      argument.listLocation != nil && argument.path.hasPrefix("@")
        ? "./\(argument.path)" : argument.path
    }
  }

  /// Returns the paths in a list; empty lines and lines that begin with `#` are ignored.
  private static func lines(ofList name: Path) throws(ScenarioError) -> [PathArgument] {
    let bytes: [UInt8]
    if name == "-" {
      bytes = try FileReader.readStandardInput(limit: listSizeLimit)
    } else {
      _ = try ScenarioFiles(arguments: [name])
      bytes = try FileReader.read(path: name, limit: listSizeLimit)
    }
    guard bytes.count <= listSizeLimit else {
      throw ScenarioError(.unreadable, "the list '\(name)' is larger than 64 MiB")
    }
    var paths: [PathArgument] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isCRLF = line.last == UInt8(ascii: "\r")
      let path = Path(bytes: isCRLF ? line.dropLast() : line)
      guard !path.text.allSatisfy(\.isWhitespace), !path.hasPrefix("#") else { continue }
      paths.append(PathArgument(path: path, listLocation: "\(name):\(index + 1)"))
    }
    guard !paths.isEmpty else {
      throw ScenarioError.nothingSelected(
        "the list '\(name)' contains no paths",
        help: "write one path or one line of 'scenario-run list' on each line"
      )
    }
    return paths
  }

  /// Returns the paths of the existing `@FILE` lists among arguments.
  static func listFiles(among arguments: [String]) -> [Path] {
    arguments.filter { $0.utf8.first == UInt8(ascii: "@") }.map { Path($0.dropFirst()) }
      .filter { FileReader.exists($0) }
  }

  /// Finds all existing files to which the arguments may refer, even if other arguments are invalid.
  ///
  /// - Returns: The paths; nil if they cannot be determined.
  static func existingFiles(among arguments: [String]) -> [Path]? {
    var found = listFiles(among: arguments)
    for argument in arguments where argument.utf8.first != UInt8(ascii: "@") {
      found += PathArgument(path: Path(argument), listLocation: nil).existingCandidates
    }
    for list in listFiles(among: arguments) {
      guard let listed = try? lines(ofList: list) else { return nil }
      found += listed.flatMap(\.existingCandidates)
    }
    guard !arguments.contains("@-"),
      let files = try? ScenarioFiles(arguments: found, without: .none)
    else {
      return nil
    }
    return found
      + files.compactMap { entry in if case .file(let path) = entry { path.path } else { nil } }
  }

  /// The existing paths to which this argument may refer: a colon may belong to the path or precede a line number.
  private var existingCandidates: [Path] {
    let ends = path.bytes.indices.filter { path.bytes[$0] == UInt8(ascii: ":") }
    return (ends + [path.bytes.count]).map { Path(bytes: path.bytes[..<$0]) }
      .flatMap { [$0, $0.removingDisplayEscapes] }.filter { FileReader.exists($0) }
  }

  /// Returns an error about this path, prefixed with its location in a list.
  func addingListLocation(to error: ScenarioError) -> ScenarioError {
    guard let listLocation else { return error }
    return ScenarioError(error.code, "\(listLocation): \(error.message)", help: error.help)
  }
}

// The line and case that a path may specify.
extension PathArgument {
  /// The path as a file or folder, without escapes if it was copied from a report.
  var fileOrFolder: Path {
    let unescaped = path.removingDisplayEscapes
    return !FileReader.exists(path) && FileReader.exists(unescaped) ? unescaped : path
  }

  /// The file and the case that `PATH:LINE`, `PATH:LINE:COLUMN`, or `PATH:LINE: NAME` as printed by `list` specifies;
  /// nil if a file or folder with that exact name exists, or the file does not.
  var caseLocation: (path: Path, location: Selection.CaseLocation)? {
    guard !FileReader.exists(path) else { return nil }
    // A path may also contain colons.
    for colon in path.bytes.indices where path.bytes[colon] == UInt8(ascii: ":") {
      guard let location = location(after: colon) else { continue }
      let written = Path(bytes: path.bytes[..<colon])
      // `list` always escapes paths; other paths with a line may be entered by hand (unescaped) or copied (escaped).
      let unescaped = written.removingDisplayEscapes
      let candidates = location.name == nil ? [written, unescaped] : [unescaped, written]
      if let file = candidates.first(where: FileReader.exists) { return (file, location) }
    }
    return nil
  }

  private func location(after colon: Int) -> Selection.CaseLocation? {
    let parts = path.bytes[(colon + 1)...].split(
      separator: UInt8(ascii: ":"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard let line = Self.number(parts[0]) else { return nil }
    guard parts.count > 1 else { return Selection.CaseLocation(line: line, name: nil) }
    // A line may be followed by a column, as in diagnostics.
    if Self.number(parts[1]) != nil { return Selection.CaseLocation(line: line, name: nil) }
    guard parts[1].first == UInt8(ascii: " "), parts[1].count > 1 else { return nil }
    return Selection.CaseLocation(
      line: line,
      name: String(decoding: parts[1].dropFirst(), as: UTF8.self)
    )
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }
}
