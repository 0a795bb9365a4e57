internal import ArgumentParser
internal import ScenarioLanguage
internal import ScenarioSystem

/// Help and errors of the command itself.
enum HelpText {
  /// The version of the command.
  static let version = "0.1.0"

  static let example = """
    EXAMPLE:
      scenario-run Scenarios/ --junit report.xml

    Runs every scenario below Scenarios/ and writes a JUnit report for CI.

    EXIT STATUS:
      0  all passed                      4  nothing was selected
      1  a scenario failed               5  could not read or write something
      2  wrong usage, no such path     130  interrupted (Ctrl-C), 143 terminated
      3  a file is invalid               6  passed, but a threshold was not met
    """

  /// The subcommand where none is named.
  static let defaultSubcommand = "run"

  /// The names of all subcommands.
  static let subcommands = [
    "run", "check", "list", "graph", "coverage", "report", "merge", "new", "fmt", "bless",
    "schema", "words", "completions",
  ]

  /// What a subcommand is called.
  static func name(_ subcommand: any ParsableCommand.Type) -> String {
    subcommand.configuration.commandName ?? "\(subcommand)".lowercased()
  }

  /// Where the first path is none, the subcommand that it may have been meant to be.
  static func nearSubcommand(_ path: String?) -> String? {
    // A list may be called what it likes.
    guard let path, path.utf8.first != UInt8(ascii: "@"), !FileReader.exists(Path(path)),
      let meant = Suggestion.nearest(to: path, in: subcommands)
    else { return nil }
    do throws(ScenarioError) {
      _ = try ScenarioFiles(arguments: [Path(path)])
      return nil
    } catch {
      if meant == path {
        return "scenario-run: error: \(error.message); the subcommand must come first: "
          + "scenario-run \(meant) …"
      }
      let help = error.help.isEmpty ? "did you mean" : "\(error.help) or"
      return "scenario-run: error: \(error.message); \(help) the subcommand '\(meant)'?"
    }
  }

  /// An error for help on an unknown subcommand.
  static func noSubcommand(_ word: String) -> String {
    let meant = Suggestion.nearest(to: word, in: subcommands).map { "did you mean '\($0)'?" }
    let all = "available: \(subcommands.joined(separator: ", "))"
    return "scenario-run: error: unknown subcommand '\(word)'; \(meant ?? all)"
  }

  /// Where a folder is called like a subcommand, how to run it.
  static func namesakes() -> String {
    let asked = CommandArguments.all.first ?? ""
    guard subcommands.contains(asked),
      (try? ScenarioFiles(arguments: [Path(asked)])) != nil
    else { return "" }
    return "; '\(asked)' is a subcommand; to run the path with that name, write './\(asked)'"
  }

  /// The parser's message about wrong arguments, beginning as all other errors of the command do.
  static func inOneVoice(_ message: String) -> String {
    let parsers = "Error: "
    guard message.hasPrefix(parsers) else { return message }
    return "scenario-run: error: \(message.dropFirst(parsers.count))"
  }

  /// Why the parser refuses a value, without the words in which it repeats the value and the option.
  static func reason(in message: String) -> String {
    let line = message.split(separator: "\n").first.map(String.init) ?? ""
    let mark = "': "
    guard line.hasPrefix("The value "),
      let end = line.indices.first(where: { line[$0...].hasPrefix(mark) })
    else { return line }
    return String(line[end...].dropFirst(mark.count))
  }

  /// Prints what is wrong with the arguments.
  static func printError(_ text: String) {
    let errors = StandardStream(.error)
    try? errors.write((text + "\n").utf8)
    try? errors.flush()
  }
}
