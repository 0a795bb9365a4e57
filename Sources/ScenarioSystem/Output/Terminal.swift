/// What is known of the terminal behind a standard stream, if there is one.
public struct Terminal: Sendable {
  /// When to write in colour.
  public enum ColorMode: String, CaseIterable, Sendable {
    /// On a terminal, unless the environment says otherwise.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Whether there is a terminal, and not a file or a pipe.
  public let isTerminal: Bool
  /// How many columns it has; nil if that is not known.
  public let width: Int?

  /// Asks for the terminal behind a stream.
  public init(_ channel: StandardStream.Channel) {
    let isTerminal = Platform.isTerminal(channel.rawValue)
    self.init(
      isTerminal: isTerminal,
      width: isTerminal ? Platform.terminalWidth(channel.rawValue) : nil
    )
  }

  init(isTerminal: Bool, width: Int? = nil) {
    self.isTerminal = isTerminal
    self.width = width
  }

  /// Whether to write in colour.
  ///
  /// Where the mode leaves it open, `NO_COLOR` forbids, `CLICOLOR_FORCE` asks for it also without a
  /// terminal, and `TERM=dumb` is a terminal without colour.
  ///
  /// - Parameters:
  ///   - mode: What the user asked for.
  ///   - environment: Looks an environment variable up.
  /// - Returns: Whether to write in colour.
  public func colorIsWanted(
    _ mode: ColorMode,
    environment: (String) -> String? = Environment.value
  ) -> Bool {
    switch mode {
    case .always: return true
    case .never: return false
    case .auto:
      if let no = environment("NO_COLOR"), !no.isEmpty { return false }
      if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
      return isTerminal && environment("TERM") != "dumb"
    }
  }

  /// Whether the terminal shows nothing but ASCII: its locale names another character set than UTF-8.
  ///
  /// Where no locale is set, UTF-8 is taken for granted, as it is for files and pipes.
  ///
  /// - Parameter environment: Looks an environment variable up.
  /// - Returns: Whether other characters must be written by their codes.
  public func showsOnlyASCII(environment: (String) -> String? = Environment.value) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    guard isTerminal, let locale = locale?.uppercased() else { return false }
    return !locale.contains("UTF-8") && !locale.contains("UTF8")
  }
}
