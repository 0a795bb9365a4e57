@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What `implements` says, and what a scenario expects beside it.
@Suite struct ImplementedMethodTests {
  private static func text(
    _ implements: String,
    _ expected: String = "[applicationDidBecomeActive]"
  ) -> String {
    """
    scenario: x
    ios: 8.0
    app: { implements: \(implements) }
    steps:
      - user: tap-icon
        calls: { including: \(expected) }
        state: active

    """
  }

  /// The value of `implements`, what is expected, and the values that the one error suggests.
  @Test(arguments: [
    (
      "[applicationDidBecomeActive]",
      "[application:didFinishLaunchingWithOptions, applicationDidBecomeActive]",
      [
        "[application:didFinishLaunchingWithOptions, applicationDidBecomeActive]", "template",
      ]
    ),
    (
      "[applicationDidBecomeActive, applicationSignificantTimeChange]",
      "[application:didFinishLaunchingWithOptions, applicationDidBecomeActive]",
      [
        "[application:didFinishLaunchingWithOptions, applicationDidBecomeActive, applicationSignificantTimeChange]",
        "{ template-and: [applicationSignificantTimeChange] }",
      ]
    ),
    (
      "[applicationDidBecomeActive]", "[applicationSignificantTimeChange]",
      ["[applicationDidBecomeActive, applicationSignificantTimeChange]"]
    ),
    (
      "template", "[applicationSignificantTimeChange]",
      ["{ template-and: [applicationSignificantTimeChange] }"]
    ),
    (
      "{ template-and: [applicationDidReceiveMemoryWarning] }",
      "[applicationSignificantTimeChange]",
      [
        "{ template-and: [applicationDidReceiveMemoryWarning, applicationSignificantTimeChange] }"
      ]
    ),
    ("{ all-but: [applicationDidBecomeActive] }", "[applicationDidBecomeActive]", ["all"]),
  ])
  func `one error names what is missing, with the completed value`(
    _ implements: String,
    _ expected: String,
    _ completed: [String]
  ) throws {
    let text = Self.text(implements, expected)
    let diagnostics = try Compiled(text).diagnostics
    try #require(diagnostics.count == 1, "\(diagnostics.map(\.message))")
    #expect(diagnostics[0].id == .notImplemented)
    #expect(diagnostics[0].fixes.map(\.text).map(Set.init(_:)) == completed.map(Set.init(_:)))
    #expect(
      diagnostics[0].help
        == "write \(diagnostics[0].fixes.map { "implements: \($0.text)" }.joined(separator: ", or "))"
    )
    for fix in diagnostics[0].fixes {
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.text.utf8)
      #expect(
        try Compiled(String(decoding: bytes, as: UTF8.self)).diagnostics.isEmpty,
        "\(fix.text)"
      )
    }
  }

  @Test(arguments: [OSVersion(2), OSVersion(4), OSVersion(8), OSVersion(13), OSVersion(18)])
  func `the methods of the template, and others`(_ os: OSVersion) throws {
    func methods(_ implements: String) throws -> MethodSet {
      let text = Self.text(implements).replacing("ios: 8.0", with: "ios: \(os)")
        .replacing("    calls: { including: [applicationDidBecomeActive] }\n", with: "")
      return try Compiled(text).plan().script.implemented
    }
    let others = "[applicationSignificantTimeChange]"
    #expect(
      try methods("{ template-and: \(others) }")
        == methods("template").union(MethodSet(.significantTimeChange))
    )
    #expect(try methods(others) == MethodSet(.significantTimeChange))
  }

  @Test(arguments: ["{}", "{ template-and: [] }", "{ template-and: [a], all-but: [b] }", "nothing"])
  func `anything else is an error`(_ implements: String) throws {
    #expect(try !Compiled(Self.text(implements)).diagnostics.isEmpty)
  }

  @Test func `two keys contradict each other`() throws {
    let implements =
      "{ template-and: [applicationDidBecomeActive], all-but: [applicationWillTerminate] }"
    #expect(
      try Compiled(Self.text(implements)).diagnostics.map(\.message) == ["'implements' has one key"]
    )
  }
}
