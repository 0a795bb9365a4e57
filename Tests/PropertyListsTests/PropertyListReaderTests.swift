import Foundation
import Testing

@testable import PropertyLists

/// Both formats are read, and what is wrong with a file is named with its place.
@Suite struct PropertyListReaderTests {
  /// Reads an XML document with one value.
  private func read(_ value: String) throws -> PropertyList.Value {
    try PropertyListReader.read(Array("<plist version=\"1.0\">\(value)</plist>".utf8)).value
  }

  /// The error about a document.
  private func problem(_ document: String) -> PropertyListError? {
    do throws(PropertyListError) {
      _ = try PropertyListReader.read(Array(document.utf8))
      return nil
    } catch { return error }
  }

  @Test func `every type is read from XML`() throws {
    #expect(try read("<true/>") == .boolean(true))
    #expect(try read("<false></false>") == .boolean(false))
    #expect(try read("<integer> -12 </integer>") == .integer(-12))
    #expect(try read("<integer>0xFF</integer>") == .integer(255))
    #expect(try read("<integer>-9223372036854775808</integer>") == .integer(.min))
    #expect(try read("<integer>18446744073709551615</integer>") == .unsigned(.max))
    #expect(try read("<real>1.5</real>") == .real(1.5))
    #expect(try read("<data>aGVs\n bG8=</data>") == .data(Array("hello".utf8)))
    #expect(try read("<date>2001-01-02T00:00:01Z</date>") == .date(86_401))
    #expect(try read("<date>2024-02-29T12:00:00Z</date>") == .date(730_900_800))
    #expect(try read("<string/>") == .string(""))
    #expect(try read("<array/>") == .array([]))
    #expect(try read("<dict/>") == .dictionary([]))
  }

  @Test func `text is decoded`() throws {
    #expect(
      try read("<string>a &lt;b&gt; &amp; &quot;&apos; &#233;&#x1F4F1;</string>")
        == .string("a <b> & \"' é📱")
    )
    #expect(try read("<string>a<![CDATA[<&]]>b<!-- c -->d</string>") == .string("a<&bd"))
    #expect(try read(" <!-- a --> <string> b </string> ") == .string(" b "))
  }

  @Test func `keys and values know their bytes`() throws {
    let text = "<plist><dict>\n<key>A</key><string>b</string></dict></plist>"
    let entry = try #require(try PropertyListReader.read(Array(text.utf8)).entry("A"))
    let keyRange = try #require(entry.keyRange)
    let range = try #require(entry.value.range)
    #expect(String(decoding: Array(text.utf8)[keyRange], as: UTF8.self) == "A")
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "<string>b</string>")
  }

  @Test(
    arguments: [
      ("", 0, "the file is not a property list"),
      ("{ \"A\": 1 }", 0, "the file is not a property list"),
      ("<plist><dict><string>a</string></dict></plist>", 13, "expected <key>"),
      ("<plist><dict><key>A</key></dict></plist>", 25, "expected a value, found </dict>"),
      ("<plist><string>a & b</string></plist>", 17, "'&' is not followed by an entity"),
      ("<plist><string>a</plist>", 16, "<string> contains an element"),
      ("<plist><integer>1x</integer></plist>", 7, "'1x' is not a value of the type integer"),
      ("<plist><date>2026-13-01T00:00:00Z</date></plist>", 7, "is not a value of the type date"),
      ("<plist><data>a</data></plist>", 7, "'a' is not a value of the type data"),
      ("<plist><number>1</number></plist>", 7, "<number> is not an element of a property list"),
      ("<plist><true/><true/></plist>", 14, "expected </plist>, found another value"),
      ("<plist><true/></plist> a", 22, "text after </plist>"),
      ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>", 0, "a document type with declarations"),
      ("<plist><true/>", 13, "the file ends inside <plist>"),
      ("<!-- a", 0, "the comment is not closed"),
      ("<plist><string>\u{1}</string></plist>", 15, "the file is neither UTF-8"),
    ]
  )
  func `a mistake is found at its place`(
    _ document: String,
    _ offset: Int,
    _ message: String
  ) throws {
    let error = try #require(problem(document))
    #expect(error.message.contains(message), "\(error.message)")
    #expect(error.offset == offset)
    #expect(!error.help.isEmpty)
  }

  @Test func `the binary format has the same contents as XML`() throws {
    let value: [String: Any] = [
      "text": "plain", "unicode": "é📱", "long": String(repeating: "x", count: 300),
      "small": 7, "negative": -70_000, "large": 5_000_000_000, "real": 2.25, "flag": true,
      "date": Date(timeIntervalSinceReferenceDate: 86_400), "data": Data([1, 2, 3]),
      "list": (0..<40).map { "item \($0)" }, "inner": ["a": ["b": [1, 2]]],
    ]
    let lists = try [PropertyListSerialization.PropertyListFormat.xml, .binary].map { format in
      let data = try PropertyListSerialization.data(
        fromPropertyList: value,
        format: format,
        options: 0
      )
      return try PropertyListReader.read(Array(data))
    }
    #expect(contents(lists[0]) == contents(lists[1]))
    #expect(lists[1].entries?.count == value.count)
  }

  /// A list without the bytes of its values, and with its keys sorted.
  private func contents(_ list: PropertyList) -> PropertyList.Value {
    switch list.value {
    case .array(let items): .array(items.map { PropertyList(contents($0)) })
    case .dictionary(let entries):
      .dictionary(
        entries.map { PropertyList.Entry($0.key, PropertyList(contents($0.value))) }
          .sorted { $0.key < $1.key }
      )
    default: list.value
    }
  }
}
