import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// `including: [..]` directly in a step is a list of calls.
@Suite struct FormInStepTests {
  private static let calls = "[sceneWillResignActive, sceneDidEnterBackground]"

  private static func text(_ keys: String) -> String {
    "scenario: x\nios: 17.0\nsteps:\n  - user: tap-icon\n  - user: press-home\n    \(keys)\n"
  }

  private static func formatted(_ text: String) -> String {
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    return String(decoding: ScenarioFormatter.formatted(source), as: UTF8.self)
  }

  @Test(arguments: TreeDecoder.formWords)
  func `means calls, which fmt writes once`(_ word: String) throws {
    let mode =
      ["unordered", "calls-in-any-order"].contains(word)
      ? "any-order" : String(word.trimmingPrefix("calls-"))
    let expected = Self.text("calls: { \(mode): \(Self.calls) }")
    let block = "\(word):\n    - sceneWillResignActive\n    - sceneDidEnterBackground"
    for keys in ["\(word): \(Self.calls)", block] {
      let text = Self.text(keys)
      #expect(try Compiled(text).diagnostics.map(\.id).allSatisfy { $0 == .nonstandardSpelling })
      let formatted = Self.formatted(text)
      #expect(formatted == expected)
      #expect(Self.formatted(formatted) == formatted)
    }
  }

  @Test(arguments: TreeDecoder.formWords)
  func `means a list of one call that is written alone`(_ word: String) throws {
    let formatted = Self.formatted(Self.text("\(word): sceneDidEnterBackground"))
    #expect(formatted.contains(": [sceneDidEnterBackground] }"), "\(formatted)")
    #expect(formatted == Self.formatted(Self.text("\(word): [sceneDidEnterBackground]")))
  }

  @Test func `with other things it is a trace`() throws {
    let text = Self.text("including: [sceneWillResignActive, UISceneWillDeactivateNotification]")
    #expect(Self.formatted(text).contains("trace: { including: ["))
  }

  @Test(arguments: [
    ("calls: \(calls)\n    including: \(calls)", "the step has 'calls' already"),
    ("in-order: \(calls)\n    including: \(calls)", "the step has 'in-order' already"),
    ("notifications:\n    including: \(calls)", "may belong to 'notifications' or to 'calls'"),
  ])
  func `beside another list it may belong to, both readings are an error`(
    _ keys: String,
    _ message: String
  ) throws {
    let messages = try Compiled(Self.text(keys)).diagnostics.map(\.message)
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }
}
