internal import LibC

/// The properties of the terminal of a standard stream, if there is one.
package struct Terminal: Sendable {
  /// When to use colors.
  package enum ColorMode: String, CaseIterable, Sendable {
    /// On a terminal, unless the environment specifies otherwise.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Whether the stream is a terminal, not a file or a pipe.
  package let isTerminal: Bool
  /// The number of columns; nil if unknown.
  package let width: Int?

  /// Queries the terminal of a stream.
  package init(_ channel: StandardStream.Channel) {
    isTerminal = CapturedOutput.current == nil && isatty(channel.rawValue) == 1
    var size = winsize()
    let isKnown = isTerminal && ioctl(channel.rawValue, UInt(TIOCGWINSZ), &size) == 0
    width = isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  init(isTerminal: Bool) {
    self.isTerminal = isTerminal
    width = nil
  }

  /// Whether to use colors.
  ///
  /// A mode other than `auto` takes precedence. Otherwise the first of these applies: `NO_COLOR` forbids colors;
  /// `FORCE_COLOR` and `CLICOLOR_FORCE` enable them even without a terminal, and `FORCE_COLOR=0` forbids them;
  /// `CLICOLOR=0` and `TERM=dumb` forbid them on a terminal. The default is to use colors on terminals and in the logs
  /// of GitHub Actions and GitLab CI. Captured output has none.
  ///
  /// - Parameters:
  ///   - mode: The mode that the user requested.
  ///   - environment: Returns the value of an environment variable.
  /// - Returns: Whether to use colors.
  package func usesColor(
    _ mode: ColorMode,
    environment: (String) -> String? = ProcessEnvironment.value
  ) -> Bool {
    switch mode {
    case .always: return true
    case .never: return false
    case .auto:
      if CapturedOutput.current != nil { return false }
      func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
      if value("NO_COLOR") != nil { return false }
      if let force = value("FORCE_COLOR") { return force != "0" && force != "false" }
      if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
      if value("CLICOLOR") == "0" { return false }
      if value("GITHUB_ACTIONS") == "true" || value("GITLAB_CI") == "true" { return true }
      return isTerminal && value("TERM") != "dumb"
    }
  }

  /// Whether the terminal supports only ASCII: its locale specifies a character set other than UTF-8.
  ///
  /// Without a locale, UTF-8 is assumed, as for files and pipes.
  ///
  /// - Parameter environment: Returns the value of an environment variable.
  /// - Returns: Whether other characters must be escaped.
  package func showsOnlyASCII(environment: (String) -> String? = ProcessEnvironment.value) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    guard isTerminal, let locale = locale?.uppercased() else { return false }
    return !locale.contains("UTF-8") && !locale.contains("UTF8")
  }
}
