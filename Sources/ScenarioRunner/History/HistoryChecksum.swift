/// The checksum at the end of a history: lines that were moved, lost, doubled or changed give another one.
struct HistoryChecksum {
  private var print = Fingerprint()

  /// Adds bytes of the file.
  mutating func add(_ bytes: ArraySlice<UInt8>) { print.append(bytes) }

  /// Adds a line, and the line feed behind it.
  mutating func addLine(_ line: ArraySlice<UInt8>) {
    add(line)
    add([UInt8(ascii: "\n")])
  }

  /// What stands behind all that was added.
  var ending: [UInt8] { Array("\(print.text)\n".utf8) }

  /// Whether the last line, of which nothing was added yet, ends with the checksum of all before it.
  func isRight(inLastLine line: ArraySlice<UInt8>) -> Bool {
    guard let tab = line.lastIndex(of: UInt8(ascii: "\t")) else { return false }
    var whole = self
    whole.add(line[...tab])
    return whole.ending.dropLast().elementsEqual(line[(tab + 1)...])
  }
}
