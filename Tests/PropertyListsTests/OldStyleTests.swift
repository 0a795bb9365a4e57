import Foundation
import Testing

@testable import PropertyLists

/// The old-style format, in which Xcode writes projects.
@Suite struct OldStyleTests {
  private func read(_ text: String) throws -> PropertyList {
    try PropertyListReader.readOldStyle(Array(text.utf8))
  }

  @Test(
    arguments: [
      ("word", "word"), ("a/b.c-d_e:$1", "a/b.c-d_e:$1"), ("\"\"", ""), ("\"a b\"", "a b"),
      ("'a \"b\"'", "a \"b\""), (#""a\"b\\c""#, "a\"b\\c"), (#""\n\t\a""#, "\n\t\u{7}"),
      (#""\101\60\1""#, "A0\u{1}"), (#""\U00e9\u00E9""#, "éé"), (#""\Ud83d\Ude00""#, "😀"),
      (#""\x""#, "x"), ("\"é\"", "é"), ("/* a */ word // b", "word"),
      ("\"// no /* no */\"", "// no /* no */"),
      ("http://example.org", "http://example.org"), ("\u{FEFF}word", "word"),
    ]
  )
  func `strings`(text: String, expected: String) throws {
    #expect(try read(text).string == expected)
  }

  @Test func `octal escapes have the encoding of NeXTSTEP`() throws {
    for byte in UInt8(0x80)...0xFD {
      let text = "\"\\\(String(byte, radix: 8))\""
      let expected = String(bytes: [byte], encoding: .nextstep)
      #expect(try read(text).string == expected)
    }
  }

  @Test func `containers and data, with their places`() throws {
    let text = "{ a = (b, \"c d\", ); // comment\n \"e f\" = {}; g = <0fbd 77>; h = (); }"
    let list = try read(text)
    let entries = try #require(list.entries)
    #expect(entries.map(\.key) == ["a", "e f", "g", "h"])
    #expect(entries[0].value.items?.map(\.string) == ["b", "c d"])
    #expect(entries[1].value.entries == [])
    #expect(entries[2].value.value == .data([0x0F, 0xBD, 0x77]))
    #expect(entries[3].value.items == [])
    let bytes = Array(text.utf8)
    func source(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    #expect(source(entries[1].keyRange) == "\"e f\"")
    #expect(source(entries[0].value.items?[1].range) == "\"c d\"")
    #expect(source(entries[2].value.range) == "<0fbd 77>")
    #expect(source(list.range) == "{")
  }

  @Test(
    arguments: [
      ("", 0, "the file ends before its value"), ("{", 0, "the file ends inside a dictionary"),
      ("(a", 1, "expected ','"), ("(a,", 2, "the file ends inside an array"),
      ("{a}", 2, "expected '='"), ("{a = b}", 6, "expected ';'"),
      ("{a = ;}", 5, "';' where a value"),
      ("{a = é;}", 5, "'é' where a value"), ("\"a", 0, "the string is not closed"),
      ("{\n/* ", 2, "the comment is not closed"), ("<0g>", 2, "another character"),
      ("<012>", 0, "odd number of digits"), ("<01", 2, "the file ends inside data"),
      ("a b", 2, "text after the end"), (#""\U""#, 1, "an escape without its number"),
      ("a\u{0}", 1, "control character"), ("\"\\", 1, "the file ends inside a string"),
    ]
  )
  func `errors have their place`(text: String, offset: Int, message: String) throws {
    let error = #expect(throws: PropertyListError.self) { try read(text) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func `nesting and size are limited`() throws {
    let depth = ReadingLimit.maximumDepth
    let brackets = { (count: Int) in
      String(repeating: "(", count: count) + String(repeating: ")", count: count)
    }
    #expect(throws: Never.self) { try read(brackets(depth)) }
    #expect(throws: PropertyListError.self) { try read(brackets(depth + 1)) }
    #expect(throws: PropertyListError.self) { try read(String(repeating: "(", count: 1_000_000)) }
    let many = "(" + String(repeating: "a,", count: ReadingLimit.project.maximumCount + 1) + ")"
    #expect(throws: PropertyListError.self) { try read(many) }
  }

  @Test func `any part can be missing, and any byte can be wrong`() throws {
    let text = Array("{ a = (b, \"c\\U00e9\\12\", <0f>, /* x */); // y\n d = 'e'; }".utf8)
    for index in text.indices {
      _ = try? PropertyListReader.readOldStyle(Array(text.prefix(index)))
      _ = try? PropertyListReader.readOldStyle(Array(text.suffix(index)))
      for byte in [0, 0x22, 0x5C, 0x7B, 0x7D, 0x2F, 0x2A, 0xC3, 0xFF] as [UInt8] {
        var changed = text
        changed[index] = byte
        _ = try? PropertyListReader.readOldStyle(changed)
      }
    }
  }
}
