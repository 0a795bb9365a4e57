internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

/// `scenario-run words [TEXT]`.
struct WordsCommand: ConsolePrinting {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "List the words of the language, such as actions and methods.",
    discussion: """
      Each line begins with the text that you write in a scenario. TEXT filters the lines, ignoring case; a synonym \
      such as 'kill' finds the corresponding word.

      EXAMPLE:
        scenario-run words url
      """
  )

  @Argument(help: .value("text", "List only words that contain TEXT."))
  var text = ""

  @Option(help: "Set the format of the list.")
  var format = AnswerFormat.text

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let words = WordList.entries(matching: text)
    guard !words.isEmpty else {
      throw ScenarioError.nothingSelected(
        "no word matches '\(text)'; 'scenario-run words' lists all"
      )
    }
    console.print(
      format == .json ? WordsJSON.document(words) : words.map { $0.line + "\n" }.joined(),
      as: format.syntax
    )
    return 0
  }
}
