import PropertyLists
import ScenarioYAML
import Testing

/// YAML that is read as a property list, for files that are no scenarios.
@Suite struct YAMLPropertyListTests {
  private func value(_ text: String) throws -> PropertyList.Value? {
    try YAMLPropertyList.read(Array("a: \(text)\n".utf8)).entry("a")?.value.value
  }

  @Test(
    arguments: [
      ("true", .boolean(true)), ("YES", .boolean(true)), ("no", .boolean(false)),
      ("'YES'", .string("YES")), ("12", .integer(12)), ("-3", .integer(-3)),
      ("\"12\"", .string("12")), ("007", .string("007")), ("1.10", .string("1.10")),
      ("plain text", .string("plain text")), ("", .string("")),
    ] as [(String, PropertyList.Value)]
  )
  func `scalars have the type that YAML gives them`(
    text: String,
    expected: PropertyList.Value
  )
    throws
  {
    #expect(try value(text) == expected)
  }

  @Test func `every key and value has its place`() throws {
    let text = "first: [b, c]\nsecond:\n  é: d\n"
    let bytes = Array(text.utf8)
    let list = try YAMLPropertyList.read(bytes)
    func source(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    let entries = try #require(list.entries)
    #expect(entries.map { source($0.keyRange) } == ["first", "second"])
    #expect(source(entries[0].value.items?[1].range) == "c")
    #expect(source(entries[1].value.entries?[0].keyRange) == "é")
    #expect(source(entries[1].value.entries?[0].value.range) == "d")
  }

  @Test func `an error has its place`() {
    let error = #expect(throws: PropertyListError.self) {
      try YAMLPropertyList.read(Array("a: b\nc: [d\n".utf8))
    }
    #expect((error?.offset ?? 0) > 4)
    #expect(error?.message.isEmpty == false)
  }
}
