import ScenarioLanguage

/// The one line that, indented otherwise, makes YAML of a file that is none.
///
/// libyaml stumbles over the lines that follow it, which are right.
struct IndentationFix {
  /// Where what the line says begins.
  let start: Int
  /// The column in which it would fit.
  let column: Int

  /// How large a file may be for this: it is read anew for each thing that is tried.
  private static let mostBytes = 32 << 10
  /// How many lines are tried.
  private static let mostLines = 8

  /// The likeliest of a place's line and of those above it; nil if none helps.
  ///
  /// Of several it is the one that leaves the rarest column for the most usual one of items, or of keys.
  static func find(near place: Int, in text: Surroundings) -> IndentationFix? {
    guard text.bytes.count <= mostBytes else { return nil }
    let (items, keys) = columns(of: text)
    var best: (edit: IndentationFix, gain: Int)?
    var line: Int? = text.contentStart(place)
    for _ in 0..<mostLines {
      guard let content = line else { break }
      let start = text.indentEnd(content)
      let column = text.column(start)
      let usage = start < content ? items : keys
      for new in [column - 2, column - 1, column + 1, column + 2] where new >= 0 {
        let gain = 2 * ((usage[new] ?? 0) - (usage[column] ?? 0)) + (new % 2 == 0 ? 1 : 0)
        if let best, gain <= best.gain { continue }
        if isYAML(text, indenting: start, by: new, tried: content, place) {
          best = (IndentationFix(start: start, column: new), gain)
        }
      }
      line = text.lineAbove(content)
    }
    return best?.edit
  }

  /// How many items, and how many other lines, begin in each column.
  private static func columns(of text: Surroundings) -> (items: [Int: Int], keys: [Int: Int]) {
    var usage: (items: [Int: Int], keys: [Int: Int]) = ([:], [:])
    var line = text.lineAbove(text.bytes.count)
    while let content = line {
      let start = text.indentEnd(content)
      if start < content {
        usage.items[text.column(start), default: 0] += 1
      } else {
        usage.keys[text.column(start), default: 0] += 1
      }
      line = text.lineAbove(content)
    }
    return usage
  }

  /// Whether a file is YAML with a line indented otherwise, and that line and the place's begin something in it.
  private static func isYAML(
    _ text: Surroundings,
    indenting start: Int,
    by column: Int,
    tried content: Int,
    _ place: Int
  ) -> Bool {
    let lineStart = text.lineStart(start)
    let bytes =
      text.bytes[..<lineStart] + Array(repeating: UInt8(ascii: " "), count: column)
      + text.bytes[start...]
    guard let tree = tree(of: Array(bytes), from: text.base) else { return false }
    let moved = lineStart + column - start
    return [content, text.contentStart(place)].allSatisfy { content in
      tree.nodes.contains { Int($0.range.start) == content + (content < start ? 0 : moved) }
    }
  }

  /// The tree of a file's bytes; nil if they are no YAML that we take.
  private static func tree(of bytes: [UInt8], from base: Int) -> Tree? {
    var builder = TreeBuilder()
    do throws(Rejection) {
      return try builder.read(bytes, from: base) == nil ? builder.tree : nil
    } catch {
      return nil
    }
  }
}
