import Foundation
import Testing

/// The names that a Swift file declares: of types, functions, properties, cases and parameters.
struct DeclaredNames: Sendable, CustomTestStringConvertible {
  /// Its path from the package's folder.
  let path: String
  /// Each name once, with a space between its words: `func read Code`, and `_ text` for a parameter or a label.
  let phrases: [String]

  var testDescription: String { path }

  init(path: String, code: String) {
    self.path = path
    let words = CodeReader.words(of: code).filter { !Self.notNames.contains($0.text) }
    let declared = zip(words, words.dropFirst()).lazy
      .filter { Self.keywords.contains($0.text) && !Self.keywords.contains($1.text) }
      .filter { !$0.followsDot && !$1.followsDot }.map { "\($0.text) \($1.text)" }
    let parameters = words.lazy
      .filter { $0.precedesColon && !$0.followsDot && !Self.keywords.contains($0.text) }
      .map { "_ \($0.text)" }
    phrases = Set(Array(declared) + Array(parameters)).sorted().map(Self.split)
  }

  /// Puts a space between the words of a name: `readsURLOf` is `reads URL Of`.
  private static func split(_ name: String) -> String {
    let letters = Array(name)
    return letters.indices.reduce(into: "") { text, index in
      let previous = index > 0 ? letters[index - 1] : " "
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      if letters[index].isUppercase,
        previous.isLowercase || previous.isNumber || previous.isUppercase && next.isLowercase
      {
        text += " "
      }
      text.append(letters[index])
    }
  }

  private static let keywords: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct",
    "typealias", "var",
  ]

  private static let notNames: Set<String> = ["_", "default", "indirect"]

  /// The files of the package.
  static let all: [DeclaredNames] = ["Sources", "Tests"].flatMap { folder in
    let root = Documentation.root.appending(path: folder)
    let files = FileManager.default.subpaths(atPath: root.path(percentEncoded: false)) ?? []
    let isFixture = { (path: String) in "/\(path)".contains("/Fixtures/") }
    return files.filter { $0.hasSuffix(".swift") && !isFixture($0) }.sorted().map {
      let bytes = try? Data(contentsOf: root.appending(path: $0))
      return DeclaredNames(
        path: "\(folder)/\($0)",
        code: String(decoding: bytes ?? Data(), as: UTF8.self)
      )
    }
  }
}
