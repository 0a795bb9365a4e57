import Testing

@testable import ScenarioServers

/// Where the cursor `|` is in a document, which need not be YAML.
@Suite struct OutlineScannerTests {
  private static func context(_ text: String) -> CursorContext {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let document = TextDocument(uri: "file:///a.yaml", text: parts.joined())
    return OutlineScanner.context(at: parts[0].utf8.count, in: document)
  }

  private static func way(_ context: CursorContext) -> [String] {
    context.entries.map { entry in
      switch entry.kind {
      case .key(let name): name
      case .item(let index): "\(index)"
      }
    }
  }

  private static let ways: [(String, [String], String)] = [
    ("|", [], ""),
    ("scen|", [], "scen"),
    ("ios: 1|", ["ios"], "1"),
    ("app:\n  |", ["app"], ""),
    ("app:\n  life|", ["app"], "life"),
    ("steps:\n  - |", ["steps", "0"], ""),
    ("steps:\n  - user: tap-icon\n  - us|", ["steps", "1"], "us"),
    ("steps:\n- user: tap-icon\n- us|", ["steps", "1"], "us"),
    ("steps:\n  - user: tap|", ["steps", "0", "user"], "tap"),
    ("steps:\n  - user: tap-icon\n    |", ["steps", "0"], ""),
    ("steps:\n  - user: tap-icon\n    st|", ["steps", "0"], "st"),
    ("steps:\n  - user: tap-icon\n  |", ["steps"], ""),
    ("steps:\n  - user: tap-icon\n|", [], ""),
    ("steps:\n  - calls:\n      - a\n      - b|", ["steps", "0", "calls", "1"], "b"),
    ("calls: [|", ["calls", "0"], ""),
    ("calls: [a, \"b\", c|", ["calls", "2"], "c"),
    ("calls: { in-order: [a, |", ["calls", "in-order", "1"], ""),
    ("during: { a: [save-object: d|", ["during", "a", "0", "save-object"], "d"),
    ("user: { open-url: a://b, d|", ["user"], "d"),
    ("calls: [a,\n  b|", ["calls", "1"], "b"),
    // What looks like a key ends brackets that are not closed.
    ("steps:\n  - calls: [a, {\n  - user: |", ["steps", "1", "user"], ""),
    ("a: |\nb: c", ["a"], ""),
  ]

  @Test(arguments: ways)
  func wayToTheCursor(_ text: String, _ way: [String], _ typed: String) {
    let context = Self.context(text)
    #expect(Self.way(context) == way)
    #expect(context.typed == typed)
  }

  @Test func keysAroundTheCursorAreSiblings() {
    let step = "  - user: tap-icon\n    |\n    state: active\n"
    let context = Self.context("steps:\n\(step)  - wait: 1s\n")
    #expect(context.siblingKeys == ["user", "state"])
  }

  @Test func itemsBeforeTheCursorAreKnown() {
    #expect(Self.context("calls: [a, b:, |").entries.first?.items == ["a", "b:"])
    #expect(Self.context("calls:\n  - a\n  - b:\n  - |").entries.first?.items == ["a", "b", ""])
  }

  @Test func blockScalarsAndDocumentsAreFollowed() {
    #expect(Self.way(Self.context("source: >\n  steps: x\n  - user: y\napp:\n  |")) == ["app"])
    #expect(Self.context("scenario: A\n---\n|").siblingKeys == [])
  }

  @Test(arguments: ["# scen|", "ios: 8.0 # |", "  # |"])
  func commentsAreRecognized(_ text: String) {
    #expect(Self.context(text).isInComment)
  }

  @Test func wordContinuesAfterTheCursor() {
    let context = Self.context("user: tap|-icon")
    #expect(context.typed == "tap")
    #expect(context.word == 6..<14)
  }
}
