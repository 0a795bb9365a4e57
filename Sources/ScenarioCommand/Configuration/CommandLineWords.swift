/// The arguments as they were typed, as far as they must be known before the parser reads them.
struct CommandLineWords {
  /// The subcommand, the default one where none is named.
  let subcommand: String
  private let named: Bool
  /// What follows the subcommand.
  let rest: [String]

  init(_ arguments: [String]) {
    let first = arguments.first ?? ""
    named = HelpText.subcommands.contains(first)
    subcommand = named ? first : HelpText.defaultSubcommand
    rest = named ? Array(arguments.dropFirst()) : arguments
  }

  /// What comes before `--`.
  private var options: ArraySlice<String> { rest.prefix { $0 != "--" } }

  /// Whether nothing is to be done but to say something of the command.
  var asksForHelp: Bool {
    rest.first == "help"
      || options.contains { option in
        ["-h", "--help", "--help-hidden", "--version"].contains(option)
          || option.hasPrefix("--generate-completion-script") || option.hasPrefix("--experimental")
      }
  }

  /// The profile that is requested.
  var profile: String? {
    let options = Array(options)
    let places = options.indices.filter { options[$0].hasPrefix("--profile") }
    guard let place = places.last else { return nil }
    if options[place] == "--profile" { return options.dropFirst(place + 1).first }
    return options[place].hasPrefix("--profile=") ? String(options[place].dropFirst(10)) : nil
  }

  /// The names of those options that are typed.
  func names(among words: [OptionWord]) -> Set<String> {
    var names: Set<String> = []
    for option in options where option.hasPrefix("-") {
      for word in words {
        let isLong = option == "--\(word.name)" || option.hasPrefix("--\(word.name)=")
        let isShort = word.short.map { !option.hasPrefix("--") && option.contains($0) } ?? false
        if isLong || isShort { names.insert(word.name) }
      }
    }
    return names
  }

  /// All arguments, with more of them before those that were typed.
  func arguments(with more: [String]) -> [String] {
    more.isEmpty && !named ? rest : [subcommand] + more + rest
  }
}
