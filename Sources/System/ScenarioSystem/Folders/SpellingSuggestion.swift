/// Finds suggestions for paths that do not exist.
enum SpellingSuggestion {
  /// Returns the displayed path of the most similar existing file; nil if there is none.
  static func path(to parts: [Path], resolver: PathResolver) -> Path? {
    guard let missing = parts.indices.first(where: { !exists(parts[...$0]) }) else { return nil }
    let folder = parts[..<missing]
    guard let name = name(near: parts[missing], in: Path(absolute: folder)) else { return nil }
    let whole = folder + [name] + parts[(missing + 1)...]
    return resolver.display(exists(whole) ? Array(whole) : folder + [name])
  }

  private static func exists(_ parts: ArraySlice<Path>) -> Bool {
    FileReader.exists(Path(absolute: parts))
  }

  private static func name(near requested: Path, in folder: Path) -> Path? {
    var best: (name: Path, distance: Int)?
    try? Platform.forEachEntry(in: folder) { name, _ in
      guard name.isHidden == requested.isHidden else { return true }
      let distance = distance(requested.description, name.description)
      let isBetter = best.map { (distance, name) < ($0.distance, $0.name) } ?? true
      if distance <= max(1, requested.description.count / 3), isBetter { best = (name, distance) }
      return true
    }
    return best?.name
  }

  /// Returns the number of insertions, deletions and replacements between two strings.
  static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
