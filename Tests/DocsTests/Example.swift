import ScenarioKit
import Testing

/// A scenario file that a page shows, and what the page says of it.
struct Example: Sendable, CustomTestStringConvertible {
  /// What must come of it.
  enum Verdict: String, Sendable {
    case passing
    case failing
    case invalid
  }

  let page: MarkdownPage
  let block: MarkdownPage.Block
  let verdict: Verdict
  /// The block below it that shows the command and its output, if there is one.
  let console: MarkdownPage.Block?

  var testDescription: String { "\(page.path):\(block.range.lowerBound)" }

  /// All examples of all pages.
  static let all = Documentation.pages.flatMap(Self.examples)

  /// The examples of a page: its blocks of YAML that are whole scenario files.
  static func examples(of page: MarkdownPage) -> [Example] {
    page.blocks.enumerated().compactMap { index, block in
      guard block.info.first == "yaml", isWhole(block, in: page) else { return nil }
      let next = page.blocks.dropFirst(index + 1).first
      let isShown = next.map { Command($0, in: page) != nil } ?? false
      return Example(
        page: page,
        block: block,
        verdict: block.info.dropFirst().first.map { Verdict(rawValue: $0) ?? .passing } ?? .passing,
        console: isShown ? next : nil
      )
    }
  }

  /// Whether a block is a whole file, and no piece of one or of another language.
  static func isWhole(_ block: MarkdownPage.Block, in page: MarkdownPage) -> Bool {
    let first = page.lines[block.range].first { !$0.isEmpty && !$0.hasPrefix("#") } ?? ""
    return first.hasPrefix("scenario:") || first.hasPrefix("suite:")
  }

  /// The command of the console block, if it plays the example alone.
  var command: Command? { console.flatMap { Command($0, in: page) } }

  /// `$ scenario-run calls.yaml`, perhaps with `-v`, `-q` or `list` before the file.
  struct Command {
    var file: String
    var style = ConsoleReport.Style.normal
    var isList = false

    init?(_ block: MarkdownPage.Block, in page: MarkdownPage) {
      guard block.info == ["console"], let line = page.lines[block.range].first else { return nil }
      let words = line.split(separator: " ").map(String.init)
      guard words.starts(with: ["$", "scenario-run"]), let file = words.last, words.count < 5
      else { return nil }
      switch words.dropFirst(2).dropLast() {
      case []: break
      case ["-v"]: style = .verbose
      case ["-q"]: style = .quiet
      case ["list"]: isList = true
      default: return nil
      }
      self.file = file
    }
  }
}
