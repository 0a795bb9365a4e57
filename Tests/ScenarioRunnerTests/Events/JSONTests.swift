import Foundation
import ScenarioRunner
import Testing

/// The bytes of a stream are JSON, whatever text is in them.
@Suite struct JSONTests {
  private static let texts = [
    "", "plain", "\"quoted\" \\ back", "line\nfeed\ttab\rreturn", "\u{0}\u{1F}\u{7F}", "電話 📞 é",
    "\u{FFFE}\u{2028}", "</script>",
  ]

  @Test(arguments: ["\u{0}", "\u{1F}", "\n", "\"", "\\", "\u{7F}"])
  func whatNeedsAnEscapeHasOneWhereverItIs(_ special: String) throws {
    for other in [" ", "!", "#", "[", "]", "~", "\u{80}", "é", "\u{FFFF}"] {
      for (before, after) in (0..<20).flatMap({ before in (0..<20).map { (before, $0) } }) {
        let text =
          String(repeating: other, count: before) + special + String(repeating: other, count: after)
        var json = JSONWriter()
        json.text(text)
        var cursor = JSONReader(json.bytes[...])
        #expect(try Array(cursor.text().utf8) == Array(text.utf8))
        let inner = json.bytes.dropFirst().dropLast()
        #expect(!inner.contains { $0 < 0x20 || $0 == 0x7F })
      }
    }
  }

  @Test(arguments: texts)
  func aTextComesBack(_ text: String) throws {
    var json = JSONWriter()
    json.openObject()
    json.pair("key", text)
    json.closeObject()
    // A reader of someone else's agrees.
    let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: String]
    #expect(object?["key"].map { Array($0.utf8) } == Array(text.utf8))
    var read: String?
    var cursor = JSONReader(json.bytes[...])
    try cursor.object { (json, _) throws(JSONError) in read = try json.text() }
    #expect(read.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: [0, 7, 10, -1, -10, 1_234_567_890_123, Int64.max, Int64.min + 1])
  func aNumberComesBack(_ number: Int64) throws {
    var json = JSONWriter()
    json.number(number)
    #expect(String(decoding: json.bytes, as: UTF8.self) == "\(number)")
    var cursor = JSONReader(json.bytes[...])
    #expect(try cursor.number() == number)
  }

  @Test(arguments: [
    ("\"\\u00e9\\ud83d\\udcde\"", "é📞"), ("\"\\ud83d\"", "\u{FFFD}"),
    ("\"\\udcde\\ud83dx\"", "\u{FFFD}\u{FFFD}x"), ("\"\\/\\b\\f\"", "/\u{8}\u{C}"),
  ])
  func escapesOfOtherWritersAreRead(_ json: String, _ text: String) throws {
    var cursor = JSONReader(Array(json.utf8)[...])
    #expect(try cursor.text() == text)
  }

  @Test(arguments: [
    "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "[1", "\"a", "\"\\x\"",
    "\"\\u12\"", "{\"a\":[}", "", "99999999999999999999", String(repeating: "[", count: 100_000),
    "\"a\nb\"",
  ])
  func whatIsNoJSONIsRefused(_ text: String) {
    #expect(throws: JSONError.self) {
      var cursor = JSONReader(Array(text.utf8)[...])
      if text.hasPrefix("9") { _ = try cursor.number() }
      try cursor.skip()
      try cursor.end()
    }
  }
}
