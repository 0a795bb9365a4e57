@_spi(Package) import ScenarioLanguage
import ScenarioYAML

/// A source whose expected range is between 1️⃣ and 2️⃣, which are taken out.
struct Marked: Sendable {
  let source: SourceFile
  let range: SourceRange

  init(_ text: String, prefix: String = "", carriageReturns: Bool = false) {
    var text = prefix + text
    // Two characters to Unicode's eyes are one for Swift's: go by scalars.
    if carriageReturns { text = text.split("\n").joined(separator: "\r\n") }
    let pieces = text.split("1️⃣")
    let start = pieces[0]
    let inner = pieces.count > 1 ? pieces[1].split("2️⃣") : ["", ""]
    source = SourceFile(path: "a.yaml", bytes: Array((start + inner.joined()).utf8))
    range = SourceRange(start.utf8.count, start.utf8.count + inner[0].utf8.count)
  }
}

extension String {
  /// The pieces between occurrences of a separator, byte by byte.
  fileprivate func split(_ separator: String) -> [String] {
    let separator = Array(separator.utf8)
    var pieces: [[UInt8]] = [[]]
    var rest = Array(utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: separator) {
        pieces.append([])
        rest = rest.dropFirst(separator.count)
      } else {
        pieces[pieces.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The diagnostic of some bytes.
func diagnostic(_ source: SourceFile) -> Diagnostic? {
  var reader = YAMLReader()
  var tree = Tree()
  return reader.read(source, into: &tree)
}

/// The diagnostic of a text.
func diagnostic(_ text: String) -> Diagnostic? {
  diagnostic(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
}
