public import Foundation

extension Process {
  /// Starts the program with the default actions of signals, whatever the tests themselves have inherited.
  ///
  /// A script that runs the tests in the background makes them ignore SIGINT, and a program that ignores it from its
  /// start keeps doing so: a run that a test interrupts would go on without end.
  public func runWithDefaultSignals() throws {
    Self.replaceIgnoredSignals
    try run()
  }

  /// Handles what this process ignores by doing nothing.
  ///
  /// It is the same for this process, but a program that it starts inherits only what is ignored, and no handler.
  private static let replaceIgnoredSignals: Void = {
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTERM] {
      let former = signal(number) { _ in }
      let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if !isIgnored { signal(number, former) }
    }
  }()
}
