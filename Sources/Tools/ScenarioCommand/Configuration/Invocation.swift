internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// One invocation of the command: the options of the command line, the environment and the configuration.
///
/// For each option, the first source that sets it takes precedence: the command line, then the environment, then the
/// profile, then the rest of the configuration. For the parser, configured options are inserted before those of the
/// command line.
struct Invocation {
  private let parser: any ParsableCommand.Type
  private let commandLine: RawArguments
  private let configured: [ConfiguredOption]
  private let project: ProjectConfiguration?
  /// The paths that the configuration sets, which are used if the command line has none.
  let paths: [String]

  /// Reads the options that the environment and the configuration set for a command.
  init(
    _ arguments: [String],
    of parser: any ParsableCommand.Type
  ) throws(UsageError) {
    self.parser = parser
    let commandLine = RawArguments(arguments)
    self.commandLine = commandLine
    let options = OptionTable.options(of: commandLine.subcommand)
    // The schema has no options, but knows the words of the app under test.
    let readsConfiguration = !options.isEmpty || commandLine.subcommand == "schema"
    guard !commandLine.requestsHelpOrVersion, readsConfiguration else {
      (configured, project, paths) = ([], nil, [])
      customWords = CustomWords()
      return
    }
    let variables = ProcessEnvironment.names(withPrefix: ConfigurableOption.variablePrefix)
    if !variables.isEmpty { Self.warnAboutMisspellings(among: variables) }
    let project = try Self.project()
    let profile = try Self.profile(commandLine, project)
    var layers = [variables.isEmpty ? [] : try Self.environmentOptions(among: options)]
    for layer in [profile, project.file.base].compactMap({ $0 }) {
      layers.append(
        layer.settings.compactMap { setting in
          options.first { $0.name == setting.name && $0.isReadFromFile }.map {
            ConfiguredOption($0, setting, in: project)
          }
        }
      )
    }
    for option in layers.dropFirst().joined() {
      if let error = option.leavingError(in: project) { throw error }
    }
    Self.noteIgnoredApp(in: [profile, project.file.base], options)
    let namesOnCommandLine =
      layers.allSatisfy(\.isEmpty) ? [] : commandLine.optionNames(among: options)
    var setNames = namesOnCommandLine
    var configured: [ConfiguredOption] = []
    for layer in layers {
      configured += layer.filter {
        !setNames.contains($0.option.name) && setNames.isDisjoint(with: $0.option.conflicts)
      }
      setNames.formUnion(layer.map(\.option.name))
    }
    self.configured = Self.removingOptionsIgnoredByWatch(
      from: configured,
      namesOnCommandLine: namesOnCommandLine
    )
    self.project = project
    customWords = project.file.base.customWords.union(profile?.customWords ?? CustomWords())
    let profilePaths = profile.map(\.paths).flatMap { $0.isEmpty ? nil : $0 }
    paths = (profilePaths ?? project.file.base.paths).map { project.path(resolving: $0) }
  }

  /// The names of the scenario variables that the environment or the configuration sets.
  var variables: Set<String> {
    let values = configured.filter { $0.option.name == "set" }.flatMap(\.values)
    return Set(values.map { String($0.prefix { $0 != "=" }) })
  }

  /// Returns whether the number of cases that the configuration file expects is not that of a run of these paths: it is
  /// that of the configured paths and selection, and not that of single scenarios, as a run prints them to run them again.
  func ignoresExpectedCount(for pathsOnCommandLine: [String]) -> Bool {
    let isConfigured = configured.contains {
      if case .configuration = $0.origin { $0.option.name == "expect-count" } else { false }
    }
    let namesLine = pathsOnCommandLine.contains {
      $0.split(separator: ":").dropFirst().last.map { Int($0) != nil } ?? false
    }
    let selecting = SelectionOptions.configurableOptions.filter {
      ["tag", "filter", "failed", "changed-since"].contains($0.name)
    }
    return isConfigured
      && (namesLine || !pathsOnCommandLine.isEmpty && !paths.isEmpty
        || !commandLine.optionNames(among: selecting).isEmpty)
  }

  /// The words of the app under test that the configuration declares.
  let customWords: CustomWords

  /// Where the patterns of `--exclude` are set; nil for the command line.
  var excludeOrigin: ExcludeOrigin? {
    guard let option = configured.last(where: { $0.option.name == "exclude" }) else { return nil }
    switch option.origin {
    case .variable(let name): return ExcludeOrigin(name: name, folder: nil)
    case .configuration:
      return ExcludeOrigin(name: ProjectRoot.configurationName, folder: project?.root)
    }
  }

  /// The requested run if its arguments are simple; nil if the parser must read them.
  var simpleRunRequest: RunRequest? {
    guard commandLine.subcommand == HelpText.defaultSubcommand, !commandLine.requestsHelpOrVersion,
      configured.isEmpty, var arguments = SimpleRunArguments(commandLine.rest)
    else { return nil }
    if arguments.paths.isEmpty { arguments.paths = paths }
    return arguments.paths.isEmpty ? nil : arguments.request
  }

  /// Parses the command with the type of the subcommand alone: the root command inspects every subcommand, which takes
  /// longer than everything else in a short run.
  ///
  /// - Throws: `UsageError` for wrong arguments, which contains where a configured option was set; requests for help.
  func parseCommand() throws -> any ParsableCommand {
    let subcommand = OptionTable.subcommands.first {
      HelpText.name(of: $0) == commandLine.subcommand
    }
    let arguments = configured.flatMap(\.arguments) + commandLine.rest
    guard let subcommand, !commandLine.requestsHelpOrVersion else {
      return try parser.parseAsRoot(commandLine.inserting(configured.flatMap(\.arguments)))
    }
    do { return try subcommand.parseAsRoot(arguments) } catch {
      // Without any argument, the parser of a subcommand that needs one would print its help.
      if arguments.isEmpty { return try parser.parseAsRoot([commandLine.subcommand]) }
      let message = HelpText.errorMessage(subcommand.fullMessage(for: error), of: subcommand)
      throw configurationError(of: subcommand, withMessage: message) ?? UsageError(text: message)
    }
  }

  /// Returns the error about the configured option that is wrong; nil if the command line is, by itself.
  private func configurationError(
    of subcommand: any ParsableCommand.Type,
    withMessage message: String
  ) -> UsageError? {
    if configured.isEmpty { return nil }
    do { _ = try subcommand.parseAsRoot(commandLine.rest) } catch {
      if HelpText.errorMessage(subcommand.fullMessage(for: error), of: subcommand) == message {
        return nil
      }
    }
    return configured.indices.lazy
      .compactMap { error(about: configured[$0], after: configured[..<$0], of: subcommand) }.first
  }

  /// Returns the error about a configured option, by itself or combined with earlier ones; nil if it is valid.
  private func error(
    about configured: ConfiguredOption,
    after earlier: ArraySlice<ConfiguredOption>,
    of subcommand: any ParsableCommand.Type
  ) -> UsageError? {
    do {
      _ = try subcommand.parseAsRoot(earlier.flatMap(\.arguments) + configured.arguments)
      return nil
    } catch {
      let value = configured.values.joined(separator: ", ")
      let reason = HelpText.reason(in: subcommand.message(for: error))
      switch configured.origin {
      case .variable(let name):
        return UsageError("\(name): '\(value)' cannot be used; \(reason)")
      case .configuration(let setting):
        let message = "'\(value)' cannot be used for '\(setting.name)'"
        guard let project else { return nil }
        return UsageError(text: project.error(about: setting, message, help: reason))
      }
    }
  }

  // MARK: - Environment and configuration

  /// Removes configured options that `--watch` does not allow, and prints a note; on the command line, they are errors.
  private static func removingOptionsIgnoredByWatch(
    from configured: [ConfiguredOption],
    namesOnCommandLine: Set<String>
  ) -> [ConfiguredOption] {
    guard
      namesOnCommandLine.contains("watch")
        || configured.contains(where: { $0.option.name == "watch" && $0.values == ["true"] })
    else { return configured }
    let ignored = configured.filter {
      RunCommand.ignoredWhileWatching.contains($0.option.name)
    }
    guard !ignored.isEmpty else { return configured }
    let names = ignored.map {
      if case .variable(let name) = $0.origin { name } else { $0.option.name }
    }
    HelpText.printError(
      "scenario-run: note: --watch ignores \(names.joined(separator: ", ")), "
        + "set by the configuration or the environment"
    )
    return configured.filter { !RunCommand.ignoredWhileWatching.contains($0.option.name) }
  }

  /// Prints a note if the configuration sets an app that this command does not start.
  private static func noteIgnoredApp(
    in layers: [ConfigurationFile.Layer?],
    _ options: [ConfigurableOption]
  ) {
    guard options.contains(where: { $0.name == "app" && !$0.isReadFromFile }),
      layers.contains(where: { $0?.settings.contains { $0.name == "app" } ?? false })
    else { return }
    HelpText.printError(
      "scenario-run: note: the app of \(ProjectRoot.configurationName) is not started; to run it, "
        + "start this command with --app COMMAND"
    )
  }

  private static func project() throws(UsageError) -> ProjectConfiguration {
    let project: ProjectConfiguration
    do throws(ScenarioError) {
      project = try ProjectConfiguration(keys: OptionTable.configurationKeys)
    } catch {
      throw UsageError("\(error)")
    }
    if let problem = project.problem() { throw UsageError(text: problem) }
    if let path = project.misnamedFile {
      HelpText.printError(
        "scenario-run: warning: '\(path)' is ignored; rename it to \(ProjectRoot.configurationName)"
      )
    }
    return project
  }

  private static func profile(
    _ commandLine: RawArguments,
    _ project: ProjectConfiguration
  ) throws(UsageError) -> ConfigurationFile.Layer? {
    let variable = ProcessEnvironment.value("\(ConfigurableOption.variablePrefix)PROFILE") ?? ""
    guard let name = commandLine.profile ?? (variable.isEmpty ? nil : variable) else { return nil }
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

  /// Warns about unknown environment variables that resemble the variable of an option.
  private static func warnAboutMisspellings(among names: [String]) {
    let knownVariables =
      OptionTable.all.map(\.variable) + ["\(ConfigurableOption.variablePrefix)PROFILE"]
    // The common prefix is removed, since it would make any two short names similar.
    let knownSuffixes = knownVariables.map {
      String($0.dropFirst(ConfigurableOption.variablePrefix.count))
    }
    for name in names where !knownVariables.contains(name) {
      let suffix = String(name.dropFirst(ConfigurableOption.variablePrefix.count))
      guard let meant = Suggestion.nearest(to: suffix, in: knownSuffixes) else { continue }
      HelpText.printError(
        "scenario-run: warning: unknown variable \(name); did you mean \(ConfigurableOption.variablePrefix)\(meant)?"
      )
    }
  }

  private static func environmentOptions(
    among options: [ConfigurableOption]
  ) throws(UsageError) -> [ConfiguredOption] {
    var configured: [ConfiguredOption] = []
    for option in options {
      if let value = try ConfiguredOption(variableOf: option) { configured.append(value) }
    }
    return configured
  }
}
