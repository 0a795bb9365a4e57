internal import LibC

/// Standard input, read line by line.
package enum StandardInput {
  /// Whether somebody types the lines, rather than a file or a pipe.
  package static var isTerminal: Bool { isatty(0) == 1 }

  /// Reads the next line without its line break; nil at the end.
  package static func nextLine() -> String? { readLine() }

  /// Reads the bytes that are available, and waits for some if there are none; none at the end.
  package static func availableBytes() -> [UInt8] {
    (try? Platform.readBytes(0, upTo: 64 << 10)) ?? []
  }

  /// Whether bytes can be read without waiting, or the input has ended.
  package static var hasAvailableBytes: Bool {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}
