@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// The lines of a step, and texts of its document that contain the step only in part.
struct StepText {
  private let document: TextDocument
  /// The range of the step, from its dash to the end of its last line.
  let range: Range<Int>
  /// The lines of the keys with an action.
  private let actionLines: String
  /// The end of the list that contains the step.
  private let listEnd: Int
  /// The number of spaces after the dash.
  private let gap: Int

  /// What takes the place of a step that is removed: a scenario must expect something.
  private static let placeholder = "- state: active\n"
  private static let actionKeys = ["user", "system", "app", "wait"]

  /// Finds the lines of the step that begins with a dash; nil for one in brackets.
  init?(at entry: OutlineEntry, in document: TextDocument) {
    guard entry.key == nil, !entry.isFlow else { return nil }
    self.document = document
    var line = document.lineNumber(at: entry.offset)
    var actions: [ArraySlice<UInt8>] = []
    var isAction = false
    let first = document.line(line)
    var text = first[min(entry.offset + 1, first.endIndex)...].drop { $0 == 0x20 }
    let keyColumn = text.startIndex - first.startIndex
    let isFlow = text.first == UInt8(ascii: "{")
    var end = document.bytes.count
    while true {
      let isBlank = text.allSatisfy { $0 == 0x20 }
      if isFlow {
        isAction = true
      } else if LineText.indentation(of: text) <= keyColumn, !isBlank {
        let rest = text.drop { $0 == 0x20 }
        let key = LineText.keyEnd(in: rest).map { LineText.unquoted(rest[..<$0]) }
        isAction = key.map { Self.actionKeys.contains($0) || ActionKind(named: $0) != nil } ?? false
      }
      if isAction, !isBlank { actions.append(text) }
      line += 1
      guard line < document.lineStarts.count else { break }
      text = document.line(line)
      guard text.allSatisfy({ $0 == 0x20 }) || LineText.indentation(of: text) > entry.column
      else {
        end = document.lineStarts[line]
        break
      }
    }
    range = entry.offset..<max(end, entry.offset)
    let indent = String(repeating: " ", count: keyColumn)
    var lines = actions.enumerated().map { index, text in
      // The first key follows the dash.
      let text = String(decoding: text, as: UTF8.self)
      return index == 0 ? String(text.drop { $0 == " " }) : text
    }
    if !isFlow { lines.append("\(indent)state: active") }
    gap = max(1, keyColumn - entry.column - 1)
    let start = "-" + String(repeating: " ", count: gap)
    actionLines = actions.isEmpty ? "" : start + lines.joined(separator: "\n") + "\n"
    listEnd = Self.endOfList(from: line, entry.column, document)
  }

  private static func endOfList(from line: Int, _ column: Int, _ document: TextDocument) -> Int {
    for next in line..<max(line, document.lineStarts.count) {
      let text = document.line(next)
      let rest = text.drop { $0 == 0x20 }
      let indentation = LineText.indentation(of: text)
      guard let first = rest.first, indentation <= column, first != UInt8(ascii: "#") else {
        continue
      }
      if indentation < column || first != UInt8(ascii: "-") { return document.lineStarts[next] }
    }
    return document.bytes.count
  }

  /// Whether the step has an action.
  var hasAction: Bool { !actionLines.isEmpty }

  /// Returns whether a step that begins at an offset in one of the texts is this one.
  func contains(_ offset: Int) -> Bool {
    (range.lowerBound...range.lowerBound + 1 + gap).contains(offset)
  }

  /// The documents without the action and the expectations of the step, the most complete first.
  var withoutStep: [[UInt8]] { texts(Self.placeholder) }

  /// The documents without the expectations of the step, the most complete first.
  var withAction: [[UInt8]] { texts(actionLines) }

  private func texts(_ step: String) -> [[UInt8]] {
    let head = document.bytes[..<range.lowerBound] + step.utf8
    let all = document.bytes.count
    return [range.upperBound, listEnd, all].map { Array(head + document.bytes[min($0, all)...]) }
  }
}
