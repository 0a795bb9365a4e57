import ScenarioLanguage

/// The one line that, indented otherwise, makes YAML of a file that is none.
///
/// libyaml stops at the lines that follow it, which are right.
struct IndentationFix {
  /// Where the content of the line begins.
  let start: Int
  /// The column in which it would fit.
  let column: Int

  /// How large a file may be for this: it is read again for each attempt.
  private static let maximumBytes = 32 << 10
  /// How many lines are tried.
  private static let maximumLines = 8

  /// The likeliest of a place's line and of those above it; nil if none helps.
  ///
  /// Of several it is the one that leaves the rarest column for the most usual one of items, or of keys.
  static func find(near place: Int, in text: SourceText) -> IndentationFix? {
    guard text.bytes.count <= maximumBytes else { return nil }
    // How many items, and how many other lines, begin in each column.
    var usage: [Bool: [Int: Int]] = [:]
    for content in text.linesAbove(text.bytes.count) {
      let start = text.indentEnd(content)
      usage[start < content, default: [:]][text.column(start), default: 0] += 1
    }
    var best: (fix: IndentationFix, gain: Int)?
    let lines = [text.contentStart(place)] + text.linesAbove(place).prefix(maximumLines - 1)
    for content in lines {
      let start = text.indentEnd(content)
      let column = text.column(start)
      let counts = usage[start < content] ?? [:]
      for new in [column - 2, column - 1, column + 1, column + 2] where new >= 0 {
        let gain =
          2 * (counts[new, default: 0] - counts[column, default: 0]) + (new % 2 == 0 ? 1 : 0)
        if let best, gain <= best.gain { continue }
        let fix = IndentationFix(start: start, column: new)
        if fix.makesYAML(of: text, with: [content, text.contentStart(place)]) {
          best = (fix, gain)
        }
      }
    }
    return best?.fix
  }

  /// Whether a file is YAML with the line indented so, and these places begin something in it.
  private func makesYAML(of text: SourceText, with places: [Int]) -> Bool {
    let lineStart = text.lineStart(start)
    let indent = Array(repeating: UInt8(ascii: " "), count: column)
    let bytes = Array(text.bytes[..<lineStart] + indent + text.bytes[start...])
    var builder = TreeBuilder()
    do throws(Diagnostic) {
      guard try builder.read(bytes, from: text.base) == nil else { return false }
    } catch {
      return false
    }
    let moved = lineStart + column - start
    return places.allSatisfy { place in
      builder.tree.nodes.contains { Int($0.range.start) == place + (place < start ? 0 : moved) }
    }
  }
}
