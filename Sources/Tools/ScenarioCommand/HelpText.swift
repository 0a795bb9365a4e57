internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// Help texts and error messages of the command itself.
enum HelpText {
  /// The version of the command.
  static let version = "0.2.0"

  static let example = """
    EXAMPLE:
      scenario-run Scenarios/ --junit report.xml

    Runs every scenario below Scenarios/ and writes a JUnit report for CI.

    EXIT STATUS:
      0  all passed                      4  nothing was selected
      1  a scenario failed               5  could not read or write something
      2  usage error, no such path     130  interrupted (Ctrl-C), 143 terminated
      3  a scenario or file is invalid   6  passed, but a condition was not met
    """

  /// The subcommand that runs if none is named.
  static let defaultSubcommand = "run"

  /// The names of all subcommands.
  static let subcommands = [
    "run", "check", "lint", "init", "list", "graph", "coverage", "report", "merge", "new", "fmt",
    "bless", "check-log", "explain", "diff", "repl", "explore", "lsp", "mcp", "app-protocol-test",
    "adopt", "schema", "words", "completions",
  ]

  /// Other names of subcommands, which they had before.
  private static let olderNames = ["trace": "check-log"]

  /// Returns arguments with the present name of a subcommand in place of an older one.
  static func renaming(_ arguments: [String]) -> [String] {
    var arguments = arguments
    let index = arguments.first == "help" ? 1 : 0
    if arguments.indices.contains(index), let name = olderNames[arguments[index]] {
      arguments[index] = name
    }
    return arguments
  }

  /// Returns the name of a subcommand on the command line.
  static func name(of subcommand: any ParsableCommand.Type) -> String {
    subcommand.configuration.commandName ?? "\(subcommand)".lowercased()
  }

  /// Returns an error message if the first path does not exist and resembles a subcommand.
  static func errorSuggestingSubcommand(for path: String?) -> String? {
    // The file name in `@FILE` is never a misspelled subcommand.
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

  /// Returns the error message for `help` with an unknown subcommand.
  static func unknownSubcommandError(_ word: String) -> String {
    let meant = Suggestion.nearest(to: word, in: subcommands).map { "did you mean '\($0)'?" }
    let all = "available: \(subcommands.joined(separator: ", "))"
    return "scenario-run: error: unknown subcommand '\(word)'; \(meant ?? all)"
  }

  /// Returns a hint on how to run a path with the name of the given subcommand; empty if there is no such path.
  static func hintForPathNamedLikeSubcommand() -> String {
    let subcommand = CommandArguments.all.first ?? ""
    guard subcommands.contains(subcommand),
      (try? ScenarioFiles(arguments: [Path(subcommand)])) != nil
    else { return "" }
    return
      "; '\(subcommand)' is a subcommand; to run the path with that name, write './\(subcommand)'"
  }

  /// Returns an error message of a subcommand's parser as the command prints it: the parser, which knows no other command,
  /// begins the usage with the name of the subcommand.
  static func errorMessage(
    _ message: String,
    of subcommand: any ParsableCommand.Type
  ) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for prefix in ["Usage: ", "  See '"] where line.hasPrefix("\(prefix)\(name(of: subcommand)) ")
      {
        return "\(prefix)scenario-run \(line.dropFirst(prefix.count))"
      }
      return String(line)
    }
    return replacingParserPrefix(in: lines.joined(separator: "\n"))
  }

  /// Replaces the prefix of an argument parser error with the prefix of all other errors of the command.
  static func replacingParserPrefix(in message: String) -> String {
    let parserPrefix = "Error: "
    guard message.hasPrefix(parserPrefix) else { return message }
    let text = message.dropFirst(parserPrefix.count)
    return "scenario-run: error: \(replacingSuggestion(in: text))"
  }

  /// Replaces the suggestion of a similar option for one that a scenario file sets, such as `--ios`.
  private static func replacingSuggestion(in error: Substring) -> String {
    let options = ["--ios", "--device", "--sdk", "--life-cycle", "--implements"]
    let lines = error.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = options.first(where: { lines[0].hasPrefix("Unknown option '\($0)'") }) else {
      return String(error)
    }
    let example =
      switch option {
      case "--ios": "ios: 18.0"
      case "--device": "device: ipad"
      default: "app: { \(option.dropFirst(2)): … }"
      }
    let first =
      "unknown option '\(option)'; a scenario sets it in its file, with '\(example)'; "
      + "only some subcommands have this option"
    return ([first] + lines.dropFirst().map(String.init)).joined(separator: "\n")
  }

  /// Returns why the parser rejects a value, without the parser's repetition of the value and the option.
  static func reason(in message: String) -> String {
    let line = message.split(separator: "\n").first.map(String.init) ?? ""
    let separator = "': "
    guard line.hasPrefix("The value "),
      let end = line.indices.first(where: { line[$0...].hasPrefix(separator) })
    else { return line }
    return String(line[end...].dropFirst(separator.count))
  }

  /// Prints an error about the arguments to standard error.
  static func printError(_ text: String) {
    let errors = StandardStream(.error)
    try? errors.print(text + "\n", as: Terminal(.error).usesColor(.auto) ? .colored : .plain)
    try? errors.flush()
  }
}
