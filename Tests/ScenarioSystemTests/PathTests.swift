import ScenarioSystem
import Testing

/// Paths are bytes, whatever text they make.
@Suite struct PathTests {
  /// Names that texts cannot hold, or hold in two ways, and every pair of bytes that may be read as an escape.
  private static let odd: [[UInt8]] = {
    let pieces: [[UInt8]] = [
      [0xFF], [0xC3], [0xC3, 0xA9], [0x65, 0xCC, 0x81], [0xEF, 0xBF, 0xBD], [0x5C], [0x5C, 0x5C],
      Array("\\xFF".utf8), Array("xFF".utf8), Array("FF".utf8), [0x0A], [0x1B], [0x7F],
      [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF0, 0x9F, 0x93], [0x20], Array("a".utf8),
    ]
    return pieces + pieces.flatMap { first in pieces.map { first + $0 } }
  }()

  @Test func everyPathIsReadBackFromItsText() {
    for bytes in Self.odd {
      let path = Path(bytes: bytes)
      #expect(Path(path.text) == path, "\(bytes)")
      #expect(Path(displayed: "\(path)") == path, "\(bytes)")
      #expect(Path(displayed: "\(path)").bytes == bytes)
      #expect(path.removingDisplayEscapes.bytes.count <= bytes.count)
    }
  }

  @Test func noTwoPathsLookTheSame() {
    let paths = Set(Self.odd.map { Path(bytes: $0) })
    #expect(paths.count == Set(Self.odd).count)
    #expect(Set(paths.map { Array("\($0)".utf8) }).count == paths.count)
    #expect(paths.allSatisfy { !"\($0)".contains("\n") && !"\($0)".contains("\u{1B}") })
  }

  @Test(
    arguments: [0x7F, 0x80, 0x9F, 0x200B, 0x200F, 0x202A, 0x202E, 0x2028, 0x2066, 0x2069, 0xFEFF]
  )
  func invisibleCharactersAreShownByTheirBytes(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let path = Path("a\(scalar)b.yaml")
    let bytes = String(scalar).utf8.map { "\\x\(String($0, radix: 16, uppercase: true))" }
    #expect("\(path)" == "a\(bytes.joined())b.yaml")
    #expect(Path(displayed: "\(path)") == path)
    #expect(Path("\(path)").removingDisplayEscapes == path)
  }

  @Test func whatIsPlainStaysAsItIs() {
    let path: Path = "Scenarios/été 電話.yaml"
    #expect("\(path)" == "Scenarios/été 電話.yaml")
    #expect(path.text == "Scenarios/été 電話.yaml")
    #expect("\(Path(bytes: Array("a".utf8) + [0xFF]))" == "a\\xFF")
    #expect("\("a\\b" as Path)" == "a\\\\b")
  }

  @Test func theOrderIsThatOfTheBytes() {
    let paths = Self.odd.map { Path(bytes: $0) }
    let sorted = Self.odd.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(paths.sorted().map(\.bytes) == sorted)
    #expect("\u{E9}" as Path != "e\u{301}")
  }

  @Test func aLiteralHoldsTheBytesOfThePathsInIt() {
    let odd = Path(bytes: [0xFF])
    let path: Path = "a/\(odd)/\("b")"
    #expect(path.bytes == Array("a/".utf8) + [0xFF] + Array("/b".utf8))
    #expect(path.parts == ["a", odd, "b"])
    #expect(path.name == "b")
    #expect(path.folderPrefix == "a/\(odd)/")
    #expect(("" as Path).appending("b") == "b")
    #expect(("/" as Path).appending("b") == "/b")
  }
}
