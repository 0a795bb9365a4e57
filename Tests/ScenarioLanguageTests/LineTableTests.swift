@_spi(Package) import ScenarioLanguage
import Testing

/// Where lines begin, and to which one a byte belongs.
@Suite struct LineTableTests {
  /// Files of every length around a whole number of words, with line feeds and bytes that look like them but for one bit.
  @Test(arguments: 0..<40)
  func linesBeginBehindEachLineFeed(_ length: Int) {
    let kinds: [UInt8] = [0x0A, 0x8A, 0x0B, 0x00, 0x09, 0xFF, 0x41]
    for turn in 0..<50 {
      // Steps of several lengths, so that each kind comes to follow each.
      let bytes = (0..<length).map { kinds[($0 * (turn % 6 + 1) + $0 / 7 + turn) % kinds.count] }
      let source = SourceFile(path: "", bytes: bytes)
      let table = source.lineTable()
      var line = 1
      for (offset, byte) in bytes.enumerated() {
        #expect(table.line(at: Int32(offset)) == line, "\(bytes)")
        #expect(source.lineTable(upTo: Int32(offset)).line(at: Int32(offset)) == line, "\(bytes)")
        if byte == 0x0A { line += 1 }
      }
      #expect(table.starts.count == line, "\(bytes)")
    }
  }
}
