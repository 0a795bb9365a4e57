@_spi(Package) internal import ScenarioJSON

extension ConfigurationFile {
  /// Decodes a configuration file.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - options: The options of the command.
  /// - Returns: The configuration, and its diagnostics sorted by location.
  public static func decode(
    _ tree: Tree,
    options: [Option]
  ) -> (file: ConfigurationFile, diagnostics: [Diagnostic]) {
    var decoder = TreeDecoder(plain: tree, Grammar.keyPlaces, isScenario: false)
    var file = ConfigurationFile()
    let profiles = Field<Self>("profiles", profiles(options), "layers by name") { $0.profiles = $1 }
    let keys = keys("the configuration", options, [profiles])
    if let first = tree.documents.first, decoder.requireMapping(first, keys.name) {
      decoder.readFields(first, keys, into: &file)
    }
    if let second = tree.documents.dropFirst().first {
      decoder.reportWrongType(second, "a configuration is one document")
    }
    return (file, decoder.diagnostics.sorted)
  }

  /// Returns the keys of a layer, which are decoded into `base`, and additional fields.
  private static func keys(
    _ name: String,
    _ options: [Option],
    _ more: [Field<ConfigurationFile>] = []
  ) -> Mapping<ConfigurationFile> {
    Mapping(name) {
      Field("paths", texts("a path"), "what is run") { $0.base.paths = $1 }
      Field("app-actions", actionNames, "the actions of the app under test") {
        $0.base.customWords.actions = $1
      }
      Field("app-probes", texts("a probe"), "the probes of the app under test") {
        $0.base.customWords.probes = $1
      }
      more
      options.map { option in
        Field(option.name, values(of: option), "an option") {
          $0.base.settings.append(Setting(name: option.name, values: $1, range: $2.value))
        }
      }
    }
  }

  private static func profiles(_ options: [Option]) -> ValueType<[String: Layer]> {
    Grammar.entries("profiles", from: anyText, called: "name → layer", [:]) {
      decoder,
      name,
      index in
      var profile = ConfigurationFile()
      let keys = keys("the profile '\(name)'", options)
      if decoder.requireMapping(index, keys.name) {
        decoder.readFields(index, keys, into: &profile)
      }
      return profile.base
    }.map { Dictionary($0.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }) }
  }

  // MARK: - Values

  /// Returns the type of an option's values.
  private static func values(of option: Option) -> ValueType<[String]> {
    switch option.kind {
    case .flag: ValueType("flag", [:]) { $0.flag($1, "true or false").map { ["\($0)"] } }
    case .text: Grammar.text("a value").map { [$0] }
    case .list: texts("a value")
    case .pairs:
      Grammar.entries("'\(option.name)'", from: anyText, to: anyText).map {
        $0.map { "\($0.name)=\($0.value)" }
      }
    }
  }

  /// Returns the type of a string or a list of strings.
  private static func texts(_ what: String) -> ValueType<[String]> {
    Grammar.text("\(what), or a list").map { [$0] }
      .or(Grammar.text(what).list("a list"), if: .list)
  }

  /// The names of actions, none of which may be one of the language.
  private static let actionNames = texts("an action").checked { decoder, index, names in
    guard let problem = CustomWords(actions: names).problem else { return }
    decoder.reportWrongType(index, problem)
  }

  /// A string, which may be empty.
  private static let anyText = ValueType<String>("string", [:]) { decoder, index in
    switch decoder.node(index).kind {
    case .scalar, .quoted: decoder.string(index)
    case .list, .mapping: decoder.text(index, "a string")
    }
  }
}
