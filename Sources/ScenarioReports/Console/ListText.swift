public import ScenarioRunner

/// The lines of `list`: one for each case, which can be given back as an argument.
public enum ListText {
  /// `path:line: name` for each case that can be played.
  public static func of(_ file: FileResult) -> String {
    // What a signal kept from being read cannot be run either.
    file.cases.filter { $0.outcome != .invalid && $0.outcome != .interrupted }
      .map { "\(file.path):\($0.scenario.line): \($0.name)\n" }.joined()
  }
}
