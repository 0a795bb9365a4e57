/// Follows brackets up to the cursor.
struct FlowScanner {
  /// An open bracket.
  private struct Bracket {
    var isList: Bool
    var offset: Int
    var keys: [String] = []
    var items: [String] = []
    /// The key whose value is read.
    var key: String?
  }

  /// The column of the key or dash to which the brackets belong.
  let column: Int
  private var brackets: [Bracket] = []
  private var quote: UInt8?
  private var word: [UInt8] = []
  /// The offset at which the last word begins.
  private(set) var wordStart = 0

  init(column: Int) { self.column = column }

  /// Whether a bracket is open.
  var isOpen: Bool { !brackets.isEmpty }

  /// Whether the word is the value of a key.
  var isValue: Bool { brackets.last?.key != nil }

  /// The path from the outer bracket to the word.
  var entries: [OutlineEntry] {
    var entries: [OutlineEntry] = []
    for bracket in brackets {
      if bracket.isList {
        entries.addItems(bracket.items)
        let kind = OutlineEntry.Kind.item(bracket.items.count)
        entries.append(
          OutlineEntry(kind: kind, column: column, offset: bracket.offset, isFlow: true)
        )
      } else {
        entries.addKeys(bracket.keys)
      }
      // A list can have a key without braces: [save-object: draft].
      guard let key = bracket.key else { continue }
      entries.append(
        OutlineEntry(kind: .key(key), column: column, offset: bracket.offset, isFlow: true)
      )
    }
    return entries
  }

  /// The keys or items of the outermost bracket, which belong to the entry before it.
  var outer: (keys: [String], items: [String]) {
    brackets.first.map { ($0.keys, $0.items) } ?? ([], [])
  }

  /// Reads a line, or a part of one.
  mutating func read(_ text: ArraySlice<UInt8>) {
    for offset in text.indices {
      let byte = text[offset]
      if let open = quote {
        if byte == open { quote = nil } else { word.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        brackets.append(Bracket(isList: byte == UInt8(ascii: "["), offset: offset))
        endWord(at: offset)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !brackets.isEmpty { brackets.removeLast() }
        endWord(at: offset)
        if brackets.isEmpty { return }
      case UInt8(ascii: ","):
        endItem()
        endWord(at: offset)
      case UInt8(ascii: ":") where text[(offset + 1)...].first.map({ $0 == 0x20 }) ?? true:
        if let last = brackets.indices.last {
          brackets[last].key = LineText.unquoted(word[...])
          if !brackets[last].isList { brackets[last].keys.append(brackets[last].key ?? "") }
        }
        endWord(at: offset)
      case UInt8(ascii: "#") where word.isEmpty: return
      case 0x20 where word.isEmpty: wordStart = offset + 1
      case 0x22, 0x27:
        if word.isEmpty { wordStart = offset }
        quote = byte
      default:
        if word.isEmpty { wordStart = offset }
        word.append(byte)
      }
    }
    if word.isEmpty { wordStart = max(wordStart, text.endIndex) }
  }

  private mutating func endWord(at offset: Int) {
    word = []
    wordStart = offset + 1
  }

  private mutating func endItem() {
    guard let last = brackets.indices.last else { return }
    let bracket = brackets[last]
    if bracket.isList { brackets[last].items.append(bracket.key ?? LineText.unquoted(word[...])) }
    brackets[last].key = nil
  }
}

extension [OutlineEntry] {
  fileprivate mutating func addKeys(_ keys: [String]) {
    if !isEmpty { self[count - 1].keys += keys }
  }

  fileprivate mutating func addItems(_ items: [String]) {
    if !isEmpty { self[count - 1].items += items }
  }
}
