internal import ArgumentParser
internal import ScenarioLanguage
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

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let lines = WordList.lines(matching: text)
    guard !lines.isEmpty else {
      throw ScenarioError(
        .nothingSelected,
        "no word matches '\(text)'; 'scenario-run words' lists all"
      )
    }
    console.print(lines.joined(separator: "\n") + "\n")
    return 0
  }
}
