/// What a line of a log contains that says why the process ended.
enum CrashLogMarks {
  private static let all =
    [
      "due to uncaught exception '", "Fatal Exception: ", "RBSTerminateContext",
      " watchdog transgression", "Termination Reason: ", "failed to terminate gracefully",
      MemoryLogLine.kernelMark, MemoryLogLine.runningBoardMark,
    ] + CrashCause.all.flatMap(\.pattern.texts)

  private static let trie = NameTrie(all)

  /// Returns the numbers of the lines that contain a mark, in ascending order.
  static func lines(in text: [UInt8]) -> [Int] {
    trie.matches(in: text).reduce(into: []) { lines, match in
      if lines.last != match.line { lines.append(match.line) }
    }
  }

  /// Returns whether a line contains a mark.
  static func isMarked(_ line: String) -> Bool { !trie.matches(in: Array(line.utf8)).isEmpty }
}
