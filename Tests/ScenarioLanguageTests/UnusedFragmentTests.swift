import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Fragments that nothing uses are checked, too.
@Suite struct UnusedFragmentTests {
  private static let scenario = "scenario: S\nios: 8.0\nsteps: [{user: tap-icon, state: active}]\n"
  private static let suite =
    "suite: S\nios: 8.0\nscenarios:\n- scenario: A\n  steps: [{user: tap-icon, state: active}]\n"
  private static let library = ""

  private func messages(_ document: String, _ fragments: String) throws -> [String] {
    try Compiled("\(document)fragments:\n\(fragments)\n").diagnostics.map(\.message)
  }

  @Test(arguments: [scenario, suite, library])
  func errorsInThemAreReported(_ document: String) throws {
    for (fragment, message) in [
      ("  a: [{usr: tap-icon}]", "unknown key 'usr'"),
      ("  a: [{user: tap-icn}]", "unknown user action 'tap-icn'"),
      ("  a: {steps: [{user: tap-icon, state: actve}]}", "unknown state 'actve'"),
      ("  a: {always: [{stat: [active]}]}", "unknown key 'stat' in a property"),
      ("  a: {parameters: [p], steps: [{wait: \"${p}\"}, {usr: tap-icon}]}", "unknown key 'usr'"),
      ("  a: [{repeat: {times: 2, steps: [{usr: tap-icon}]}}]", "unknown key 'usr'"),
      ("  a: [{use: a}]", "'a' uses itself: a uses a"),
      ("  a: [{use: b}]\n  b: [{usr: tap-icon}]", "unknown key 'usr'"),
      (
        "  a: {parameters: [p], steps: [{use: b}, {wait: \"${p}\"}]}\n  b: [{usr: tap-icon}]",
        "unknown key 'usr'"
      ),
    ] {
      let found = try messages(document, fragment)
      #expect(found.count == 1, "\(fragment): \(found)")
      #expect(found.first?.hasPrefix(message) == true, "\(fragment): \(found)")
    }
  }

  @Test(arguments: [scenario, suite, library])
  func whatDependsOnArgumentsIsNotReported(_ document: String) throws {
    for fragment in [
      "  a: {parameters: [p], steps: [{wait: \"${p}\"}, {user: \"${p}\"}, {user: {open-url: \"${p}\"}, state: \"${p}\"}]}",
      "  a: {parameters: [p], steps: [{use: {fragment: b, with: {q: \"${p}\"}}}]}\n  b: {parameters: [q], steps: [{wait: \"${q}\"}]}",
      "  a: [{wait: \"${of-the-scenario}\"}]", "  a: [{user: press-home}]",
    ] {
      #expect(try messages(document, fragment) == [], "\(fragment)")
    }
  }

  @Test func aLongChainIsNotAnError() throws {
    let chain = (0..<6_000).map { "  f\($0): [{use: f\($0 + 1)}]\n" }.joined()
    #expect(try messages(Self.scenario, "\(chain)  f6000: [{wait: 1s}]") == [])
  }

  @Test func whatOnlyAnUnusedFragmentUsesIsUnused() throws {
    let fragments = "fragments:\n  a: [{use: b}]\n  b: [{wait: 1s}]\n"
    let file = try Compiled(Self.scenario + fragments).file
    #expect(file.fragments.map(\.isUsed) == [false, false])
  }

  @Test func aMisspelledFragmentIsReportedWhereNoOtherFileCanHaveIt() throws {
    #expect(try messages(Self.scenario, "  a: [{use: gone}]") == ["unknown fragment 'gone'"])
    #expect(try messages(Self.library, "  a: [{use: gone}]") == [])
  }
}
