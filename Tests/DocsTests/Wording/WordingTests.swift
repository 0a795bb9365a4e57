import Foundation
import ScenarioCommand
import Testing

/// Readers meet the terms of UIKit, compilers and test runners: no private word is in what the project prints or documents.
///
/// To keep a word out, add it to `PrivateWord.all`; to keep it out of names only, to `PrivateWord.inNames`.
@Suite struct WordingTests {
  @Test(arguments: PrivateWord.all)
  func `each private word is found in a sentence that has it`(_ word: PrivateWord) throws {
    let found = try Wording(words: [word]).findings(in: word.sample)
    #expect(found.count == 1)
    #expect(try Wording(words: [word]).findings(in: word.instead).isEmpty)
  }

  @Test(arguments: CheckedText.all)
  func `a text has no private word`(_ text: CheckedText) throws {
    let findings = try Wording.shared.get().findings(in: text.content)
    for finding in findings {
      Issue.record("\(text.path):\(finding.line): '\(finding.found)'; write: \(finding.instead)")
    }
  }

  @Test func `each exception is needed`() throws {
    let texts = CheckedText.all.map(\.content)
    for exception in PrivateWord.exceptions {
      let expression = try NSRegularExpression(pattern: exception.pattern)
      let isUsed = texts.contains { text in
        expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
      }
      #expect(isUsed, "nothing matches \(exception.pattern): \(exception.reason)")
    }
  }

  @Test func `every kind of text is checked`() {
    for path in [
      "README.md", "docs/scenario-run.1", "docs/scenario.schema.json", "scenario-run --help",
    ] {
      #expect(CheckedText.all.contains { $0.path == path }, "\(path)")
    }
    #expect(CheckedText.all.count { $0.path.hasPrefix("Tests/Fixtures/") } > 200)
  }
}

/// Finds private words.
struct Wording: Sendable {
  struct Finding {
    var line: Int
    var found: String
    var instead: String
  }

  static let shared = Result { try Wording(words: PrivateWord.all) }

  private let words: [(expression: NSRegularExpression, instead: String)]
  private let exceptions: [NSRegularExpression]

  init(
    words: [PrivateWord],
    exceptions: [(pattern: String, reason: String)] = PrivateWord.exceptions
  ) throws {
    self.words = try words.map {
      (try NSRegularExpression(pattern: $0.pattern, options: .caseInsensitive), $0.instead)
    }
    self.exceptions = try exceptions.map { try NSRegularExpression(pattern: $0.pattern) }
  }

  /// What is found in a text, line by line.
  func findings(in text: String) -> [Finding] {
    let source = NSMutableString(string: text)
    for exception in exceptions {
      let whole = NSRange(location: 0, length: source.length)
      _ = exception.replaceMatches(in: source, range: whole, withTemplate: "")
    }
    let lines = LineNumbers(of: source)
    let whole = NSRange(location: 0, length: source.length)
    return words.flatMap { word in
      word.expression.matches(in: source as String, range: whole).map { match in
        Finding(
          line: lines.number(at: match.range.location),
          found: source.substring(with: match.range),
          instead: word.instead
        )
      }
    }.sorted { $0.line < $1.line }
  }
}

/// The lines of a text, by where they begin.
private struct LineNumbers {
  private var ends: [Int] = []

  init(of text: NSString) {
    for index in 0..<text.length where text.character(at: index) == 10 { ends.append(index) }
  }

  /// The number of the line with this character, from 1.
  func number(at index: Int) -> Int {
    (ends.firstIndex { $0 >= index } ?? ends.count) + 1
  }
}
