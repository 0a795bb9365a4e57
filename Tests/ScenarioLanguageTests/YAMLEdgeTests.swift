import Foundation
@_spi(Package) import LifecycleCore
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Where YAML 1.1, YAML 1.2 and libyaml part, or bite: what the language makes of each.
@Suite struct YAMLEdgeTests {
  /// A text, and what comes of it: the plans' names and steps, or the diagnostics.
  struct Edge: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let outcome: String

    init(_ description: String, _ text: String, _ outcome: String) {
      testDescription = description
      self.text = text
      self.outcome = outcome
    }

    /// A scenario of its own with this line in its step of tapping the icon.
    static func step(_ description: String, _ line: String, _ outcome: String) -> Edge {
      Edge(description, "scenario: S\nios: 8.0\nsteps:\n  - user: tap-icon\n    \(line)\n", outcome)
    }

    /// A scenario of its own with this line above its steps.
    static func head(_ description: String, _ line: String, _ outcome: String) -> Edge {
      Edge(description, "\(line)\nios: 8.0\n\(Compiled.steps)\n", outcome)
    }
  }

  private static let fine = "S: user: tap-icon"

  static let words: [Edge] = [
    .head("no is a word", "scenario: no", "no: user: tap-icon"),
    .head("off, on, y and yes are words", "scenario: off on y yes", "off on y yes: user: tap-icon"),
    .head("null and ~ are texts", "scenario: ~", "~: user: tap-icon"),
    .head("a number is a text", "scenario: 0o7", "0o7: user: tap-icon"),
    .head("a hexadecimal number is a text", "scenario: 0x1F", "0x1F: user: tap-icon"),
    .head("a number to the base of sixty is a text", "scenario: 12:30", "12:30: user: tap-icon"),
    .head("a date is a text", "scenario: 2010-06-21", "2010-06-21: user: tap-icon"),
    .head("infinity is a text", "scenario: .inf", ".inf: user: tap-icon"),
    Edge(
      "4.10 is no number, and no version that was released",
      "scenario: S\nios: 4.10\n\(Compiled.steps)\n",
      "2:6 unknown-version: unknown version '4.10'"
    ),
    .head("y is no flag", "scenario: S\nstrict: y", "2:9 wrong-type: 'y' is not a Boolean"),
    .head("no is a flag", "scenario: S\nstrict: no", fine),
    .head("False is a flag", "scenario: S\nstrict: False", fine),
    .head(
      "a quoted no is no flag",
      "scenario: S\nstrict: 'no'",
      "2:9 wrong-type: 'no' is not a Boolean"
    ),
    .head(
      "12:30 is no duration",
      "scenario: S\ntimeout: 12:30",
      "2:10 wrong-type: '12:30' is not a duration"
    ),
    .head("0o7 is a tag", "scenario: S\ntags: [0o7, no, 12]", fine),
    .step("null is no state", "state: null", "5:12 unknown-word: unknown state 'null'"),
    .step("~ is no state", "state: ~", "5:12 unknown-word: unknown state '~'"),
    .step(
      "an empty value is missing",
      "state:",
      "5:11 empty-value: missing value: expected a state"
    ),
  ]

  static let selectors: [Edge] = [
    .step(
      "a last colon in a block list",
      "calls:\n      in-order:\n        - applicationDidBecomeActive:",
      fine
    ),
    .step(
      "a last colon and a constraint",
      "calls:\n      in-order:\n        - applicationDidBecomeActive: { state: active }",
      fine
    ),
    .step(
      "a last colon and a constraint below",
      "calls:\n      in-order:\n        - applicationDidBecomeActive:\n            state: active",
      fine
    ),
    .step(
      "a constraint in the column of its selector",
      "calls:\n      in-order:\n        - applicationDidBecomeActive:\n          state: active",
      "8:11 wrong-type: an item is one selector"
    ),
    .step(
      "a last colon before a bracket",
      "calls: { including: [applicationDidBecomeActive:] }",
      fine
    ),
    .step(
      "a last colon before a comma",
      "never: [applicationWillTerminate:, applicationDidBecomeActive]",
      fine
    ),
    .step(
      "a last colon and a space in a flow list",
      "never: [applicationWillTerminate: , applicationWillResignActive: ]",
      fine
    ),
    .step(
      "a last colon in quotes",
      "never: [\"applicationWillTerminate:\", 'applicationWillResignActive:']",
      fine
    ),
    .step(
      "colons inside of a selector",
      "never: [application:openURL:sourceApplication:annotation]",
      fine
    ),
    .step(
      "a last colon behind a key",
      "never: applicationWillTerminate:",
      "5:12 yaml-syntax: a value on the line of its key cannot end with ':'"
    ),
    .step(
      "several selectors without brackets",
      "never: applicationWillTerminate, applicationDidBecomeActive",
      "5:12 wrong-type: expected a list of event patterns"
    ),
  ]

  static let flow: [Edge] = [
    .step(
      "no space behind a colon in braces",
      "terminated: { reason: watchdog, within:5s }",
      "5:37 unknown-key: unknown key 'within:5s' in terminated"
    ),
    .step(
      "no space behind the only colon in braces",
      "calls: { including:[applicationDidBecomeActive] }",
      "5:14 yaml-syntax: expected a space after 'including:'"
    ),
    .step(
      "a key without a value in braces",
      "calls: { a, including: [applicationDidBecomeActive] }",
      "5:12 wrong-type: expected a list of selectors"
    ),
    .head(
      "quotes that are missing",
      "scenario: S\nsource: A: b",
      "2:9 yaml-syntax: a value with ': ' in it must be in quotes"
    ),
    .head("a colon without a space", "scenario: A:b", "A:b: user: tap-icon"),
    .head("a number sign without a space", "scenario: A#b", "A#b: user: tap-icon"),
    .head("a comment behind a space", "scenario: A #b", "A: user: tap-icon"),
    .head(
      "a comment in place of a value",
      "scenario: S\nsource: #12",
      "2:8 empty-value: missing value: expected a source"
    ),
    .step("a colon dropped", "state active", "5:5 yaml-syntax: expected ':' after 'state'"),
    .step(
      "a bracket left open",
      "never: [applicationWillTerminate\n  - user: press-home",
      "5:12 yaml-syntax: '[' is never closed"
    ),
    .step(
      "a brace left open",
      "terminated: { reason: watchdog\n  - user: press-home",
      "5:17 yaml-syntax: '{' is never closed"
    ),
    .step("a comma at the end of a list", "never: [applicationWillTerminate,]", fine),
    .step(
      "two commas",
      "never: [applicationWillTerminate,, applicationWillResignActive]",
      "5:38 yaml-syntax"
    ),
    .step(
      "a list over several lines",
      "never: [\n      applicationWillTerminate,\n      applicationWillResignActive,\n    ]",
      fine
    ),
    Edge(
      "JSON",
      """
      {"scenario": "S", "ios": "8.0", "steps": [{"user": "tap-icon", "state": "active"}]}
      """,
      fine
    ),
  ]

  static let texts: [Edge] = [
    .head("a text over two lines", "scenario: One\n  and two", "One and two: user: tap-icon"),
    .head("a folded text", "scenario: >\n  One\n  and two", "One and two: user: tap-icon"),
    .head("a block of text", "scenario: |\n  One\n  and two", "One and two: user: tap-icon"),
    .head(
      "a text in quotes over two lines",
      "scenario: \"One\n  and two\"",
      "One and two: user: tap-icon"
    ),
    .head("an apostrophe", "scenario: It's on", "It's on: user: tap-icon"),
    .head("a quote inside of quotes", "scenario: 'It''s on'", "It's on: user: tap-icon"),
    .head("an escape", "scenario: \"caf\\u00e9\"", "café: user: tap-icon"),
    .head(
      "an escape that is none",
      "scenario: \"C:\\temp\\q\"",
      "1:19 yaml-syntax: unknown escape '\\q'"
    ),
    .head("a star", "scenario: *S", "1:11 yaml-syntax"),
    .head("an ampersand alone", "scenario: & S", "1:11 yaml-syntax: '&' is not an anchor"),
    .head("an ampersand inside of a text", "scenario: A & B * C", "A & B * C: user: tap-icon"),
    .head("an at sign", "scenario: @home", "1:11 yaml-syntax: a value cannot begin with '@'"),
    .head("a percent sign", "scenario: %1", "1:11 yaml-syntax: a value cannot begin with '%'"),
    .head(
      "a dash and a space",
      "scenario: - S",
      "1:11 yaml-syntax: a list begins on a line of its own"
    ),
    .head("a question mark", "scenario: ?", "1:11 "),
    .head("an exclamation mark", "scenario: !S", "1:11 unsupported-tag"),
    .head(
      "a variable without quotes in braces",
      "scenario: S\nvariables: { a: ${b} }",
      "2:17 yaml-syntax: '${b}' must be in quotes inside brackets"
    ),
  ]

  static let documents: [Edge] = [
    Edge(
      "lines that end with CR LF",
      "scenario: S\r\nios: 8.0\r\nsteps:\r\n  - user: tap-icon\r\n    state: active\r\n",
      fine
    ),
    Edge("lines that end with CR", "scenario: S\rios: 8.0\r", "1:12 invalid-character"),
    .head("the next line of old mainframes", "scenario: A\u{85}b", "1:12 invalid-character"),
    .head("a line separator", "scenario: A\u{2028}b", "1:12 invalid-character"),
    .head("a byte order mark", "\u{FEFF}scenario: S", fine),
    .head("a byte order mark inside", "scenario: A\u{FEFF}b", "1:12 invalid-character"),
    .head("a tab behind a colon", "scenario:\tS", fine),
    .step(
      "a tab as indentation",
      "state: active\n\tfront: app",
      "6:1 yaml-syntax: a tab cannot indent a line"
    ),
    .head("a marker of the document", "---\nscenario: S", fine),
    .head("the version of YAML", "%YAML 1.1\n---\nscenario: S", fine),
    .head("a later version of YAML", "%YAML 1.2\n---\nscenario: S", fine),
    .head("another directive", "%TAG ! x:\n---\nscenario: S", "1:1 unsupported-directive"),
    Edge(
      "two documents",
      "scenario: A\nios: 8.0\n\(Compiled.steps)\n---\nscenario: B\nios: 8.0\n\(Compiled.steps)\n",
      "A: user: tap-icon, B: user: tap-icon"
    ),
    Edge("a document's end", "scenario: S\nios: 8.0\n\(Compiled.steps)\n...\n", fine),
    Edge("an empty document", "scenario: S\nios: 8.0\n\(Compiled.steps)\n---\n", "4:1 empty-file"),
    Edge("nothing", "", "1:1 empty-file"),
    Edge("a comment alone", "# nothing\n", "1:1 empty-file"),
    .head("a tag of YAML", "scenario: !!str S", "1:11 unsupported-tag"),
    .step("a complex key", "? [state]\n    : active", "5:7 key-not-scalar"),
    .step("a key with a question mark", "? state\n    : active", fine),
    .step("a merge key", "<<: { state: active }", "5:5 merge-key"),
    .step("a key that stands twice", "state: active\n    state: active", "6:5 duplicate-key"),
    .step(
      "a key that stands twice in quotes",
      "state: active\n    \"state\": active",
      "6:5 duplicate-key"
    ),
    Edge(
      "an anchor and its alias",
      "scenario: S\nios: 8.0\nsteps:\n  - user: &icon tap-icon\n  - user: press-home\n    state: background\n  - user: *icon\n",
      "S: user: tap-icon; user: press-home; user: tap-icon"
    ),
    Edge("an alias of nothing", "scenario: S\nios: 8.0\nsteps:\n  - user: *icon\n", "4:11 "),
    Edge(
      "an anchor that stands twice",
      "scenario: S\nios: 8.0\nsteps:\n  - user: &a tap-icon\n    state: &a active\n  - user: press-home\n    never: [{ state: *a }]\n",
      "S: user: tap-icon; user: press-home"
    ),
  ]

  @Test(arguments: words + selectors + flow + texts + documents)
  func isMadeOf(_ edge: Edge) throws {
    let file = try Compiled(edge.text).file
    let found = Self.summary(file)
    // Where the outcome says less than all, it is a beginning.
    #expect(
      found == edge.outcome
        || file.scenarios.allSatisfy { !$0.isValid } && found.hasPrefix(edge.outcome)
    )
  }

  /// In UTF-16 a file is not read, and its first bytes say why.
  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16IsNotRead(_ encoding: String.Encoding) throws {
    let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    let bytes = mark + Array(try #require("scenario: S".data(using: encoding)))
    var loader = YAMLLoader()
    let file = loader.load(SourceFile(path: "test.yaml", bytes: bytes))
    #expect(file.allDiagnostics.map(\.id) == [.notUTF8])
    #expect(file.allDiagnostics.first?.message.contains("UTF-16") == true)
  }

  private static func summary(_ file: LoadedFile) -> String {
    let table = file.source.lineTable()
    if let first = file.allDiagnostics.first {
      let line = table.line(at: first.range.start)
      let column = first.range.start - table.starts[line - 1] + 1
      return "\(line):\(column) \(first.id.name): \(first.message)"
    }
    return file.scenarios.flatMap(\.plans).map { plan in
      "\(plan.name): \(plan.steps.map(\.title).joined(separator: "; "))"
    }.joined(separator: ", ")
  }
}
