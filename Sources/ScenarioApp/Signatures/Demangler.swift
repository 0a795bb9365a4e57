internal import Foundation

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
