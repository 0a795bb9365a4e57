@_spi(Package) package import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage

/// A scenario that is generated to show a problem of the app under test: it fails until the problem is solved.
package struct GeneratedScenario: Hashable, Sendable {
  /// The name of its file, without an extension.
  package var name = ""
  /// The file.
  package var text = ""

  package init() {}

  package init(name: String, text: String) { (self.name, self.text) = (name, text) }
}

extension GeneratedScenario: FieldObject {
  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("name", &name)
    try coder.field("text", &text)
  }
}

extension GeneratedScenario {
  /// Returns a file name for a text: its letters and digits, with hyphens between words.
  package static func fileName(of text: String) -> String {
    let words = text.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.prefix(14).joined(separator: "-")
    return name.isEmpty ? "finding" : name
  }
}
