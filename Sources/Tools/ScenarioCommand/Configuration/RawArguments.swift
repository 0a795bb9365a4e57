internal import ScenarioSystem

/// The command-line arguments, some of which are needed before the parser reads them.
struct RawArguments {
  /// The subcommand; the default subcommand if none is named.
  let subcommand: String
  private let namesSubcommand: Bool
  /// The arguments after the subcommand; after `--`, `@FILE` is written `./@FILE`, since it is a path like any other.
  let rest: [String]

  init(_ arguments: [String]) {
    let first = arguments.first ?? ""
    namesSubcommand = HelpText.subcommands.contains(first)
    subcommand = namesSubcommand ? first : HelpText.defaultSubcommand
    let rest = namesSubcommand ? arguments.dropFirst() : arguments[...]
    let terminator = rest.firstIndex(of: "--") ?? rest.endIndex
    self.rest = rest[..<terminator] + rest[terminator...].map(CommandArguments.path)
  }

  /// The arguments before `--`.
  private var argumentsBeforeTerminator: ArraySlice<String> { rest.prefix { $0 != "--" } }

  /// Whether the arguments request help, the version or a completion script.
  var requestsHelpOrVersion: Bool {
    rest.first == "help"
      || argumentsBeforeTerminator.contains { option in
        ["-h", "--help", "--help-hidden", "--version"].contains(option)
          || option.hasPrefix("--generate-completion-script") || option.hasPrefix("--experimental")
      }
  }

  /// The profile that the arguments request.
  var profile: String? {
    let options = Array(argumentsBeforeTerminator)
    let indices = options.indices.filter { options[$0].hasPrefix("--profile") }
    guard let index = indices.last else { return nil }
    if options[index] == "--profile" { return options.dropFirst(index + 1).first }
    return options[index].hasPrefix("--profile=") ? String(options[index].dropFirst(10)) : nil
  }

  /// Returns the names of the given options that the command line sets.
  func optionNames(among configurableOptions: [ConfigurableOption]) -> Set<String> {
    var names: Set<String> = []
    for argument in argumentsBeforeTerminator where argument.hasPrefix("-") {
      for option in configurableOptions {
        let isLong = argument == "--\(option.name)" || argument.hasPrefix("--\(option.name)=")
        let isShort =
          option.shortName.map { !argument.hasPrefix("--") && argument.contains($0) } ?? false
        if isLong || isShort { names.insert(option.name) }
      }
    }
    return names
  }

  /// Returns all arguments, with the given options inserted before those of the command line.
  func inserting(_ configured: [String]) -> [String] {
    configured.isEmpty && !namesSubcommand ? rest : [subcommand] + configured + rest
  }
}
