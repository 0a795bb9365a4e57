internal import ArgumentParser

/// `scenario-run words [TEXT]`.
struct WordsCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "List the words of the language, such as actions and methods.",
    discussion: """
      Each line begins with what a scenario writes. TEXT filters them, upper and lower case alike; a word from elsewhere, \
      such as 'kill', finds what it is called here.

      EXAMPLE:
        scenario-run words url
      """
  )

  @Argument(help: ArgumentHelp("List only words that contain TEXT.", valueName: "text"))
  var text = ""

  func status() -> Int32 { WordsSession.run(matching: text) }
}
