internal import ScenarioRunner
internal import ScenarioSystem

/// The place in a file that a path may name.
extension NamedPath {
  /// The file or folder as a whole; one that was copied from a report may be escaped.
  var whole: Path {
    let unescaped = path.readAsDisplayed
    return !FileReader.exists(path) && FileReader.exists(unescaped) ? unescaped : path
  }

  /// What is meant by `PATH:LINE`, `PATH:LINE:COLUMN`, or `PATH:LINE: NAME` as `list` writes it; nil if there is a file
  /// or folder of that very name, or no such file.
  var spot: (path: Path, spot: Selection.Spot)? {
    guard !FileReader.exists(path) else { return nil }
    // A path may hold colons, too.
    for colon in path.bytes.indices where path.bytes[colon] == UInt8(ascii: ":") {
      guard let spot = spot(behind: colon) else { continue }
      let written = Path(bytes: path.bytes[..<colon])
      // What `list` writes is always escaped; what else has a line may be typed or copied.
      let unescaped = written.readAsDisplayed
      let candidates = spot.name == nil ? [written, unescaped] : [unescaped, written]
      if let file = candidates.first(where: FileReader.exists) { return (file, spot) }
    }
    return nil
  }

  private func spot(behind colon: Int) -> Selection.Spot? {
    let parts = path.bytes[(colon + 1)...].split(
      separator: UInt8(ascii: ":"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard let line = Self.number(parts[0]) else { return nil }
    guard parts.count > 1 else { return Selection.Spot(line: line, name: nil) }
    // The column of a diagnostic may follow its line.
    if Self.number(parts[1]) != nil { return Selection.Spot(line: line, name: nil) }
    guard parts[1].first == UInt8(ascii: " "), parts[1].count > 1 else { return nil }
    return Selection.Spot(line: line, name: String(decoding: parts[1].dropFirst(), as: UTF8.self))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }
}
