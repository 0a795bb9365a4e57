/// A path, or a part of one, as the bytes that the file system uses.
///
/// Paths are compared and sorted by their bytes. A `String` would treat the composed and the decomposed 'é' as equal,
/// and cannot represent all file names.
///
/// - `Path(text)` and `path.text` convert from and to a `String` without loss, for APIs that require one.
/// - `"\(path)"` is for display, and `Path(displayed:)` converts it back.
/// - A string literal with interpolated paths can be a `Path`: `"\(folder)/history"`.
public struct Path: Sendable {
  /// The bytes, without a terminating zero.
  package var bytes: [UInt8]

  /// Creates a path from bytes.
  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Whether the path is empty.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether the path begins at the root of the file system.
  package var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// Whether it is valid as the path of a file: not empty, and without a zero byte.
  package var isValid: Bool { !isEmpty && !bytes.contains(0) }

  /// Whether the path begins with a string.
  package func hasPrefix(_ prefix: String) -> Bool { bytes.starts(with: prefix.utf8) }

  /// Whether the path ends with a string.
  package func hasSuffix(_ suffix: String) -> Bool {
    bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Whether the path has the extension of a scenario file, `.yaml` or `.yml`, in upper or lower case.
  package var hasScenarioExtension: Bool {
    // Most other names have another last letter.
    guard let last = bytes.last, last | 0x20 == UInt8(ascii: "l") else { return false }
    let ending = bytes.suffix(5).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return ending.elementsEqual(".yaml".utf8) || ending.suffix(4).elementsEqual(".yml".utf8)
  }

  /// Whether it is the name of a hidden file, which begins with a period.
  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// The bytes with a terminating zero, for C functions.
  var terminated: [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// Copies a C string.
  init(terminated bytes: UnsafePointer<CChar>) {
    self.bytes = []
    var next = bytes
    while next.pointee != 0 {
      self.bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
  }
}

extension Path: Hashable, Comparable {
  /// Whether the first path is sorted before the second, byte by byte.
  public static func < (first: Path, second: Path) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}

// MARK: - Parts

extension Path {
  /// The components between slashes, without empty ones.
  package var parts: [Path] {
    bytes.split(separator: UInt8(ascii: "/")).map { Path(bytes: $0) }
  }

  /// Joins components with slashes.
  package init(joining parts: some Sequence<Path>) {
    bytes = Array(parts.map(\.bytes).joined(separator: [UInt8(ascii: "/")]))
  }

  /// Creates an absolute path from its components.
  package init(absolute parts: some Sequence<Path>) { self = "/\(Path(joining: parts))" }

  /// The path up to and including the last slash; empty if there is none.
  package var folderPrefix: Path { Path(bytes: bytes[..<nameStart]) }

  /// The component after the last slash.
  package var name: Path { Path(bytes: bytes[nameStart...]) }

  private var nameStart: Int { bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }

  /// Returns a path inside this folder; an empty path is the working directory.
  package func appending(_ other: Path) -> Path {
    isEmpty ? other : hasSuffix("/") ? Path(bytes: bytes + other.bytes) : "\(self)/\(other)"
  }
}

// MARK: - Literals

extension Path: ExpressibleByStringInterpolation {
  /// Collects the bytes of a literal with interpolated paths and strings.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }

    /// Appends a path.
    public mutating func appendInterpolation(_ path: Path) { bytes += path.bytes }

    /// Appends a value that is not a path.
    public mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      bytes += text.description.utf8
    }
  }

  /// Creates a path from a literal.
  public init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

  /// Creates a path from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }
}
