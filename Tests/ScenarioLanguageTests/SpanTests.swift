@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What opens or closes a span of `always`, or is balanced, must be able to occur in one case at least.
@Suite struct SpanTests {
  /// Each position of an event pattern that may keep a property from being checked.
  private static let properties = [
    "{after: EVENT, never: [applicationDidBecomeActive]}",
    "{after: EVENT, eventually: [applicationDidBecomeActive]}",
    "{after: applicationDidBecomeActive, until: EVENT, never: [applicationWillTerminate]}",
    "{after: applicationDidBecomeActive, until: EVENT, eventually: [applicationWillTerminate]}",
    "{balanced: [EVENT, applicationDidBecomeActive]}",
    "{balanced: [applicationDidBecomeActive, EVENT]}",
  ]

  private static func messages(
    _ property: String,
    _ event: String,
    ios: String,
    app: String = "{}"
  ) throws -> [String] {
    try Compiled(
      """
      scenario: One
      ios: \(ios)
      app: \(app)
      always: [\(property.replacing("EVENT", with: event))]
      steps: [{user: tap-icon, state: active}]
      """
    ).diagnostics.map(\.message)
  }

  @Test(arguments: properties)
  func `an event that no case can have is an error`(_ property: String) throws {
    #expect(
      try Self.messages(property, "sceneDidBecomeActive", ios: "8.0")
        == ["'sceneDidBecomeActive:' is called in iOS 13.0 and later; this is iOS 8.0"]
    )
    let list = "{implements: [applicationDidBecomeActive, applicationWillTerminate]}"
    #expect(
      try Self.messages(property, "applicationWillResignActive", ios: "8.0", app: list)
        == ["'applicationWillResignActive:' is not implemented by the app, so it is never called"]
    )
    let both = "{any-of: [sceneDidBecomeActive, sceneWillResignActive]}"
    #expect(try Self.messages(property, both, ios: "8.0").count == 2)
  }

  @Test(arguments: properties)
  func `an event of another version or of one alternative is enough`(_ property: String) throws {
    #expect(
      try Self.messages(
        property,
        "{any-of: [sceneDidBecomeActive, applicationWillResignActive]}",
        ios: "8.0"
      ) == []
    )
    #expect(try Self.messages(property, "'application:openURL:options:'", ios: "[8.0, 9.0]") == [])
  }
}
