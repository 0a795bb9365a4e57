import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What the user enters to unlock the device.
@Suite struct UnlockTests {
  @Test(arguments: ["unlock: passcode", "user: { unlock: passcode }", "user: unlock passcode"])
  func `a passcode needs a device with one`(_ step: String) throws {
    func errors(_ device: String) throws -> [String] {
      let text = """
        scenario: a
        ios: 18.0
        device: { \(device) }
        steps:
          - user: tap-icon
          - user: lock
          - \(step)
          - state: active

        """
      return try Compiled(text).diagnostics.filter { $0.severity == .error }.map(\.message)
    }
    #expect(try errors("model: iphone, passcode: true") == [])
    #expect(try errors("model: iphone") == ["the device has no passcode"])
  }
}
