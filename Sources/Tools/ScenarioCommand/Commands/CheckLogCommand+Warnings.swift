@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

extension CheckLogCommand {
  /// Returns the error about a log of which no line is read, with what can be done.
  static func emptyLog(
    _ path: Path,
    _ bytes: [UInt8],
    _ recording: Recording
  ) -> ScenarioError {
    let foreign = recording.unreadNames.compactMap { unread in
      if case .foreign(let system) = unread.reason { system } else { nil }
    }
    if let system = foreign.first ?? (DialectHint.isOfAndroid(bytes) ? "Android" : nil) {
      return .usage(
        "'\(path)' is a log of \(system)",
        help: "this is about the life cycle of iOS: record the app on an iPhone or iPad"
      )
    }
    if let hint = DialectHint.dialects(of: bytes) {
      let names = hint.dialects.prefix(3).map { "--dialect \($0)" }.joined(separator: " or ")
      return .usage(
        "'\(path)' contains no name of a delegate method or notification",
        help:
          "line \(hint.line) has the word '\(hint.word)'; if a framework prints it, add \(names)"
      )
    }
    return .usage(
      "'\(path)' contains no name of a delegate method or notification",
      help: "'scenario-run words' lists the names"
    )
  }
}

extension Console {
  /// The number of lines that are named, before the others are counted.
  private static var mostLines: Int { 5 }

  /// Warns about lines that look like calls, and are not read.
  func warn(aboutUnreadLinesOf recording: Recording, _ file: String) {
    let names = recording.unreadNames
    for unread in names.prefix(Self.mostLines) {
      warning("\(file):\(unread.line): \(unread.message)")
    }
    if names.count > Self.mostLines {
      warning(
        "\(file): \(names.count - Self.mostLines) more lines look like calls and are not read"
      )
    }
  }

  /// Warns about lines that name several calls, of which only the first one is read.
  func warn(aboutIgnoredNamesOf recording: Recording, _ file: String) {
    let lines = recording.ignoredNames
    let maximum = 2 * Self.mostLines
    for ignored in lines.prefix(maximum) {
      let names = ignored.terms.map { "'\($0.word)'" }.joined(separator: ", ")
      let verb = ignored.terms.count == 1 ? "is" : "are"
      warning(
        "\(file):\(ignored.line): \(names) \(verb) ignored: a line counts as the first name that it contains"
      )
    }
    if lines.count > maximum {
      warning("\(file): \(lines.count - maximum) more lines contain several names")
    }
  }
}
