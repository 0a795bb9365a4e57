import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioJSON
@_spi(Package) import ScenarioLanguage
import Testing

@testable import ScenarioRunner

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
  func invalidJSONIsRefused(_ text: String) {
    #expect(throws: JSONError.self) {
      var cursor = JSONReader(Array(text.utf8)[...])
      if text.hasPrefix("9") { _ = try cursor.number() }
      try cursor.skip()
      try cursor.end()
    }
  }

  // MARK: - The grammar

  /// Values that are JSON.
  private static let valid =
    [
      "0", "-0", "1", "-1", "10", "9007199254740993", "0.0", "-0.5", "1.25", "1e5", "1E5", "1e+5",
      "1e-5", "0e0", "-0.0e-0", "1.5E+10", "12.0e1", "true", "false", "null", "[]", "{}", "[ ]",
      "{ }",
      "[1,2]", "[ 1 , 2 ]", #"{"a":1,"a":2}"#, #"{"":null}"#, #"[[[]]]"#, "\t1\r\n", #""""#,
    ]
    + [
      #""\"\\\/\b\f\n\r\t""#, #""\u0000\u00e9\u00E9""#, #""\ud83d\udcde""#, #""é電 📞""#,
      "\"\u{7F}\"",
    ]

  /// Values that are not.
  private static let invalid =
    [
      "01", "-01", "00", "-00", "00.5", "01.5", "01e5", "+1", "--1", "-", "+", ".5", "-.5", "1.",
      "-1.",
      "1.e5", ".e5", "1e", "1e+", "1E-", "1e5.5", "1ee5", "1e+-5", "1.2.3", "1_000", "0x10", "0b1",
      "1f",
      "1,000", "١", "NaN", "nan", "Infinity", "-Infinity", "inf", "-inf", "1 2",
    ]
    + [
      "tru", "True", "TRUE", "truee", "falsey", "False", "nul", "Null", "nulll", "nil", "undefined",
      "yes",
      "t", "f", "n",
    ]
    + [
      "'a'", #""a"#, #"a"#, #""\x41""#, #""\'""#, #""\""#, #""\u12""#, #""\u12g4""#, #""\u+0a1""#,
      #""\u-0a1""#, #""\u 0a1""#, #""\U0041""#, #""\a""#, #""\0""#, "\"a\nb\"", "\"a\tb\"",
      "\"\u{0}\"",
      "\"\u{1F}\"",
    ]
    + [
      "", " ", "[", "]", "[1", "[1,", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[1}", "{",
      "}",
      "{1:2}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{"a":1 "b":2}"#, #"{"a" 1}"#,
      #"{a:1}"#, #"{'a':1}"#, #"{"a":1]"#, #"{"a"::1}"#, "[]]", "{}{}", "1 //", "/**/1", "\u{B}1",
      "\u{A0}1",
      "\u{FEFF}1",
    ]

  /// The readers of values of any type, also of those that nobody asks for.
  private static let readers: [(name: String, read: @Sendable (String) throws -> Void)] = [
    (
      "skip",
      { json in
        var reader = JSONReader(Array(json.utf8)[...])
        try reader.skip()
        try reader.end()
      }
    ),
    ("any", { json in _ = try JSONValue(json: Array(json.utf8)[...]) }),
    ("app", { json in _ = try AppValue(line: Array(json.utf8)) }),
    ("member", { json in _ = try AppValue(line: Array("{\"value\":\(json)}".utf8)) }),
    ("item", { json in _ = try AppValue(line: Array("[\(json)]".utf8)) }),
    (
      "skipped member",
      { json in
        var reader = JSONReader(Array("{\"value\":\(json)}".utf8)[...])
        try reader.object { (_, _) throws(JSONError) in }
        try reader.end()
      }
    ),
  ]

  @Test(arguments: readers.indices)
  func theGrammarDecidesWhatAValueIs(_ index: Int) {
    let (name, read) = Self.readers[index]
    for json in Self.valid {
      #expect(throws: Never.self, "\(name): \(json)") { try read(json) }
    }
    // Inside a list, a comma separates two items.
    for json in Self.invalid where name != "item" || !["", " ", "1,000"].contains(json) {
      #expect(throws: JSONError.self, "\(name): \(json)") { try read(json) }
    }
  }

  @Test(arguments: [
    ("-0", AppValue.integer(0)), ("1.0", .integer(1)), ("1e2", .integer(100)),
    ("-0.5", .number(-0.5)),
    ("9007199254740993", .integer(9_007_199_254_740_993)), ("12.5e-1", .number(1.25)),
    ("-9223372036854775808", .integer(.min)),
  ])
  func aNumberHasItsValue(_ json: String, _ value: AppValue) throws {
    #expect(try AppValue(line: Array(json.utf8)) == value)
  }
}
