@_spi(Package) import ScenarioLanguage

/// A change of one line's indentation that makes a file valid YAML.
///
/// libyaml only reports the following lines, which are correct.
struct IndentationFix {
  /// The offset of the content of the line.
  let start: Int
  /// The suggested column of the content.
  let column: Int

  /// The maximum size of a file, which is parsed again for each attempt.
  private static let maximumBytes = 32 << 10
  /// The maximum number of lines that are tried.
  private static let maximumLines = 8

  /// Returns the likeliest fix of the line at an offset or of a line above it; nil if none helps.
  ///
  /// It is the one that moves from the rarest column to the most common one of items, or of keys.
  static func find(near offset: Int, in text: SourceText) -> IndentationFix? {
    guard text.bytes.count <= maximumBytes else { return nil }
    // The number of items (true), and of other lines (false), that begin in each column.
    var usage: [Bool: [Int: Int]] = [:]
    for content in text.linesAbove(text.bytes.count) {
      let start = text.indentEnd(content)
      usage[start < content, default: [:]][text.column(start), default: 0] += 1
    }
    var best: (fix: IndentationFix, gain: Int)?
    let lines = [text.contentStart(offset)] + text.linesAbove(offset).prefix(maximumLines - 1)
    for content in lines {
      let start = text.indentEnd(content)
      let column = text.column(start)
      let counts = usage[start < content] ?? [:]
      for new in [column - 2, column - 1, column + 1, column + 2] where new >= 0 {
        let gain =
          2 * (counts[new, default: 0] - counts[column, default: 0]) + (new % 2 == 0 ? 1 : 0)
        if let best, gain <= best.gain { continue }
        let fix = IndentationFix(start: start, column: new)
        if fix.makesYAML(of: text, with: [content, text.contentStart(offset)]) {
          best = (fix, gain)
        }
      }
    }
    return best?.fix
  }

  /// Returns whether the fix makes the file valid YAML, with nodes that begin at certain offsets.
  private func makesYAML(of text: SourceText, with offsets: [Int]) -> Bool {
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
    return offsets.allSatisfy { offset in
      builder.tree.nodes.contains { Int($0.range.start) == offset + (offset < start ? 0 : moved) }
    }
  }
}
