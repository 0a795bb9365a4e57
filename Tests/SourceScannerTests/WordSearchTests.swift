import Testing

@testable import SourceScanner

/// The search for words finds what a slow search finds.
@Suite struct WordSearchTests {
  /// A generator whose numbers are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 42
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test func `words are found where they are, and nowhere else`() {
    var numbers = Numbers()
    for _ in 0..<2_000 {
      let words = (0..<3).map { _ in
        String(
          (0..<Int.random(in: 2...5, using: &numbers)).map { _ in
            "ab".randomElement(using: &numbers) ?? "a"
          }
        )
      }
      let text = String((0..<20).map { _ in "aab".randomElement(using: &numbers) ?? "a" })
      let bytes = Array(text.utf8)
      let first = bytes.indices.first { start in
        words.contains { bytes[start...].starts(with: $0.utf8) }
      }
      let match = WordSearch(words).firstMatch(in: bytes, from: 0)
      #expect(match?.offset == first, "\(words) in \(text)")
      if let match { #expect(bytes[match.offset...].starts(with: words[match.word].utf8)) }
    }
  }

  @Test(
    arguments: [
      ("class Name {}", true), ("final class  Name{}", true), ("extension Outer.Name {}", true),
      ("let x: Name", false), ("class NameX {}", false), ("class XName {}", false),
      ("Name", false), ("@interface Name : NSObject", true), ("@implementation Name", true),
      ("NSString *const Name = @\"a\";", true), ("#define Name @\"a\"", true), ("case Name", true),
      ("return Name", false), ("class Na", false), ("class NameX {}; class Name {}", true),
    ]
  )
  func `files that declare a name are found without parsing them`(text: String, isFound: Bool) {
    let search = DeclarationSearch(["Name", "Na", "NameXY"].filter { $0 != "Na" })
    #expect(search.isDeclared(in: Array(text.utf8)) == isFound)
  }
}
