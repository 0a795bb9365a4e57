/// What code of an ended process asked for.
public struct StaleRequest: Hashable, Sendable {
  /// What was asked for: `begin-background-task`, or `a block`.
  public let request: String
  /// The launch whose code asked, counted from 1.
  public let launch: Int
  /// The latest launch.
  public let currentLaunch: Int
}
