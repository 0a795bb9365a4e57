#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    isTerminal = isatty(channel.rawValue) == 1
    var size = winsize()
    let isKnown = isTerminal && ioctl(channel.rawValue, UInt(TIOCGWINSZ), &size) == 0
    width = isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  init(isTerminal: Bool) {
    self.isTerminal = isTerminal
    width = nil
  }

  /// Whether to write in colour.
  ///
  /// The mode decides, where it is not `auto`. Then the first of these: `NO_COLOR` forbids; `FORCE_COLOR` and
  /// `CLICOLOR_FORCE` ask for it also without a terminal, and with `0` `FORCE_COLOR` forbids; `CLICOLOR=0` and
  /// `TERM=dumb` forbid on a terminal. Else it is for terminals and for the logs of GitHub Actions and GitLab CI.
  ///
  /// - Parameters:
  ///   - mode: What the user requested.
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
      func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
      if value("NO_COLOR") != nil { return false }
      if let force = value("FORCE_COLOR") { return force != "0" && force != "false" }
      if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
      if value("CLICOLOR") == "0" { return false }
      if value("GITHUB_ACTIONS") == "true" || value("GITLAB_CI") == "true" { return true }
      return isTerminal && value("TERM") != "dumb"
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
