internal import ScenarioSystem

/// What a worker is told: one line each, fields apart by a space.
enum WorkerOrder {
  /// A variable for every file.
  case set(name: String, text: String)
  /// How many rounds of each case are played.
  case rounds(Int)
  /// That all that happens is told.
  case traces
  /// To play these cases of a file.
  case play(path: Path, display: Path, numbers: [Int])

  var bytes: [UInt8] {
    let words: [String] =
      switch self {
      case .set(let name, let text): ["set", Self.quoted(name), Self.quoted(text)]
      case .rounds(let count): ["rounds", "\(count)"]
      case .traces: ["traces"]
      case .play(let path, let display, let numbers):
        ["play", Self.quoted(path.text), Self.quoted(display.text)] + numbers.map { "\($0)" }
      }
    return Array((words.joined(separator: " ") + "\n").utf8)
  }

  /// Reads a line; nil where it is none.
  init?(_ line: [UInt8]) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let texts = words.map(Self.unquoted)
    switch texts.first {
    case "set" where texts.count == 3: self = .set(name: texts[1], text: texts[2])
    case "rounds" where texts.count == 2: self = .rounds(Int(texts[1]) ?? 1)
    case "traces": self = .traces
    case "play" where texts.count > 3:
      self = .play(
        path: Path(texts[1]),
        display: Path(texts[2]),
        numbers: texts[3...].compactMap { Int($0) }
      )
    default: return nil
    }
  }

  /// A text as one word: what would end it is written by its number.
  private static func quoted(_ text: String) -> String {
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte > 0x20, byte != UInt8(ascii: "%") {
        word.append(byte)
      } else {
        word.append(UInt8(ascii: "%"))
        word += [byte >> 4, byte & 15].map { $0 < 10 ? $0 + 0x30 : $0 + 0x37 }
      }
    }
    return String(decoding: word, as: UTF8.self)
  }

  private static func unquoted(_ word: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var rest = word
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        text.append(value)
        rest = rest.dropFirst(2)
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// What a worker tells, besides the lines of a stream of events: one line each.
enum WorkerSaying {
  /// It waits for orders.
  case ready
  /// It begins with a case.
  case began(number: Int)
  /// It begins with a round of the case, counted from 1, where there are several.
  case round(Int)
  /// It begins with a step, counted from 1.
  case step(Int)
  /// It has played all cases of an order.
  case done
  /// It cannot carry the order out, for this reason.
  case refused(String)

  var bytes: [UInt8] {
    let text =
      switch self {
      case .ready: "ready"
      case .began(let number): "case \(number)"
      case .round(let number): "round \(number)"
      case .step(let number): "step \(number)"
      case .done: "done"
      case .refused(let reason): "refused \(reason.split(separator: "\n").joined(separator: " "))"
      }
    return Array((text + "\n").utf8)
  }

  /// Reads a line; nil where it is none of these.
  init?(_ line: ArraySlice<UInt8>) {
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split(separator: " ", maxSplits: 1)
    switch (words.first, words.count) {
    case ("ready", 1): self = .ready
    case ("done", 1): self = .done
    case ("refused", 2): self = .refused(String(words[1]))
    case ("case", 2): self = .began(number: Int(words[1]) ?? -1)
    case ("round", 2): self = .round(Int(words[1]) ?? 0)
    case ("step", 2): self = .step(Int(words[1]) ?? 0)
    default: return nil
    }
  }
}
