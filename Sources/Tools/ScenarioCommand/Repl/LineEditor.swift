internal import ScenarioSystem

/// Reads lines from a terminal, with editing, a history and completion by TAB.
struct LineEditor {
  let prompt: String
  /// Draws the line.
  let write: (String) -> Void
  var history: [String] = []

  /// How a line ends.
  enum Ending: Equatable {
    case line(String)
    /// Ctrl-C on an empty line.
    case interrupted
    /// Ctrl-D on an empty line, or the end of the input.
    case endOfInput
  }

  /// Reads a line.
  ///
  /// - Parameter completion: Returns what the text before the cursor can be completed with.
  /// - Returns: The line, or how the input ended.
  mutating func nextLine(completion: (String) -> Completion) -> Ending {
    let ending = RawTerminal.run {
      read(width: Terminal(.output).width ?? 80, RawTerminal.nextByte, completion)
    }
    if case .line(let line) = ending, !line.isEmpty, line != history.last { history.append(line) }
    return ending
  }

  private func read(
    width: Int,
    _ nextByte: () -> UInt8?,
    _ completion: (String) -> Completion
  ) -> Ending {
    var line = EditedLine(history: history)
    draw(line, width)
    while let key = Key(nextByte) {
      switch key {
      case .enter:
        write("\n")
        return .line(line.text)
      case .interrupt:
        write("^C\n")
        if line.characters.isEmpty { return .interrupted }
        line = EditedLine(history: history)
      case .endOfInput where line.characters.isEmpty:
        write("\n")
        return .endOfInput
      case .tab: complete(&line, completion(line.textBeforeCursor), width)
      default: line.edit(key)
      }
      draw(line, width)
    }
    return .endOfInput
  }

  /// Inserts what all candidates begin with; if that is nothing new, lists them.
  private func complete(_ line: inout EditedLine, _ completion: Completion, _ width: Int) {
    let inserted = completion.insertion
    guard inserted.isEmpty else { return line.insert(inserted) }
    if !completion.words.isEmpty { write("\n" + completion.list(width: width)) }
  }

  /// Draws the part of the line around the cursor that fits into the width.
  private func draw(_ line: EditedLine, _ width: Int) {
    let available = max(1, width - prompt.count - 1)
    let first = max(0, line.cursor - available)
    let shown = String(line.characters.dropFirst(first).prefix(available))
    let column = prompt.count + line.cursor - first
    write("\r\(prompt)\(shown)\u{1B}[K\r\u{1B}[\(column)C")
  }
}
