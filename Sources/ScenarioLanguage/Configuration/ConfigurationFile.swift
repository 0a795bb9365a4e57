/// What the configuration of a project says: what is run where nothing is named, and options.
public struct ConfigurationFile: Sendable {
  /// A key that the configuration may have: an option of the command.
  public struct Word: Sendable {
    /// What the values of an option are.
    public enum Form: Sendable {
      /// `true` or `false`.
      case flag
      /// One text.
      case text
      /// A text, or a list of texts.
      case list
      /// Names with a text each, or a list of `name=text`.
      case pairs
    }

    /// The key.
    public var name: String
    /// What its values are.
    public var form: Form

    /// Creates a key.
    public init(name: String, form: Form) {
      self.name = name
      self.form = form
    }
  }

  /// An option that is set.
  public struct Setting: Sendable {
    /// The option's name.
    public var name: String
    /// Its values; for a flag `true` or `false`.
    public var values: [String]
    /// The place of the value.
    public var range: SourceRange
  }

  /// The settings of the configuration itself, or of a profile.
  public struct Layer: Sendable {
    /// What is run where nothing is named.
    public var paths: [String] = []
    /// The options.
    public var settings: [Setting] = []
  }

  /// What holds always.
  public var base = Layer()
  /// What holds only where a profile is asked for, by its name.
  public var profiles: [String: Layer] = [:]

  /// Creates a configuration that says nothing.
  public init() {}
}
