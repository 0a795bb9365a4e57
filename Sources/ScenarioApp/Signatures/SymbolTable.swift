internal import Foundation

/// The symbols of the running program, from its file.
///
/// Swift on Linux cannot list the methods of a class, but the symbol table of an unstripped program does.
struct SymbolTable {
  private let file: Data

  /// The table of this program.
  static let ofThisProgram = SymbolTable(URL(fileURLWithPath: "/proc/self/exe"))

  init(_ url: URL) {
    file = (try? Data(contentsOf: url, options: .alwaysMapped)) ?? Data()
  }

  /// Returns the names of all symbols that begin with the prefix; none if the program was stripped.
  func names(startingWith prefix: String) -> [String] {
    let prefix = Array(prefix.utf8)
    return file.withUnsafeBytes { bytes in
      guard let table = ELFSymbols(bytes) else { return [] }
      var names: Set<String> = []
      for offset in table.nameOffsets where bytes.hasBytes(prefix, at: offset) {
        names.insert(bytes.text(at: offset))
      }
      return names.sorted()
    }
  }
}

/// Where the names of the symbols are in a 64-bit ELF file.
private struct ELFSymbols {
  /// The offset of each symbol's name in the file.
  let nameOffsets: [Int]

  /// Returns nil if the bytes are not such a file, or have no symbols.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let symbolTable: UInt32 = 2
    guard bytes.hasBytes([0x7F, 0x45, 0x4C, 0x46, 2], at: 0), bytes.count >= 64 else { return nil }
    let sections = Int(clamping: bytes.number(UInt64.self, at: 40))
    let size = Int(bytes.number(UInt16.self, at: 58))
    let count = Int(bytes.number(UInt16.self, at: 60))
    guard size >= 64, bytes.contains(sections, count * size) else { return nil }
    func field(_ section: Int, _ offset: Int) -> Int {
      Int(clamping: bytes.number(UInt64.self, at: sections + section * size + offset))
    }
    let isTable = { bytes.number(UInt32.self, at: sections + $0 * size + 4) == symbolTable }
    guard let symbols = (0..<count).first(where: isTable) else { return nil }
    let names = Int(bytes.number(UInt32.self, at: sections + symbols * size + 40))
    let (start, length, entry) = (field(symbols, 24), field(symbols, 32), 24)
    guard names < count, bytes.contains(start, length) else { return nil }
    let texts = field(names, 24)
    nameOffsets = stride(from: start, to: start + length - entry + 1, by: entry).map {
      texts + Int(bytes.number(UInt32.self, at: $0))
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func contains(_ offset: Int, _ length: Int) -> Bool {
    offset >= 0 && length >= 0 && offset <= count && length <= count - offset
  }

  fileprivate func number<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Number {
    contains(offset, MemoryLayout<Number>.size)
      ? loadUnaligned(fromByteOffset: offset, as: Number.self) : 0
  }

  fileprivate func hasBytes(_ expected: [UInt8], at offset: Int) -> Bool {
    contains(offset, expected.count)
      && expected.withUnsafeBytes { expected in
        guard let one = expected.baseAddress, let other = baseAddress else { return true }
        return memcmp(one, other + offset, expected.count) == 0
      }
  }

  fileprivate func text(at offset: Int) -> String {
    let end = self[offset...].firstIndex(of: 0) ?? count
    return String(decoding: self[offset..<end], as: UTF8.self)
  }
}
