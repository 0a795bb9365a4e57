/// A path, or a part of one: bytes, as the file system keeps them.
///
/// Two paths are equal, and ordered, by their bytes. A `String` would do neither: it takes the composed and the
/// decomposed 'é' for one name, and cannot hold every name that a folder may hold.
///
/// - `Path(text)` and `path.text` convert from and to a `String` without loss, for what takes nothing else.
/// - `"\(path)"` is for people, and `Path(displayed:)` reads it back.
/// - Where a `Path` is expected, a literal with interpolated paths is one: `"\(folder)/history"`.
public struct Path: Sendable {
  /// The bytes, without a zero at the end.
  public var bytes: [UInt8]

  /// Creates a path of bytes.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Whether it has no bytes.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether it begins at the root of the file system.
  public var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// Whether it can be the path of a file: no file system keeps a zero byte.
  public var isPossible: Bool { !isEmpty && !bytes.contains(0) }

  /// Whether it begins with this text.
  public func hasPrefix(_ prefix: String) -> Bool { bytes.starts(with: prefix.utf8) }

  /// Whether it ends with this text.
  public func hasSuffix(_ suffix: String) -> Bool {
    bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Whether it ends like the name of a scenario file: `.yaml` or `.yml`, in capital or small letters.
  public var hasScenarioEnding: Bool {
    // Most other names end with another letter.
    guard let last = bytes.last, last | 0x20 == UInt8(ascii: "l") else { return false }
    let ending = bytes.suffix(5).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return ending.elementsEqual(".yaml".utf8) || ending.suffix(4).elementsEqual(".yml".utf8)
  }

  /// Whether it is the name of a hidden file: it begins with a period.
  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// The bytes with a zero at the end, as the C library takes them.
  var terminated: [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// Copies what the C library returns.
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
  /// Whether the first comes before the second, byte by byte.
  public static func < (first: Path, second: Path) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}

// MARK: - Parts

extension Path {
  /// The names between the slashes, without empty ones.
  public var parts: [Path] {
    bytes.split(separator: UInt8(ascii: "/")).map { Path(bytes: $0) }
  }

  /// Joins names with slashes.
  public init(joining parts: some Sequence<Path>) {
    bytes = Array(parts.map(\.bytes).joined(separator: [UInt8(ascii: "/")]))
  }

  /// The absolute path made of its parts.
  init(absolute parts: some Sequence<Path>) { self = "/\(Path(joining: parts))" }

  /// What precedes the last slash, that slash included; empty where there is none.
  public var folderPrefix: Path { Path(bytes: bytes[..<nameStart]) }

  /// What follows the last slash.
  public var name: Path { Path(bytes: bytes[nameStart...]) }

  private var nameStart: Int { bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }

  /// Something in this folder; an empty path is the working directory.
  public func appending(_ other: Path) -> Path {
    isEmpty ? other : hasSuffix("/") ? Path(bytes: bytes + other.bytes) : "\(self)/\(other)"
  }
}

// MARK: - Literals

extension Path: ExpressibleByStringInterpolation {
  /// Collects the bytes of a literal with paths and texts in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    /// Begins an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }

    /// Adds a path.
    public mutating func appendInterpolation(_ path: Path) { bytes += path.bytes }

    /// Adds a text that is not a path.
    public mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      bytes += text.description.utf8
    }
  }

  /// Creates the path that a literal spells.
  public init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

  /// Creates the path that a literal spells.
  public init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }
}
