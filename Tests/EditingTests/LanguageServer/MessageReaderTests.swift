import Testing

@testable import ScenarioServers

/// Messages in a stream of bytes.
@Suite struct MessageReaderTests {
  private static func messages(
    _ text: String,
    by count: Int,
    _ framing: MessageReader.Framing = .headers
  ) -> [MessageReader.Message] {
    var reader = MessageReader(framing)
    var messages: [MessageReader.Message] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      while let message = reader.next() { messages.append(message) }
    }
    return messages
  }

  @Test(arguments: [1, 3, 1000])
  func messagesAreReadInPiecesOfAnySize(_ count: Int) {
    let text = "Content-Length: 2\r\n\r\n{}content-length:3\r\nX: y\r\n\r\n[1]Content-Length: 0\n\n"
    let expected = ["{}", "[1]", ""].map { MessageReader.Message.content(Array($0.utf8)) }
    #expect(Self.messages(text, by: count) == expected)
  }

  @Test(arguments: [1, 3, 1000])
  func linesAreMessagesUnlessTheyAreEmpty(_ count: Int) {
    let expected = ["{}", "[1]\r", "  2"].map { MessageReader.Message.content(Array($0.utf8)) }
    #expect(Self.messages("{}\n\n \t\r\n[1]\r\n  2\n3", by: count, .lines) == expected)
  }

  @Test func lastLineNeedsNoLineFeed() {
    var reader = MessageReader(.lines)
    #expect(reader.end() == nil)
    reader.append("1\n2".utf8)
    #expect(reader.next() == .content(Array("1".utf8)))
    #expect(reader.next() == nil)
    #expect(reader.end() == .content(Array("2".utf8)))
    #expect(reader.end() == nil)
  }

  @Test func longLinesAreSkipped() {
    var reader = MessageReader(.lines)
    var found: [MessageReader.Message] = []
    for _ in 0..<66 {
      reader.append([UInt8](repeating: 0x41, count: 1 << 20))
      while let message = reader.next() { found.append(message) }
    }
    #expect(reader.end() == nil)
    reader.append("A\n1\n".utf8)
    while let message = reader.next() { found.append(message) }
    #expect(
      found == [.malformed("a message is larger than 64 MiB"), .content(Array("1".utf8))]
    )
  }

  @Test func badHeadersAreReportedAndSkipped() {
    let text = "Content-Length: -2\r\n\r\nnonsense\r\n\r\nContent-Length: 1\r\n\r\n1"
    let found = Self.messages(text, by: 7)
    #expect(found.count == 3)
    #expect(found.last == .content(Array("1".utf8)))
    #expect(found.dropLast().allSatisfy { if case .malformed = $0 { true } else { false } })
  }

  @Test func contentOfLargeMessagesIsSkipped() {
    let length = MessageReader.limit + 1
    var reader = MessageReader()
    reader.append("Content-Length: \(length)\r\n\r\n".utf8)
    #expect(reader.next() == .malformed("a message is larger than 64 MiB"))
    for _ in 0..<64 {
      reader.append([UInt8](repeating: 0x41, count: 1 << 20))
      #expect(reader.next() == nil)
    }
    reader.append("AContent-Length: 1\r\n\r\n1".utf8)
    #expect(reader.next() == .content(Array("1".utf8)))
  }

  @Test(arguments: [1, 100, 1 << 20], ["x", "y\r\nX: ", "\r", "x\r\n\r"])
  func longHeadersAreRefusedOnceAndSkipped(_ count: Int, _ part: String) {
    let header = String(repeating: part, count: 20_000 / part.utf8.count)
    let good = "Content-Length: 1\r\n\r\n1"
    let text = "\(header)\r\n\r\n\(good)\(good)"
    let found = Self.messages(text, by: count)
    #expect(found.first == .malformed("a header is larger than 16 KiB"))
    #expect(found.suffix(2) == [.content([0x31]), .content([0x31])])
    #expect(found.count == 3)
  }

  @Test func longHeadersTakeNoMemory() {
    var reader = MessageReader()
    let piece = [UInt8](repeating: 0x41, count: 1 << 20)
    for round in 0..<100 {
      reader.append(piece)
      #expect((reader.next() == nil) == (round > 0))
    }
    #expect(reader.heldCount < 1 << 10)
  }
}
