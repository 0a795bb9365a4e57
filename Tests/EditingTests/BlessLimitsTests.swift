import ScenarioLanguage
import Testing

@testable import ScenarioKit

/// What `bless` leaves, and why.
@Suite struct BlessLimitsTests {
  @Test(arguments: [
    ("never: [applicationWillResignActive]", "'applicationWillResignActive:' came at 0s"),
    (
      "calls: [unordered: [applicationWillTerminate, applicationWillResignActive]]",
      "the order of some of them is open"
    ),
    ("terminated: quit", "the app was not terminated"),
  ])
  func whatCannotBeWrittenIsLeft(_ expectation: String, _ reason: String) {
    BlessCheck.left(BlessCheck.home("    " + expectation), because: [reason])
  }

  @Test func whatHoldsAVariableIsLeft() {
    BlessCheck.left(
      "variables: { end: active }\n" + BlessCheck.home("    state: ${end}"),
      because: ["a variable stands in it"]
    )
  }

  @Test func whatStrictnessMakesOfSilenceIsLeft() {
    let blessing = BlessCheck.bless("strict: true\n" + BlessCheck.home("    state: background"))
    #expect(blessing.mended.isEmpty)
    #expect(Set(blessing.left.map(\.text)) == ["the step says nothing of them, and is strict"])
  }

  @Test func anActionThatIsNotPossibleIsSaid() {
    let blessing = BlessCheck.bless(BlessCheck.home("  - user: press-home\n    state: active"))
    #expect(blessing.diagnostics.map(\.id) == [.illegalAction])
    #expect(blessing.mended.isEmpty)
  }
}
