internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

/// `scenario-run words [TEXT]`.
struct WordsCommand: ConsolePrinting {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "List the words of the language, such as actions, methods and keys.",
    discussion: """
      The words are grouped by what one wants to do; each line begins with what you write in a scenario. TEXTs select \
      words by their names, other names, names in Swift, or meanings, ignoring case: only words that match each of them \
      are listed, with their arguments.

      EXAMPLE:
        scenario-run words url
        scenario-run words background upload
      """
  )

  @Argument(help: .value("text", "List only words that contain or mean each TEXT."))
  var texts: [String] = []

  @Option(help: "Set the format of the list.")
  var format = AnswerFormat.text

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    var words = WordList.entries(matching: texts)
    if words.isEmpty {
      let nearest = WordList.entries(nearestTo: texts)
      guard texts.count > 1, !nearest.entries.isEmpty else { throw error }
      console.note("no word matches all texts; these match \(nearest.count) of \(texts.count)")
      words = nearest.entries
    }
    let width = Terminal(.output).width ?? 80
    console.print(
      format == .json
        ? WordsJSON.document(words)
        : WordsText(width: width, withArguments: !texts.isEmpty).lines(words).map { $0 + "\n" }
          .joined(),
      as: format.syntax
    )
    return 0
  }

  /// No word matches, with the nearest one, or what to try.
  private var error: ScenarioError {
    let text = texts.joined(separator: " ")
    let nearest = texts.count == 1 ? WordList.nearest(to: text) : nil
    return .nothingSelected(
      "no word matches '\(text)'",
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "try one word of what it means, such as 'url' or 'background'; 'scenario-run words' lists all"
    )
  }
}
