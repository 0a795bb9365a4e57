import SwiftParser
import SwiftSyntax

/// A file with Swift code.
public struct SourceText: Sendable {
  /// The path, relative to the folder that is adopted.
  public let path: String
  /// The code.
  public let text: String

  /// Creates a file.
  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}

/// A file that is rewritten: its tree, and the changes so far.
final class EditedFile {
  let path: String
  let tree: SourceFileSyntax
  private(set) var findings: [Finding] = []
  private let text: String
  private let lines: SourceLocationConverter
  private var edits: [(range: Range<Int>, replacement: String)] = []

  init(_ source: SourceText) {
    path = source.path
    text = source.text
    tree = Parser.parse(source: source.text)
    lines = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  /// Whether its code is run when the app starts.
  var startsApp: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }

  /// The line of a node, counted from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Adds the error of a file that is not Swift, at the first place where it is not.
  func reportSyntaxError() {
    let visitor = SyntaxErrorVisitor()
    visitor.walk(tree)
    let position = visitor.first?.position ?? tree.position
    let reason = visitor.first.map { ": \($0.text)" } ?? ""
    report(
      .error,
      "this file cannot be parsed as Swift\(reason)",
      at: lines.location(for: position).line
    )
  }

  /// Adds a finding at a node.
  func report(_ kind: Finding.Kind, _ text: String, at node: some SyntaxProtocol) {
    report(kind, text, at: line(of: node))
  }

  /// Adds a finding at a line.
  func report(_ kind: Finding.Kind, _ text: String, at line: Int) {
    findings.append(Finding(kind: kind, path: path, line: line, text: text))
  }

  /// Replaces the text of a node, and keeps what surrounds it.
  func replace(_ node: some SyntaxProtocol, with replacement: String, _ reason: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append((start..<node.endPositionBeforeTrailingTrivia.utf8Offset, replacement))
    report(.change, "'\(node.shortDescription)' becomes '\(replacement)': \(reason)", at: node)
  }

  /// Removes a node with the spaces that follow it.
  func remove(_ node: some SyntaxProtocol, _ reason: String) {
    edits.append(
      (node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPosition.utf8Offset, "")
    )
    report(.change, "'\(node.shortDescription)' was removed: \(reason)", at: node)
  }

  /// Inserts text after a node.
  func insert(_ addition: String, after node: some SyntaxProtocol, _ reason: String) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append((end..<end, addition))
    report(.change, "'\(addition)' is added to '\(node.shortDescription)': \(reason)", at: node)
  }

  /// Comments out the lines of a node, so that the others keep their numbers.
  func commentOut(_ node: some SyntaxProtocol, _ reason: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let bytes = Array(text.utf8)
    var starts = [start]
    for offset in start..<node.endPositionBeforeTrailingTrivia.utf8Offset
    where bytes[offset] == UInt8(ascii: "\n") && offset + 1 < bytes.count {
      starts.append(offset + 1)
    }
    for start in starts { edits.append((start..<start, "// ")) }
    report(.change, "'\(node.shortDescription)' was commented out: \(reason)", at: node)
  }

  /// The text after all changes; each line keeps its number.
  var result: String {
    var bytes = Array(text.utf8)
    // From the end on; what is inserted at a place that is replaced comes before it.
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.count) > ($1.range.lowerBound, $1.range.count)
    }
    for edit in ordered {
      bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The first line of the code of a node.
  var shortDescription: String {
    let text = trimmedDescription
    let line = text.prefix { !$0.isNewline }
    return line.count == text.count ? text : "\(line.prefix(60)) …"
  }
}
