public import ScenarioRunner

/// How far a run is, in words.
public enum ProgressText {
  /// How many cases were played.
  public static func words(_ counts: Counts) -> String {
    let notPassed = counts.failed + counts.errors + counts.invalid + counts.interrupted
    return "\(counts.cases) played, \(notPassed) not passed"
  }

  /// A line of a terminal that fits into so many columns, with the file that was played last.
  public static func line(_ counts: Counts, path: String, columns: Int) -> String {
    var line = ""
    var width = 0
    for character in "\(words(counts))  \(DisplayWidth.visible(path))" {
      width += DisplayWidth.of(character)
      guard width <= columns else { break }
      line.append(character)
    }
    return line
  }
}
