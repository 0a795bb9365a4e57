internal import LibC

/// The terminal of standard input, read key by key.
package enum RawTerminal {
  // Signal handlers can use only global variables.
  nonisolated(unsafe) private static var original = termios()

  /// Whether keys can be read, and a line can be drawn again while it is edited.
  package static var isAvailable: Bool {
    StandardInput.isTerminal && Terminal(.output).isTerminal
      && ProcessEnvironment.value("TERM") != "dumb" && tcgetattr(0, &original) == 0
  }

  /// Runs a closure while the terminal neither shows nor collects what is typed, and Ctrl-C is a key like others.
  ///
  /// The settings of the terminal are restored afterwards, also if a signal terminates the process.
  package static func run<Result>(_ body: () -> Result) -> Result {
    guard tcgetattr(0, &original) == 0 else { return body() }
    var raw = original
    cfmakeraw(&raw)
    raw.c_oflag = original.c_oflag
    let signals = [SIGTERM, SIGHUP]
    let handlers = signals.map { number in
      signal(number) { number in
        tcsetattr(0, TCSANOW, &RawTerminal.original)
        _ = signal(number, SIG_DFL)
        raise(number)
      }
    }
    // Keys that were already typed are kept.
    tcsetattr(0, TCSANOW, &raw)
    defer {
      tcsetattr(0, TCSANOW, &original)
      for (number, handler) in zip(signals, handlers) { _ = signal(number, handler) }
    }
    return body()
  }

  /// Reads the next byte of a key; nil at the end of the input.
  package static func nextByte() -> UInt8? {
    (try? Platform.readBytes(0, upTo: 1))?.first
  }
}
