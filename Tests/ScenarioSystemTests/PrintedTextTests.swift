import Testing

@testable import ScenarioSystem

@Suite("Printed text")
struct PrintedTextTests {
  private func printed(
    _ text: String,
    _ syntax: PrintedText.Syntax = .plain,
    onGitHub: Bool = false
  ) -> String {
    let text = PrintedText(syntax) { onGitHub && $0 == "GITHUB_ACTIONS" ? "true" : nil }
      .bytes(of: text.utf8)
    return String(decoding: text, as: UTF8.self)
  }

  @Test func `each hidden character is escaped in the syntax of the text`() {
    for value in UInt32(0)...0x2100 {
      guard let scalar = Unicode.Scalar(value), scalar != "\n" else { continue }
      let text = "a\(scalar)b\n"
      guard scalar.isHidden else {
        #expect(printed(text) == text)
        continue
      }
      let hex = String(value, radix: 16, uppercase: true)
      let four = String(repeating: "0", count: 4 - hex.count) + hex
      #expect(printed(text) == "a\\u{\(hex)}b\n")
      #expect(printed(text, .colored) == "a\\u{\(hex)}b\n")
      #expect(printed(text, .json) == "a\\u\(four)b\n")
      #expect(printed(text, .markup) == "a&#x\(hex);b\n")
    }
  }

  @Test func `colors stay only in colored text, and no other sequence does`() {
    for code in ColorCode.allCases {
      let text = "\(code.sequence)a"
      #expect(printed(text, .colored) == text)
      #expect(printed(text) == "\\u{1B}\(text.dropFirst())")
    }
    for sequence in ["[2J", "[31m", "[1;31", "]0;title\u{7}", "c", "[0;1m"] {
      #expect(printed("\u{1B}\(sequence)", .colored).hasPrefix("\\u{1B}\(sequence.first ?? " ")"))
    }
  }

  @Test func `bytes that are not text stay`() {
    let bytes: [UInt8] = [0xFF, 0xC2, 0x20, 0xE2, 0x80, 0x0A, 0xEF]
    #expect(PrintedText(.plain) { _ in nil }.bytes(of: bytes) == bytes)
  }

  @Test(arguments: ["", " ", "\t  ", "\u{A0}", "\u{3000} ", "x\n", "x\n  ", "\n\n"])
  func `a line is not a workflow command on GitHub`(_ start: String) {
    for command in ["::error::x", "::add-mask::y", ":::"] {
      #expect(printed(start + command, onGitHub: true) == "\(start)\\u{3A}\(command.dropFirst())")
      #expect(printed(start + command) == start + command)
      #expect(printed(start + command, .workflowCommands, onGitHub: true) == start + command)
    }
  }

  @Test(arguments: ["", "x ", "\"", "#", "a ##", "\n"])
  func `the older form is not a command anywhere in a line`(_ start: String) {
    let text = "\(start)##[stop-commands]y"
    #expect(!printed(text, onGitHub: true).contains("##["))
    #expect(printed(text, .json, onGitHub: true).hasSuffix("\\u0023#[stop-commands]y"))
    #expect(printed(text, .markup, onGitHub: true).hasSuffix("&#x23;#[stop-commands]y"))
    #expect(printed(text) == text)
  }

  @Test func `other colons and hashes stay`() {
    let text = "a::b\nstd::x ::y\n# [x] #[y] ## [z]\n:x\n"
    #expect(printed(text, onGitHub: true) == text)
    #expect(
      printed("\(ColorCode.strong.sequence)::x", .colored, onGitHub: true).contains("\\u{3A}")
    )
  }
}
