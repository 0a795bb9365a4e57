import ScenarioAnalysis
@_spi(Package) import ScenarioJSON
@_spi(Package) import ScenarioLanguage
@_spi(Package) import ScenarioRunner
import Testing

@testable import ScenarioServers

/// Answers of the language server.
@Suite struct LanguageServerTests {
  private static let launch = """
    scenario: A
    ios: 18.0
    steps:
      - user: tap-icon
        state: active

    """
  private static let home = "\(launch)  - user: press-home\n"
  private static let suite = """
    suite: A
    ios: 18.0
    given:
      - user: |
    scenarios:
      - scenario: B
        steps:
          - state: active
    """

  private static let offered: [(String, String)] = [
    ("|", "suite"), ("scenario: A\n|", "steps"), ("scenario: A\nios: |", "27.1"),
    ("|", "A universal link starts the app"),
    ("\n# A comment.\nURL starts|\n", "A URL starts the app"),
    ("a universal|", "A universal link starts the app"),
    ("\(launch)  - user: |", "press-home"),
    ("\(launch)  - { user: |", "press-home"),
    ("\(home)    calls: |", "[sceneWillResignActive(_:), sceneDidEnterBackground(_:)]"),
    ("\(home)    state: |", "background"),
    (
      "\(home)    calls:\n      - sceneWillResignActive\n      - |",
      "sceneDidEnterBackground"
    ),
    ("\(home)    notifications: [|", "UIApplication.willResignActiveNotification"),
    ("\(launch)  - |\n    state: active\n", "user"),
    (suite, "tap-icon"),
    ("\(launch)  - user: |\n  - user: press-home\n    calls: [a", "press-home"),
  ]

  @Test(arguments: offered)
  func completionsContain(_ text: String, _ label: String) {
    #expect(EditorSession(text).labels.contains(label), "\(EditorSession(text).labels.prefix(20))")
  }

  private static let notOffered: [(String, String)] = [
    ("# |", "A URL starts the app"), ("scenario: A\n|", "A URL starts the app"),
    ("|\nios: 18.0\n", "A URL starts the app"), ("push|", "A URL starts the app"),
    ("# |", "scenario"), ("scenario: A\n|", "scenario"), ("\(launch)  - user: |", "tap-icon"),
    ("\(launch)  - user: press-home |", "state"), ("\(home)    user|", "repeat"),
  ]

  /// The scalar of the cursor began on a line above.
  @Test(arguments: [
    "scenario: A\nios: 8.0\nsource: [2010 \"Launching\n  |the Application\"]\n",
    "scenario: A\nios: 8.0\nskip: {reason: this is a long\n  |reason, ios: 8.0}\n",
    "\(launch)  - user: tap-icon\n    calls: [applicationDidBecomeActive\n|    state: active\n",
    "\(launch)  - system: { open-url: \"todo://new\n    |state: active\n",
  ])
  func completesWithinAScalarOfSeveralLines(_ text: String) throws {
    #expect(EditorSession(text).ask("completion")?["items"]?.items != nil)
  }

  @Test func aRecipeReplacesWhatWasTypedOfItsTitle() throws {
    let recipe = try #require(Recipe.named("universal-link-cold"))
    let items = try #require(EditorSession("A universal|").ask("completion")?["items"]?.items)
    let item = try #require(items.first { $0["label"]?.string == recipe.title })
    #expect(item["textEdit"]?["newText"]?.string == recipe.text)
    #expect(item["textEdit"]?["range"]?["start"]?["character"]?.json == Array("0".utf8))
    #expect(item["detail"]?.string == recipe.group)
  }

  @Test(arguments: notOffered)
  func completionsDoNotContain(_ text: String, _ label: String) {
    #expect(!EditorSession(text).labels.contains(label))
  }

  @Test func versionsThatDifferAreNamed() throws {
    let text = Self.launch.replacing("18.0", with: "[3.0, 18.0]") + "  - user: |"
    let items = try #require(EditorSession(text).ask("completion")?["items"]?.items)
    let details = Set(items.compactMap { $0["detail"]?.string })
    #expect(details.contains("possible here"))
    #expect(details.contains("possible in iOS 18.0"))
  }

  @Test func hoverOutsideOfWordsIsNull() {
    for text in ["|", "scenario: A|\n", "# scen|ario\n"] {
      guard case .null? = EditorSession(text).ask("hover") else {
        Issue.record("\(text) has a meaning")
        continue
      }
    }
  }

  @Test func anEmptyFileBeginsWithWhatEachScenarioNeeds() {
    #expect(EditorSession("|").labels.prefix(2) == ["scenario", "suite"])
    #expect(EditorSession("scenario: A\n|").labels.prefix(3) == ["ios", "app", "given"])
    let inSuite = "suite: A\nios: 18.0\nscenarios:\n  - |"
    #expect(EditorSession(inSuite).labels.first == "scenario")
  }

  @Test func hoverOmitsChangesThatWereNotTried() throws {
    let session = EditorSession("\(Self.home)    calls: [applicationDidBecome|Active]")
    let text = try #require(session.ask("hover")?["contents"]?["value"]?.string)
    #expect(text.contains("it is never called in an app with scenes"))
    #expect(!text.contains("change"))
  }

  @Test func aScenarioCannotGetTheNameOfAnother() throws {
    let text = "suite: S\nios: 18.0\nscenarios:\n  - scenario: O|ne\n  - scenario: Two\n"
    let session = EditorSession(text)
    #expect(session.ask("rename", ["newName": "Two"]) == nil)
    let message = session.messages.last?["error"]?["message"]?.string
    #expect(message == "another scenario of this file is called 'Two'")
    #expect(session.ask("rename", ["newName": "Three"])?["changes"] != nil)
  }

  @Test func theOutlineHasWholeScenariosAndTheirNames() throws {
    let text = "\(Self.home)# the end\n"
    let symbols = try #require(EditorSession(text).ask("documentSymbol")?.items)
    let symbol = try #require(symbols.first)
    #expect(symbol["range"]?["start"]?["line"]?.integer == 0)
    #expect(symbol["range"]?["end"]?["line"]?.integer == 5)
    #expect(symbol["selectionRange"]?["end"]?["line"]?.integer == 0)
    #expect(symbol["selectionRange"]?["start"]?["character"]?.integer == 10)
  }

  @Test func schemaIsFollowedThroughReferences() {
    let schema = SchemaWalk()
    let text = "steps:\n  - user: tap-icon\n    calls:\n      in-order:\n        - "
    let document = TextDocument(uri: "", text: text)
    let context = OutlineScanner.context(at: document.bytes.count, in: document)
    let forms = schema.forms(at: context.entries, rootKeys: context.rootKeys)
    #expect(schema.scalars(forms).contains { $0.text == "applicationDidBecomeActive" })
    #expect(schema.lastIndex(of: "step", in: context.entries, rootKeys: ["steps"]) == 1)
  }
}
