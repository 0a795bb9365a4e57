/// The configuration of a project: the default paths and options.
@_spi(Package) public struct ConfigurationFile: Sendable {
  /// An option of the command that the configuration can set.
  public struct Option: Sendable {
    /// The kind of value that an option has.
    public enum Kind: Sendable {
      /// `true` or `false`.
      case flag
      /// One string.
      case text
      /// A string, or a list of strings.
      case list
      /// A mapping of names to strings, or a list of `name=text`.
      case pairs
    }

    /// The option's name, which is its key.
    public var name: String
    /// The kind of its values.
    public var kind: Kind

    /// Creates an option.
    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The value of an option in the file.
  public struct Setting: Sendable {
    /// The option's name.
    public var name: String
    /// Its values; for a flag `true` or `false`.
    public var values: [String]
    /// The range of the value.
    public var range: SourceRange
  }

  /// The settings of the configuration itself, or of a profile.
  public struct Layer: Sendable {
    /// The paths to run if the command line names none.
    public var paths: [String] = []
    /// The options.
    public var settings: [Setting] = []
    /// The actions and probes of the app under test, for commands that run without it.
    public var customWords = CustomWords()
  }

  /// The settings that always apply.
  public var base = Layer()
  /// The settings of each profile, by its name.
  public var profiles: [String: Layer] = [:]

  /// Creates an empty configuration.
  public init() {}
}
