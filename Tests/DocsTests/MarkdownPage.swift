import Foundation
import Testing

/// A page of the documentation: its fenced blocks, headings and links.
struct MarkdownPage: Sendable, CustomTestStringConvertible {
  /// A fenced block.
  struct Block: Sendable {
    /// The words after the opening fence.
    var info: [String]
    /// The lines between the fences, by their indices in the page.
    var range: Range<Int>
  }

  /// A link in a line of the text.
  struct Link: Sendable {
    var target: String
    /// The line, counted from 1.
    var line: Int
  }

  /// The path from the package's folder.
  let path: String
  var lines: [String]
  private(set) var blocks: [Block] = []
  /// The anchors of the headings, as GitHub generates them, and explicit ones.
  private(set) var anchors: Set<String> = []
  private(set) var links: [Link] = []

  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    var open: Block?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if var block = open {
          block.range = block.range.lowerBound..<index
          blocks.append(block)
          open = nil
        } else {
          let info = line.dropFirst(3).split(separator: " ").map(String.init)
          open = Block(info: info, range: (index + 1)..<(index + 1))
        }
      } else if open == nil {
        read(line, number: index + 1)
      }
    }
  }

  /// The text of a block.
  func text(of block: Block) -> String {
    lines[block.range].map { $0 + "\n" }.joined()
  }

  private mutating func read(_ line: String, number: Int) {
    if let heading = line.firstMatch(of: #/^#{1,6} +(.*)$/#) {
      let anchor = Self.anchor(of: String(heading.1))
      var unique = anchor
      var count = 0
      while !anchors.insert(unique).inserted {
        count += 1
        unique = "\(anchor)-\(count)"
      }
    }
    for match in line.matches(of: #/<a id="([^"]+)">/#) { anchors.insert(String(match.1)) }
    // What looks like a link in code is not one.
    let text = line.replacing(#/`[^`]*`/#, with: "")
    for match in text.matches(of: #/\]\(([^)\s]+)\)/#) {
      links.append(Link(target: String(match.1), line: number))
    }
  }

  /// The anchor of a heading, as GitHub generates it.
  static func anchor(of heading: String) -> String {
    let kept = heading.lowercased().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || " -_".unicodeScalars.contains($0)
    }
    return String(String.UnicodeScalarView(kept)).replacing(" ", with: "-")
  }
}
