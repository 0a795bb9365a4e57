import Testing

@testable import ScenarioServers

/// The changes that the language server offers.
@Suite struct CodeActionTests {
  private static let launch = """
    scenario: A
    ios: 18.0
    app: { life-cycle: scenes }
    steps:
      - user: tap-icon
        state: active

    """

  /// Texts with the cursor, the title of a change, and the line that it leads to.
  private static let fixes: [(String, String, String)] = [
    (
      "\(launch)    calls: { including: [applicationDid|BecomeActive] }",
      "Replace with 'sceneDidBecomeActive'", "    calls: { including: [sceneDidBecomeActive] }"
    ),
    (
      "\(launch)  - system: { open-url: a://b }\n    calls: { including: [\"application:openURL:opt|ions:\"] }",
      "Replace with 'scene:openURLContexts'", "    calls: { including: [scene:openURLContexts] }"
    ),
    ("\(launch)    within: 5|", "Replace with '5s'", "    within: 5s"),
    (launch.replacing("18.0", with: "18.|9"), "Replace with '18.7'", "ios: 18.7"),
    (launch.replacing("18.0", with: "18.0.|1"), "Replace with '18.0'", "ios: 18.0"),
    (
      launch.replacing("18.0", with: "18.0.|..16.0"), "Replace with '16.0...18.0'",
      "ios: 16.0...18.0"
    ),
    (
      launch.replacing("A\nios: 18.0\n", with: "|A\n"), "Add 'ios: 18.0'",
      "ios: 18.0"
    ),
    (
      launch.replacing("scenario: A\n", with: "") + "  - state: active",
      "Add 'scenario: what it shows'", "scenario: what it shows"
    ),
    (
      "\(launch)  - user: open-|url", "Replace with '{open-url: \"..\"}'",
      "  - user: {open-url: \"..\"}"
    ),
    (
      "\(launch)  - us|er: low-memory", "Write 'system', the standard spelling",
      "  - system: low-memory"
    ),
    ("\(launch)  - user: tap-i|con", "Replace with 'press-home'", "  - user: press-home"),
    (
      "\(launch)  - user: press-home\n    state: backgroun|", "Replace with 'background'",
      "    state: background"
    ),
    (
      "\(launch)    calls: sceneDidBecomeActive|",
      "Write '[sceneDidBecomeActive]', the standard spelling",
      "    calls: [sceneDidBecomeActive]"
    ),
    (
      "\(launch)  - user: ho|me", "Write 'press-home', the standard spelling",
      "  - user: press-home"
    ),
  ]

  @Test(arguments: fixes)
  func aChangeIsOffered(_ text: String, _ title: String, _ line: String) throws {
    let text = text.contains("|") ? text : "|\(text)"
    let actions = EditorSession(text).actions
    let action = try #require(actions.first { $0.title == title }, "\(actions.map(\.title))")
    #expect(action.text.split(separator: "\n").contains(Substring(line)), "\(action.text)")
  }

  @Test func aFixThatWouldRemoveAVariableIsNotOffered() {
    let text = "\(Self.launch)    within: ${t|ime}\nvariables: { time: 5 }\n"
    #expect(EditorSession(text).actions.isEmpty)
  }

  @Test func anActionThatIsNotPossibleThereIsNotOffered() {
    let titles = EditorSession("\(Self.launch)  - user: tap-i|con").actions.map(\.title)
    #expect(!titles.contains("Replace with 'tap-icon'"))
    #expect(!titles.isEmpty)
  }
}
