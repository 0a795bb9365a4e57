internal import CSymbols
internal import Foundation

/// The symbols of a program or a library, from its file.
///
/// Swift on Linux cannot list the methods of a class, but the symbol table of an unstripped program does.
struct SymbolTable {
  private let file: Data

  /// The table of this program.
  static let ofThisProgram = SymbolTable(URL(fileURLWithPath: programPath))

  private static let programPath = "/proc/self/exe"

  init(_ url: URL) {
    file = (try? Data(contentsOf: url, options: .alwaysMapped)) ?? Data()
  }

  /// Returns the names of all symbols that begin with the prefix; none if the program was stripped.
  func names(startingWith prefix: String) -> [String] {
    var names: Set<String> = []
    file.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      withUnsafeMutablePointer(to: &names) { names in
        symbols_with_prefix(start, bytes.count, prefix, names) { context, name in
          context?.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: name))
        }
      }
    }
    return names.sorted()
  }

  /// Returns the table of the file that contains an address, and the name of the symbol there that ends with the
  /// suffix; nil if that file was stripped.
  static func symbol(
    at address: UnsafeRawPointer,
    endingWith suffix: String
  ) -> (table: SymbolTable, name: String)? {
    var start: UnsafeRawPointer?
    guard let path = object_containing(address, &start).map({ String(cString: $0) }), let start
    else { return nil }
    let table = path == programPath ? ofThisProgram : SymbolTable(URL(fileURLWithPath: path))
    let name = table.file.withUnsafeBytes { bytes -> String? in
      guard let file = bytes.baseAddress else { return nil }
      return symbol_at(file, bytes.count, start, address, suffix).map { String(cString: $0) }
    }
    return name.map { (table, $0) }
  }
}

/// Demangles a Swift symbol; nil for any other symbol.
func demangled(_ symbol: String) -> String? {
  symbol.withCString { text in
    guard let result = swiftDemangle(text, strlen(text), nil, nil, 0) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>,
  _ length: Int,
  _ output: UnsafeMutablePointer<CChar>?,
  _ outputSize: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
