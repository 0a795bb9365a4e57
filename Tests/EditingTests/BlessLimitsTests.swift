@_spi(Package) import ScenarioLanguage
import ScenarioReports
import Testing

@testable import ScenarioCommand

/// What `bless` leaves, and why.
@Suite struct BlessLimitsTests {
  @Test(arguments: [
    (
      "never: [applicationWillResignActive]",
      "applicationWillResignActive: was called at 0s, but is listed under never"
    ),
    (
      "calls: [unordered: [applicationWillTerminate, applicationWillResignActive]]",
      "the order of some of them is open"
    ),
    ("terminated: quit", "the app was not terminated"),
  ])
  func whatCannotBeWrittenIsLeft(_ expectation: String, _ reason: String) throws {
    try BlessCheck.left(BlessCheck.home("    " + expectation), because: [reason])
  }

  @Test(arguments: [
    (
      "never: [applicationDidEnterBackground]",
      "applicationDidEnterBackground: was called at 0s, but is listed under never"
    ),
    (
      "eventually: [applicationWillTerminate]",
      "expected applicationWillTerminate:, but it was not called"
    ),
    (
      "always: [{ state: [not-running, inactive, active] }]",
      "state is background, expected one of not-running, inactive, active"
    ),
    (
      "app: { during: { applicationWillResignActive: [{ begin-background-task: x }] } }\n"
        + "invariants: [tasks-end]",
      "background task 'x' begun at 0s was not ended (tasks-end)"
    ),
    (
      "violates: [tasks-end]", "expected a violation of 'tasks-end', but the app did not violate it"
    ),
    ("known-issue: it is so", "the case has a known issue but passes: remove 'known-issue'"),
  ])
  func whatIsAskedOfTheWholeRunIsLeft(_ property: String, _ reason: String) throws {
    try BlessCheck.left(
      "\(property)\n" + BlessCheck.home("    state: background"),
      because: [reason]
    )
  }

  @Test func everyEventThatMustNotOccurIsLeft() throws {
    let eventPatterns = "never: [applicationWillResignActive, applicationDidEnterBackground]"
    try BlessCheck.left(
      BlessCheck.home("    " + eventPatterns),
      because: [
        "applicationWillResignActive: was called at 0s, but is listed under never",
        "applicationDidEnterBackground: was called at 0s, but is listed under never",
      ]
    )
  }

  @Test func anEndOfTheAppOfWhichTheStepDoesNotSpeakIsLeft() throws {
    let app = "app: { during: { applicationDidEnterBackground: [{ work: 6s }] } }\n"
    let blessing = try BlessCheck.bless(app + BlessCheck.home("    front: home-screen"))
    #expect(blessing.notUpdated.count == 1)
    #expect(
      blessing.notUpdated.first?.text.hasSuffix("the step has no 'terminated: watchdog'") == true
    )
    let spoken = try BlessCheck.bless(app + BlessCheck.home("    terminated: watchdog"))
    #expect(spoken.notUpdated == [])
  }

  @Test func whatHoldsAVariableIsLeft() throws {
    try BlessCheck.left(
      "variables: { end: active }\n" + BlessCheck.home("    state: ${end}"),
      because: ["it contains a variable"]
    )
  }

  @Test func whatStrictnessMakesOfSilenceIsLeft() throws {
    let blessing = try BlessCheck.bless("strict: true\n" + BlessCheck.home("    state: background"))
    #expect(blessing.edited.isEmpty)
    #expect(Set(blessing.notUpdated.map(\.text)) == ["the step is strict, and has no list of them"])
  }

  @Test func anImpossibleActionIsReported() throws {
    let blessing = try BlessCheck.bless(BlessCheck.home("  - user: press-home\n    state: active"))
    #expect(blessing.diagnostics.map(\.id) == [.illegalAction])
    #expect(blessing.edited.isEmpty)
  }
}
