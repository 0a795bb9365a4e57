/// How what failed in a run can be run again: the options that the command must have.
public struct Rerun: Hashable, Sendable {
  /// The options without which it would be another run, such as `--set`.
  public var options: [String]
  /// Those that a run of what failed the last time needs beside them; nil where the run keeps no history.
  public var failedOptions: [String]?

  /// Creates the options; none for a run that was asked for nothing special.
  public init(options: [String] = [], failedOptions: [String]? = []) {
    self.options = options
    self.failedOptions = failedOptions
  }
}
