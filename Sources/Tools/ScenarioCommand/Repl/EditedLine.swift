/// A line while it is typed: its text, the cursor, and the earlier lines that it can be replaced with.
struct EditedLine {
  private(set) var characters: [Character] = []
  /// The index of the character under the cursor.
  private(set) var cursor = 0

  private let history: [String]
  /// The line of the history that is shown; the count for the line that is typed.
  private var shownLine: Int
  private var typed: [Character] = []

  /// Creates an empty line.
  init(history: [String]) {
    self.history = history
    shownLine = history.count
  }

  /// The line.
  var text: String { String(characters) }
  /// The text before the cursor.
  var textBeforeCursor: String { String(characters[..<cursor]) }

  /// Inserts a text before the cursor.
  mutating func insert(_ text: some Collection<Character>) {
    characters.insert(contentsOf: text, at: cursor)
    cursor += text.count
  }

  /// Removes characters before the cursor.
  mutating func deleteBackward(_ count: Int) {
    let first = max(0, cursor - count)
    characters.removeSubrange(first..<cursor)
    cursor = first
  }

  /// Moves the cursor or changes the text; keys that end the line, and unknown ones, do nothing.
  mutating func edit(_ key: Key) {
    switch key {
    case .character(let character): insert(CollectionOfOne(character))
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .up: show(shownLine - 1)
    case .down: show(shownLine + 1)
    case .backspace: deleteBackward(1)
    case .delete, .endOfInput: if cursor < characters.count { characters.remove(at: cursor) }
    case .deleteToStart: deleteBackward(cursor)
    case .deleteToEnd: characters.removeSubrange(cursor...)
    case .deleteWord:
      let word = characters[..<cursor].reversed().drop { $0 == " " }.drop { $0 != " " }
      deleteBackward(cursor - word.count)
    case .tab, .enter, .interrupt, .unknown: break
    }
  }

  /// Replaces the text by a line of the history, or by what was typed.
  private mutating func show(_ line: Int) {
    guard (0...history.count).contains(line) else { return }
    if shownLine == history.count { typed = characters }
    shownLine = line
    characters = line == history.count ? typed : Array(history[line])
    cursor = characters.count
  }
}
