@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Links of web pages, which are universal links, and URLs with a scheme of the app.
@Suite struct UniversalLinkTests {
  private static func text(
    _ step: String,
    app: String = "life-cycle: scenes",
    ios: String = "17.0"
  )
    -> String
  { "scenario: x\nios: \(ios)\napp: {\(app)}\nsteps:\n  - \(step)\n    state: active\n" }

  @Test(arguments: [
    "system: { open-url: https://a.example/1 }", "system:\n      open-url: https://a.example/1",
    "open-url: https://a.example/1", "user: open-url https://a.example/1",
    "system: { open-url: { url: HTTP://a.example } }", "system: { url: \"https://a.example/#1\" }",
  ])
  func `a URL of a web page offers the action, as a fix that compiles`(_ step: String) throws {
    let text = Self.text(step)
    let diagnostic = try #require(try Compiled(text).diagnostics.first { $0.severity == .error })
    #expect(diagnostic.help.contains("user: { open-universal-link: "))
    let fix = try #require(diagnostic.fixes.last)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: Array(fix.text.utf8))
    let fixed = try Compiled(String(decoding: bytes, as: UTF8.self)).diagnostics
    #expect(fixed.isEmpty, "\(fixed.map(\.message))")
  }

  @Test func `before iOS 9 there are none`() throws {
    let old = try Compiled(Self.text("open-universal-link: https://a.example", ios: "8.0"))
    #expect(old.diagnostics.contains { $0.help == "it requires iOS 9.0" })
    let url = try Compiled(Self.text("open-url: https://a.example", ios: "8.0"))
    #expect(url.diagnostics.allSatisfy { !$0.help.contains("universal") })
  }

  @Test(arguments: [
    ("[applinks:a.example]", true), ("[\"applinks:A.example?mode=developer\"]", true),
    ("[\"applinks:*.example\"]", true), ("[applinks:b.example, applinks:a.example]", true),
    ("[applinks:b.example]", false), ("[webcredentials:a.example]", false),
    ("[\"applinks:*.a.example\"]", false), ("none", false),
  ])
  func `a link reaches the app by its associated domains`(_ domains: String, _ isOf: Bool) throws {
    let text = Self.text(
      "user: { open-universal-link: https://user@a.example:443/1 }",
      app: "life-cycle: scenes, associated-domains: \(domains)"
    )
    let diagnostics = try Compiled(text).diagnostics
    #expect(diagnostics.isEmpty == isOf, "\(diagnostics.map(\.message))")
    guard let first = diagnostics.first else { return }
    #expect(first.message.contains("in Safari, and the app gets nothing"))
    #expect(first.help.contains("applinks:a.example"))
  }

  @Test(arguments: ["notes://1", "a.example/1", "a", "https:"])
  func `anything but a web page is an error`(_ url: String) throws {
    let diagnostics = try Compiled(Self.text("user: { open-universal-link: \"\(url)\" }"))
      .diagnostics
    #expect(diagnostics.map(\.message) == ["a universal link is a web page, and '\(url)' is none"])
  }

  @Test func `an activity of a web page is the same action`() throws {
    let activity = try Compiled(Self.text("user: { continue-activity: https://a.example/1 }"))
    let link = try Compiled(Self.text("user: { open-universal-link: https://a.example/1 }"))
    let action = try #require(link.plans.first?.steps.first?.action)
    #expect(activity.plans.first?.steps.first?.action == action)
    #expect(action.kind == .openUniversalLink)
  }
}
