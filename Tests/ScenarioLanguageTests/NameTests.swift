import Testing

@_spi(Package) @testable import ScenarioLanguage

/// Which names of views, view controllers and objects an expectation may ask about.
@Suite struct NameTests {
  /// What is wrong with a scenario of this app and these steps.
  private func complaints(app: String = "", steps: String) throws -> [String] {
    let indented = app.split(separator: "\n").map { "  \($0)\n" }.joined()
    return try Compiled(
      """
      scenario: S
      ios: 4.2
      app:
        interface:
          window: {content: {controller: Main}}
        objects: {list: {class: List, properties: {delegate: assign}}}
      \(indented)steps:
        - user: tap-icon
      \(steps)
      """
    ).diagnostics.map(\.message)
  }

  @Test(arguments: [
    "touch-began: {to: application}", "touch-began: {to: delegate}", "touch-began: {to: window}",
    "touch-began: {to: Main}", "touch-began: {via: [application, window]}",
    "touch-began: {to: none, through: any}", "viewDidLoad: {to: Main}",
    "view-drawn: {name: content}", "snapshot: {views: [content]}", "snapshot: {views: none}",
    "object-made: {name: list}", "reference-cleared: {name: list.delegate}",
    "object-found: {name: whatever-the-app-holds}", "work-began: {name: upload}",
    "user: {tap: content}", "user: tap", "app: {set-property: list.delegate}",
  ])
  func knowsWhatIsDescribedAndWhatIsStandard(_ eventPattern: String) throws {
    #expect(try complaints(steps: "    state: active\n    never: [\(eventPattern)]") == [])
  }

  @Test(arguments: ["show-view", "set-needs-display"])
  func knowsAViewThatTheAppNamesItself(_ action: String) throws {
    let never = "    never: [view-drawn: {name: clock}]"
    #expect(try complaints(steps: never) == ["no view of the interface is named 'clock'"])
    #expect(try complaints(steps: never + "\n  - app: {\(action): clock}") == [])
    let during =
      "during: {applicationDidEnterBackground: [begin-background-task: a, \(action): clock]}"
    #expect(try complaints(app: during, steps: never) == [])
  }

  @Test func knowsWhoeverIsNamedForASensor() throws {
    let never = "    never: [accelerometer: {to: ball}]"
    #expect(try complaints(steps: never) == ["no object of the interface is named 'ball'"])
    let designate = "\n  - app: {designate: {sensor: accelerometer, object: ball}}"
    #expect(try complaints(steps: never + designate) == [])
  }

  @Test func asksForNothingWhereNothingIsDescribed() throws {
    let compiled = try Compiled(
      """
      scenario: S
      ios: 4.2
      steps:
        - user: tap-icon
          state: active
          never: [touch-began: {to: a}, viewDidLoad: {to: b}, object-made: {name: c}, user: {tap: d}]
      """
    )
    #expect(compiled.diagnostics == [])
  }
}
