@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioYAML
import Testing

@testable import ScenarioAnalysis
@testable import ScenarioRunner

/// The steps of files that are generated: of findings, and of recordings.
@Suite struct WrittenStepTests {
  private static let plainTexts = ["second", "open window", "a/b"]

  /// Texts that YAML or the language reads as something else without quotes.
  private static let oddTexts = [
    "yes", "No", "on", "null", "~", "true", "any", "none", "1", "1.5", "1e5", "0x1F", "2026-11-27",
    "12:30", "a: b", "a:", "#x", "a #b", " x", "x ", "- a", "[a", "a, b", "{a}", "'", "\"", "\\",
    "${a}", "$${a}", "&a", "*a", "!a", "|", "a\nb", "\u{85}",
  ]

  @Test(arguments: ActionKind.allCases)
  func eachTextOfAnActionIsReadAsItWasWritten(_ kind: ActionKind) throws {
    for text in Self.plainTexts + Self.oddTexts {
      let action = Action(kind, kind.parameters.map { Self.argument($0, text) })
      let expected = kind.parameters.filter(\.isText).map { _ in YAMLText.withoutVariables(text) }
      for step in [YAMLFlow.step(.action(action)), RecordingMove.action(action).text] {
        let read = try Self.texts(of: kind, in: step)
        #expect(read.map(\.text) == expected, "\(step)")
        let isQuoted = Self.oddTexts.contains(text)
        #expect(read.allSatisfy { $0.isQuoted == isQuoted }, "\(step)")
      }
    }
  }

  private static func argument(_ parameter: Parameter, _ text: String) -> ArgumentValue {
    switch parameter.type {
    case .text, .name: .text(text)
    case .word: .word(0)
    case .duration: .duration(.seconds(1))
    case .integer(let bounds): .integer(bounds.lowerBound)
    case .flag: .flag(true)
    case .actions: .actions([])
    case .words(let words): .words(1 << UInt32(words.count) - 1)
    case .payload: .absent
    }
  }

  /// Reads a step; returns the arguments that are texts.
  private static func texts(
    of kind: ActionKind,
    in step: String
  ) throws -> [(text: String, isQuoted: Bool)] {
    var reader = YAMLReader()
    var tree = Tree()
    let source = SourceFile(path: "a.yaml", bytes: Array(step.utf8))
    let diagnostic = reader.read(source, into: &tree)
    try #require(diagnostic == nil, "\(step): \(diagnostic?.message ?? "")")
    let action = try #require(tree.onlyField(tree.documents[0]))
    #expect(tree.string(action.key) == kind.actor.rawValue)
    guard let (word, value) = tree.onlyField(action.value) else {
      #expect(tree.string(action.value) == kind.word)
      return []
    }
    #expect(tree.string(word) == kind.word)
    let fields = tree.fields(value).map { (tree.string($0.key), $0.value) }
    let arguments = fields.isEmpty ? [(kind.parameters[0].name, value)] : fields
    return arguments.compactMap { name, value in
      guard kind.parameters.contains(where: { $0.name == name && $0.isText }) else { return nil }
      return (tree.string(value), tree[value].kind == .quoted)
    }
  }
}

extension Parameter {
  fileprivate var isText: Bool {
    switch type {
    case .text, .name: true
    default: false
    }
  }
}
