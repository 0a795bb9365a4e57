internal import CSymbols
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
