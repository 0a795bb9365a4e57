internal import ArgumentParser
internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// The options of the command: on the command line, in the environment and in the configuration.
///
/// The nearest place that names an option decides: the command line, then the environment, then the profile, then
/// the rest of the configuration. What was set elsewhere is put before what was typed, for the parser to read.
struct Invocation {
  private let parser: any ParsableCommand.Type
  private let typed: CommandLineWords
  private let given: [ConfiguredOption]
  private let project: ProjectConfiguration?
  /// What is run where nothing is named, by the configuration.
  let paths: [String]

  /// Reads what is set elsewhere than in the arguments of a command.
  init(
    _ arguments: [String],
    of parser: any ParsableCommand.Type
  ) throws(UsageError) {
    self.parser = parser
    let typed = CommandLineWords(arguments)
    self.typed = typed
    let words = OptionTable.words(of: typed.subcommand)
    guard !typed.asksForHelp, !words.isEmpty else {
      (given, project, paths) = ([], nil, [])
      return
    }
    let variables = Environment.names(beginning: OptionWord.prefix)
    if !variables.isEmpty { Self.warnOfMisspelt(among: variables) }
    let project = try Self.project()
    let profile = try Self.profile(typed, project)
    var layers = [variables.isEmpty ? [] : try Self.environment(words)]
    for layer in [profile, project.file.base].compactMap({ $0 }) {
      layers.append(
        layer.settings.compactMap { setting in
          words.first { $0.name == setting.name }.map { ConfiguredOption($0, setting, in: project) }
        }
      )
    }
    let named = layers.allSatisfy(\.isEmpty) ? [] : typed.names(among: words)
    var taken = named
    var given: [ConfiguredOption] = []
    for layer in layers {
      given += layer.filter { option in
        !taken.contains(option.word.name) && taken.isDisjoint(with: option.word.rivals)
      }
      taken.formUnion(layer.map(\.word.name))
    }
    self.given = Self.withoutWhatWatchingLeavesOut(given, named)
    self.project = project
    let ownPaths = profile.map(\.paths).flatMap { $0.isEmpty ? nil : $0 }
    paths = (ownPaths ?? project.file.base.paths).map { project.path(of: $0) }
  }

  /// The names of the variables that are set elsewhere.
  var variables: Set<String> {
    let values = given.filter { $0.word.name == "set" }.flatMap(\.values)
    return Set(values.map { String($0.prefix { $0 != "=" }) })
  }

  /// Where the patterns of `--exclude` are set, if not on the command line.
  var excludeOrigin: ExcludeOrigin? {
    guard let option = given.last(where: { $0.word.name == "exclude" }) else { return nil }
    switch option.origin {
    case .variable(let name): return ExcludeOrigin(name: name, folder: nil)
    case .configuration:
      return ExcludeOrigin(name: ProjectRoot.configurationName, folder: project?.root)
    }
  }

  /// The run that is asked for, where all of it is plain; nil where the parser must read the arguments.
  var plainRun: RunRequest? {
    guard typed.subcommand == HelpText.defaultSubcommand, !typed.asksForHelp, given.isEmpty,
      var plain = PlainRun(typed.rest)
    else { return nil }
    if plain.paths.isEmpty { plain.paths = paths }
    return plain.paths.isEmpty ? nil : plain.request
  }

  /// The command; an error that comes from elsewhere than the command line names its place.
  func command() throws -> any ParsableCommand {
    if let command = try? readAlone() { return command }
    do {
      return try parser.parseAsRoot(typed.arguments(with: given.flatMap(\.arguments)))
    } catch {
      guard parser.exitCode(for: error) == .validationFailure else { throw error }
      for index in given.indices {
        if let error = self.error(about: given[index], after: given[..<index]) { throw error }
      }
      throw error
    }
  }

  /// The command as its own type reads it; nil for a question about the command itself.
  ///
  /// The root has to look at every subcommand, which takes longer than all else in a short run. It reads the arguments
  /// only where something is wrong with them, since it knows how to say so.
  private func readAlone() throws -> (any ParsableCommand)? {
    guard !typed.asksForHelp else { return nil }
    let alone = parser.configuration.subcommands.first { HelpText.name($0) == typed.subcommand }
    return try alone?.parseAsRoot(given.flatMap(\.arguments) + typed.rest)
  }

  /// What is wrong with an option that was set elsewhere, by itself or together with those before it.
  private func error(
    about option: ConfiguredOption,
    after earlier: ArraySlice<ConfiguredOption>
  ) -> UsageError? {
    do {
      _ = try parser.parseAsRoot(
        [typed.subcommand] + earlier.flatMap(\.arguments) + option.arguments
      )
      return nil
    } catch {
      let value = option.values.joined(separator: ", ")
      let reason = HelpText.reason(in: parser.message(for: error))
      switch option.origin {
      case .variable(let name):
        return UsageError("\(name): '\(value)' cannot be used; \(reason)")
      case .configuration(let setting):
        let message = "'\(value)' cannot be used for '\(setting.name)'"
        guard let project else { return nil }
        return UsageError(whole: project.error(about: setting, message, help: reason))
      }
    }
  }

  // MARK: - Where options are set

  /// A project whose configuration asks for a report can be watched all the same: only what is typed is refused.
  private static func withoutWhatWatchingLeavesOut(
    _ given: [ConfiguredOption],
    _ typed: Set<String>
  ) -> [ConfiguredOption] {
    guard
      typed.contains("watch")
        || given.contains(where: { $0.word.name == "watch" && $0.values == ["true"] })
    else { return given }
    let left = given.filter { RunCommand.notWhileWatching.contains($0.word.name) }
    guard !left.isEmpty else { return given }
    let names = left.map { option in
      if case .variable(let name) = option.origin { name } else { option.word.name }
    }
    HelpText.printError(
      "scenario-run: note: --watch ignores \(names.joined(separator: ", ")), "
        + "set by the configuration or the environment"
    )
    return given.filter { !RunCommand.notWhileWatching.contains($0.word.name) }
  }

  private static func project() throws(UsageError) -> ProjectConfiguration {
    let project: ProjectConfiguration
    do throws(ScenarioError) {
      project = try ProjectConfiguration(words: OptionTable.configurationWords)
    } catch {
      throw UsageError("\(error)")
    }
    if let problem = project.problem() { throw UsageError(whole: problem) }
    if let path = project.misnamed {
      HelpText.printError(
        "scenario-run: warning: '\(path)' is ignored; rename it to \(ProjectRoot.configurationName)"
      )
    }
    return project
  }

  private static func profile(
    _ typed: CommandLineWords,
    _ project: ProjectConfiguration
  ) throws(UsageError) -> ConfigurationFile.Layer? {
    let variable = Environment.value("\(OptionWord.prefix)PROFILE") ?? ""
    guard let name = typed.profile ?? (variable.isEmpty ? nil : variable) else { return nil }
    if let profile = project.file.profiles[name] { return profile }
    guard let path = project.path else {
      throw UsageError(
        "unknown profile '\(name)'; profiles belong in \(ProjectRoot.configurationName), "
          + "and there is none in '\(project.root)'"
      )
    }
    let names = project.file.profiles.keys.sorted()
    let help =
      Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
      ?? (names.isEmpty ? "it defines no profiles" : "available: \(names.joined(separator: ", "))")
    throw UsageError("unknown profile '\(name)' in '\(path)'; \(help)")
  }

  /// A variable that is nearly the name of an option was probably meant to be one.
  private static func warnOfMisspelt(among names: [String]) {
    let known = OptionTable.all.map(\.variable) + ["\(OptionWord.prefix)PROFILE"]
    // Without what all begin with, or any two short ones would be near each other.
    let words = known.map { String($0.dropFirst(OptionWord.prefix.count)) }
    for name in names where !known.contains(name) {
      let word = String(name.dropFirst(OptionWord.prefix.count))
      guard let meant = Suggestion.nearest(to: word, in: words) else { continue }
      HelpText.printError(
        "scenario-run: warning: unknown variable \(name); did you mean \(OptionWord.prefix)\(meant)?"
      )
    }
  }

  private static func environment(_ words: [OptionWord]) throws(UsageError) -> [ConfiguredOption] {
    var options: [ConfiguredOption] = []
    for word in words {
      if let option = try ConfiguredOption(variableOf: word) { options.append(option) }
    }
    return options
  }
}
