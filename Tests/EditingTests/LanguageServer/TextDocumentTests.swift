import ScenarioSystem
import Testing

@testable import ScenarioServers

/// Positions of clients, and the bytes that they mean.
@Suite struct TextDocumentTests {
  private static let text = "é😀x\r\n\rlast"

  private static func document(_ encoding: PositionEncoding) -> TextDocument {
    TextDocument(uri: "file:///a.yaml", text: text, encoding: encoding)
  }

  @Test(arguments: [
    // Bytes, UTF-16 units and bytes as characters of the line.
    (0, 0, 0, 0), (2, 0, 1, 2), (6, 0, 3, 6), (7, 0, 4, 7), (9, 1, 0, 0), (10, 2, 0, 0),
    (14, 2, 4, 4),
  ])
  func positionsAndOffsetsCorrespond(_ offset: Int, _ line: Int, _ utf16: Int, _ utf8: Int) {
    for (encoding, character) in [(PositionEncoding.utf16, utf16), (.utf8, utf8)] {
      let document = Self.document(encoding)
      let position = Position(line: line, character: character)
      #expect(document.position(at: offset) == position)
      #expect(document.offset(of: position) == offset)
    }
  }

  @Test func positionsOutsideAreLimited() {
    let document = Self.document(.utf16)
    #expect(document.offset(of: Position(line: 0, character: 99)) == 7)
    #expect(document.offset(of: Position(line: 9, character: 0)) == 14)
    #expect(document.offset(of: Position(line: -1, character: 5)) == 0)
    // Between the two units of one character.
    #expect(document.offset(of: Position(line: 0, character: 2)) == 6)
    let (first, last) = (Position(line: 0, character: 0), Position(line: 2, character: 0))
    #expect(document.range(from: last, to: first) == 0..<10)
  }

  @Test func changesAreApplied() {
    var document = Self.document(.utf16)
    document.replace(2..<6, with: "\n")
    #expect(document.bytes == Array("é\nx\r\n\rlast".utf8))
    #expect(document.position(at: 3) == Position(line: 1, character: 0))
    document.replace(nil, with: "new")
    #expect(document.bytes == Array("new".utf8))
    #expect(document.lineStarts == [0])
  }

  @Test(arguments: [
    ("abc", "abXc"), ("aé", "aè"), ("aa", "aaa"), ("aaa", "aa"), ("", "x"), ("😀😀", "😀"), ("x", ""),
  ])
  func smallestEditLeadsToTheOtherText(_ old: String, _ new: String) throws {
    var document = TextDocument(uri: "file:///a.yaml", text: old)
    let edit = try #require(document.edit(to: Array(new.utf8)))
    document.replace(edit.range, with: edit.text)
    #expect(String(decoding: document.bytes, as: UTF8.self) == new)
    #expect(document.edit(to: document.bytes) == nil)
  }

  @Test func addressesAndPathsCorrespond() {
    let path: Path = "/a b/é%.yaml"
    #expect(FileURL.uri(of: path) == "file:///a%20b/%C3%A9%25.yaml")
    #expect(FileURL.path(of: FileURL.uri(of: path)) == path)
    #expect(FileURL.path(of: "file://localhost/a") == "/a")
    #expect(FileURL.path(of: "untitled:1") == nil)
    #expect(FileURL.path(of: "file:///a%2") == nil)
  }
}
