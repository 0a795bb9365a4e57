@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// A step without an action can check the final state, and nothing else.
@Suite struct StepWithoutActionTests {
  /// A value for each expectation.
  private static let values: [String: String] = [
    "calls": "none", "notifications": "none", "effects": "none", "objects": "none",
    "threads": "none", "events": "none", "views": "none", "tasks": "none", "trace": "none",
    "never": "[applicationWillTerminate]", "state": "active", "scenes": "{main: background}",
    "front": "home", "over": "none", "retain-counts": "{}", "frames": "{}", "texts": "{}",
    "expect": "{}", "terminated": "watchdog", "within": "1s",
  ]

  @Test func `every expectation has a value`() {
    #expect(Set(ExpectationKind.all.map(\.key)) == Set(Self.values.keys))
  }

  @Test(arguments: ExpectationKind.all.map(\.key), [true, false])
  func `what needs an action is refused, also under versions`(
    _ key: String,
    _ isVersioned: Bool
  ) throws {
    let kind = try #require(ExpectationKind.all.first { $0.key == key })
    let pair = "\(key): \(try #require(Self.values[key]))"
    let step = isVersioned ? "versions: [{ios: 8.0, \(pair)}]" : pair
    let text = "scenario: One\nios: 8.0\nsteps: [{user: tap-icon, state: active}, {\(step)}]\n"
    let refused = try Compiled(text).diagnostics.filter {
      $0.message == "'\(key)' needs an action in its step"
    }
    #expect(refused.count == (kind.checksFinalState ? 0 : 1))
  }
}
