@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import TestSupport
import Testing

/// What the README says that a scenario can contain.
@Suite struct ReadmeWordTests {
  /// The examples of actions in the table: the actor, and the action.
  static let actions: [(actor: String, action: String)] = {
    let lines = Documentation.page("README.md")?.lines ?? []
    return lines.flatMap { line -> [(String, String)] in
      let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
      guard cells.count > 1,
        let actor = ["user", "system", "app"].first(where: { cells[0].hasPrefix("`\($0):` ") }),
        !cells[0].contains("of a scenario")
      else { return [] }
      return cells[1].split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }
        .map { (actor, String($0.element)) }
    }
  }()

  @Test func `the table has actions of each actor`() {
    for actor in ["user", "system", "app"] {
      #expect(Self.actions.filter { $0.actor == actor }.count >= 8)
    }
  }

  @Test(arguments: actions)
  func `each action of the table exists`(_ actor: String, _ action: String) throws {
    let text = """
      scenario: A
      ios: 18
      app: { multiple-scenes: true, url-schemes: [notes] }
      device: ipad
      steps:
        - user: tap-icon
          state: active
        - \(actor): \(action)
      """
    var loader = YAMLLoader()
    let file = loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let wrong = file.allDiagnostics.filter {
      // Whether it is possible at this point depends on what happened before.
      ![.illegalAction, .misplacedAction, .notOnThisDevice].contains($0.id)
    }
    #expect(wrong.map(\.message) == [])
  }
}
