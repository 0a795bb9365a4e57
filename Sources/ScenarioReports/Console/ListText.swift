public import ScenarioRunner

/// The lines of `list`: one for each case, which can be given back as an argument.
public enum ListText {
  /// `path:line: name` for each case that can be played.
  public static func of(_ file: FileResult) -> String {
    zip(file.cases, file.lines).map { result, line in
      switch result.outcome {
      // Nor can what a signal kept from being read.
      case .invalid, .interrupted: return ""
      default: break
      }
      return "\(file.path):\(line): \(result.name)\n"
    }.joined()
  }
}
