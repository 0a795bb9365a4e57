@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioYAML
import TestSupport
import Testing

@testable import ScenarioCommand

/// Blesses texts and looks at what became of them.
enum BlessCheck {
  static func bless(_ text: String, force: Bool = false) throws -> Blessing {
    try Blessing(SourceFile(path: "a.yaml", bytes: Array(text.utf8)), force: force)
  }

  /// Checks what becomes of a text by force, and that nothing is left to be blessed in it.
  static func text(
    _ text: String,
    becomes expected: String,
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    let blessing = try bless(text, force: true)
    let actual = blessing.text
    if actual != expected {
      let difference = Difference(expected: expected, actual: actual).text
      Issue.record("\(difference)\n\(blessing.notUpdated.map(\.text))", sourceLocation: place)
    }
    #expect(
      blessing.notUpdated.isEmpty,
      "\(blessing.notUpdated.map(\.text))",
      sourceLocation: place
    )
    #expect(blessing.diagnostics.isEmpty, sourceLocation: place)
    #expect(try bless(actual).text == actual, sourceLocation: place)
  }

  /// Checks that a text stays as it is, and why.
  static func left(
    _ text: String,
    because reasons: [String],
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    let blessing = try bless(text)
    #expect(blessing.text == text, sourceLocation: place)
    #expect(blessing.notUpdated.map(\.text) == reasons, sourceLocation: place)
  }

  /// A scenario that goes home, with something in the step that does.
  static func home(_ expectations: String, ios: String = "8.0") -> String {
    """
    scenario: Home   # and away
    ios: \(ios)
    steps:
      - user: tap-icon
      - user:  press-home
    \(expectations)

    """
  }
}

extension Blessing {
  /// The text of the file with all that was blessed.
  var text: String { String(decoding: rewrite.bytes, as: UTF8.self) }
}
