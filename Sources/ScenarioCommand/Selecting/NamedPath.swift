internal import ScenarioRunner
internal import ScenarioSystem

/// A path that was named: on the command line, or on a line of a list.
struct NamedPath {
  /// What was written.
  let path: Path
  /// The list and its line, `broken.txt:3`; nil on the command line.
  let place: String?

  /// The size above which a list is not read, in bytes.
  private static let listLimit = 64 << 20

  /// The arguments, with the lines of the list in the place of each `@LIST`; `@-` is standard input.
  ///
  /// - Throws: `.noSuchPath` or `.unreadable` for a list, `.nothingSelected` for an empty one.
  static func all(_ arguments: [String]) throws(ScenarioError) -> [NamedPath] {
    var paths: [NamedPath] = []
    for argument in arguments {
      if argument.utf8.first == UInt8(ascii: "@"), argument.utf8.count > 1 {
        paths += try lines(ofList: Path(argument.dropFirst()))
      } else {
        paths.append(NamedPath(path: Path(argument), place: nil))
      }
    }
    return paths
  }

  /// The arguments without lists: what is in one is named by itself.
  static func plain(_ arguments: [String]) throws(ScenarioError) -> [Path] {
    try all(arguments).map { named in
      named.place != nil && named.path.hasPrefix("@") ? "./\(named.path)" : named.path
    }
  }

  /// Empty lines and those that begin with `#` name nothing.
  private static func lines(ofList name: Path) throws(ScenarioError) -> [NamedPath] {
    let bytes: [UInt8]
    if name == "-" {
      bytes = try FileReader.readStandardInput(limit: listLimit)
    } else {
      _ = try ScenarioFiles(arguments: [name])
      bytes = try FileReader.read(path: name, limit: listLimit)
    }
    guard bytes.count <= listLimit else {
      throw ScenarioError(.unreadable, "the list '\(name)' is larger than 64 MiB")
    }
    var paths: [NamedPath] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isCRLF = line.last == UInt8(ascii: "\r")
      let path = Path(bytes: isCRLF ? line.dropLast() : line)
      guard !path.text.allSatisfy(\.isWhitespace), !path.hasPrefix("#") else { continue }
      paths.append(NamedPath(path: path, place: "\(name):\(index + 1)"))
    }
    guard !paths.isEmpty else {
      throw ScenarioError(
        .nothingSelected,
        "the list '\(name)' contains no paths",
        help: "write one path or one line of 'scenario-run list' on each line"
      )
    }
    return paths
  }

  /// The files of the lists among arguments.
  static func lists(among arguments: [String]) -> [Path] {
    arguments.filter { $0.utf8.first == UInt8(ascii: "@") }.map { Path($0.dropFirst()) }
      .filter { FileReader.exists($0) }
  }

  /// Every file that the arguments may name, whatever else among them names nothing.
  ///
  /// - Returns: Their paths; nil where that cannot be known.
  static func existing(among arguments: [String]) -> [Path]? {
    var found = lists(among: arguments)
    for argument in arguments where argument.utf8.first != UInt8(ascii: "@") {
      found += NamedPath(path: Path(argument), place: nil).candidates
    }
    for list in lists(among: arguments) {
      guard let named = try? lines(ofList: list) else { return nil }
      found += named.flatMap(\.candidates)
    }
    guard !arguments.contains("@-"),
      let files = try? ScenarioFiles(arguments: found, without: .none)
    else {
      return nil
    }
    return found
      + files.compactMap { entry in if case .file(let path) = entry { path.path } else { nil } }
  }

  /// What is there of all that it may mean: a path may contain colons, and a line may follow one.
  private var candidates: [Path] {
    let ends = path.bytes.indices.filter { path.bytes[$0] == UInt8(ascii: ":") }
    return (ends + [path.bytes.count]).map { Path(bytes: path.bytes[..<$0]) }
      .flatMap { [$0, $0.readAsDisplayed] }.filter { FileReader.exists($0) }
  }

  /// An error about this path, with the place where it was named.
  func error(_ error: ScenarioError) -> ScenarioError {
    guard let place else { return error }
    return ScenarioError(error.code, "\(place): \(error.message)", help: error.help)
  }
}

/// The place in a file that a path may name.
extension NamedPath {
  /// The file or folder as a whole; one that was copied from a report may be escaped.
  var whole: Path {
    let unescaped = path.readAsDisplayed
    return !FileReader.exists(path) && FileReader.exists(unescaped) ? unescaped : path
  }

  /// What is meant by `PATH:LINE`, `PATH:LINE:COLUMN`, or `PATH:LINE: NAME` as `list` writes it; nil if there is a file
  /// or folder of that very name, or no such file.
  var location: (path: Path, location: Selection.CaseLocation)? {
    guard !FileReader.exists(path) else { return nil }
    // A path may contain colons, too.
    for colon in path.bytes.indices where path.bytes[colon] == UInt8(ascii: ":") {
      guard let location = location(behind: colon) else { continue }
      let written = Path(bytes: path.bytes[..<colon])
      // What `list` writes is always escaped; what else has a line may be typed or copied.
      let unescaped = written.readAsDisplayed
      let candidates = location.name == nil ? [written, unescaped] : [unescaped, written]
      if let file = candidates.first(where: FileReader.exists) { return (file, location) }
    }
    return nil
  }

  private func location(behind colon: Int) -> Selection.CaseLocation? {
    let parts = path.bytes[(colon + 1)...].split(
      separator: UInt8(ascii: ":"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard let line = Self.number(parts[0]) else { return nil }
    guard parts.count > 1 else { return Selection.CaseLocation(line: line, name: nil) }
    // The column of a diagnostic may follow its line.
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
