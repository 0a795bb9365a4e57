import ScenarioReports
import ScenarioRunner
import Testing

/// A scenario file in a page, and what the page promises of it.
struct Example: Sendable, CustomTestStringConvertible {
  /// Its expected result.
  enum Outcome: String, Sendable {
    case passing
    case failing
    case invalid
  }

  let page: MarkdownPage
  let block: MarkdownPage.Block
  let outcome: Outcome
  /// The block after it with the command and its output, if there is one.
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
        outcome: block.info.dropFirst().first.map { Outcome(rawValue: $0) ?? .passing } ?? .passing,
        console: isShown ? next : nil
      )
    }
  }

  /// Whether a block is a whole file, and not a part of one or of another language.
  static func isWhole(_ block: MarkdownPage.Block, in page: MarkdownPage) -> Bool {
    // Any other file is marked with its outcome.
    if block.info.count > 1 { return true }
    let first = page.lines[block.range].first { !$0.isEmpty && !$0.hasPrefix("#") } ?? ""
    return first.hasPrefix("scenario:") || first.hasPrefix("suite:")
  }

  /// The command of the console block, if it runs the example only.
  var command: Command? { console.flatMap { Command($0, in: page) } }

  /// The bytes of the file: in an `escaped` block `\x07` stands for a byte.
  var bytes: [UInt8] {
    let text = page.text(of: block)
    guard block.info.contains("escaped") else { return Array(text.utf8) }
    let pieces = text.split(separator: #"\x"#, omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: Array(pieces[0].utf8)) { bytes, piece in
      bytes.append(UInt8(piece.prefix(2), radix: 16) ?? 0)
      bytes += piece.dropFirst(2).utf8
    }
  }

  /// `$ scenario-run calls.yaml`, with an optional subcommand and options before the file.
  struct Command {
    var file: String
    var purpose = RunConfiguration.Purpose.run
    var style = ConsoleReport.Style.normal
    var format = DiagnosticFormat.full
    var checksAcrossFiles = false

    init?(_ block: MarkdownPage.Block, in page: MarkdownPage) {
      guard block.info == ["console"], let line = page.lines[block.range].first else { return nil }
      let words = line.split(separator: " ").map(String.init)
      guard words.starts(with: ["$", "scenario-run"]), let file = words.last,
        file.hasSuffix(".yaml")
      else { return nil }
      var options = words.dropFirst(2).dropLast()
      if options.first == "list" { purpose = .list }
      if options.first == "check" { purpose = .check }
      if purpose != .run { options.removeFirst() }
      if options.first == "--lint" {
        checksAcrossFiles = true
        options.removeFirst()
      }
      switch Array(options) {
      case []: break
      case ["-v"]: style = .verbose
      case ["-q"]: style = .quiet
      case ["--format", "short"]: format = .short
      case ["--format", "json"]: format = .json
      default: return nil
      }
      self.file = file
    }
  }
}
