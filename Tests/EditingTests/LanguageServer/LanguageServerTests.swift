import ScenarioLanguage
import ScenarioRunner
import Testing

@testable import ScenarioCommand

/// Answers of the language server.
@Suite struct LanguageServerTests {
  private static let uri = "file:///no-such-folder/a.yaml"

  /// A session with one document.
  private final class Session {
    private var server: LanguageServer?
    private(set) var messages: [JSONValue] = []
    private let text: String
    private var count = 0

    /// Opens a text, in which `|` is the cursor.
    init(_ text: String) {
      self.text = text
      server = LanguageServer { [unowned self] in messages.append($0) }
      send("initialize", ["capabilities": .object([])])
      notify("textDocument/didOpen", ["textDocument": ["uri": .text(uri), "text": .text(plain)]])
    }

    private var plain: String { text.filter { $0 != "|" } }

    private func notify(_ method: String, _ params: JSONValue) {
      receive(["method": .text(method), "params": params])
    }

    @discardableResult func send(_ method: String, _ params: JSONValue) -> JSONValue? {
      count += 1
      receive(["id": .number("\(count)"), "method": .text(method), "params": params])
      return messages.last?["result"]
    }

    private func receive(_ message: JSONValue) {
      server?.receive(.content(message.json))
      while server?.hasPending == true { server?.answerNext() }
    }

    /// Sends a request about the cursor.
    func ask(_ method: String) -> JSONValue? {
      let lines = text.prefix { $0 != "|" }
        .split(separator: "\n", omittingEmptySubsequences: false)
      let position = Position(line: lines.count - 1, character: lines.last?.utf16.count ?? 0)
      return send(
        "textDocument/\(method)",
        ["textDocument": ["uri": .text(uri)], "position": position.json]
      )
    }

    /// The labels of the completions at the cursor, best first.
    var labels: [String] {
      (ask("completion")?["items"]?.items ?? []).compactMap { $0["label"]?.string }
    }
  }

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
    ("|", "suite"), ("scenario: A\n|", "steps"), ("scenario: A\nios: |", "27.0"),
    ("\(launch)  - user: |", "press-home"),
    ("\(launch)  - { user: |", "press-home"),
    ("\(home)    calls: |", "[sceneWillResignActive, sceneDidEnterBackground]"),
    ("\(home)    state: |", "background"),
    (
      "\(home)    calls:\n      - sceneWillResignActive\n      - |",
      "sceneDidEnterBackground"
    ),
    ("\(home)    notifications: [|", "UIApplicationWillResignActiveNotification"),
    ("\(launch)  - |\n    state: active\n", "user"),
    (suite, "tap-icon"),
    ("\(launch)  - user: |\n  - user: press-home\n    calls: [a", "press-home"),
  ]

  @Test(arguments: offered)
  func completionsContain(_ text: String, _ label: String) {
    #expect(Session(text).labels.contains(label), "\(Session(text).labels.prefix(20))")
  }

  private static let notOffered: [(String, String)] = [
    ("# |", "scenario"), ("scenario: A\n|", "scenario"), ("\(launch)  - user: |", "tap-icon"),
    ("\(launch)  - user: press-home |", "state"), ("\(home)    user|", "repeat"),
  ]

  @Test(arguments: notOffered)
  func completionsDoNotContain(_ text: String, _ label: String) {
    #expect(!Session(text).labels.contains(label))
  }

  @Test func versionsThatDifferAreNamed() throws {
    let text = Self.launch.replacing("18.0", with: "[3.0, 18.0]") + "  - user: |"
    let items = try #require(Session(text).ask("completion")?["items"]?.items)
    let details = Set(items.compactMap { $0["detail"]?.string })
    #expect(details.contains("possible here"))
    #expect(details.contains("possible in iOS 18.0"))
  }

  @Test func hoverOutsideOfWordsIsNull() {
    for text in ["|", "scenario: A|\n", "# scen|ario\n"] {
      guard case .null? = Session(text).ask("hover") else {
        Issue.record("\(text) has a meaning")
        continue
      }
    }
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
