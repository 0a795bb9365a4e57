@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// The names in actions are looked up in what the app describes.
@Suite struct ActionNameTests {
  /// The parameters of actions that name something which an app describes, with a name that it has.
  static let parameters = ActionKind.allCases.flatMap { kind in
    kind.parameters.compactMap { parameter in
      known(parameter).map { (kind, parameter.name, $0) }
    }
  }

  /// Returns a name that the app below has; nil if nothing that it describes can be meant.
  private static func known(_ parameter: Parameter) -> String? {
    guard case .name(let kind) = parameter.type else { return nil }
    return switch kind {
    case .view, .viewWithText, .customView: parameter.name == "to" ? "panel" : "title"
    case .externalWindow: "television"
    case .viewController: "Main"
    case .navigationController: "Stack"
    case .tab: "First"
    case .object: "list"
    case .property: "list.delegate"
    case .other, .shownView, .listener, .scene, .newScene, .receivingScene, .task, .newTask,
      .otherApp, .payload:
      nil
    }
  }

  /// Returns what is wrong with an action on a version that supports it; arguments without a value are left out.
  private func messages(_ kind: ActionKind, _ name: String, _ value: String) throws -> [String] {
    try Compiled(
      """
      scenario: S
      ios: 4.2
      app:
        interface:
          window:
            panel: { title: \(kind == .drawString ? "view" : "label") }
            bars: { controller: { name: Tabs, kind: tab-bar-controller, children: [First, Stack] } }
          content: { controller: Main }
          first: { controller: First }
          stack: { controller: { name: Stack, kind: navigation-controller, children: [Main] } }
          television: { kind: window, display: external }
        objects: { list: { class: List, properties: { delegate: assign } } }
      steps:
        - user: tap-icon
          state: active
        - \(kind.actor): \(kind.text(name, value, sampleName: Self.known))
      """
    ).diagnostics.map(\.message)
  }

  @Test(arguments: parameters)
  func `a name that the app does not describe is an error`(
    _ kind: ActionKind,
    _ parameter: String,
    _ known: String
  ) throws {
    let messages = try messages(kind, parameter, "nowhere")
    #expect(messages.contains { $0.contains("'nowhere'") }, "\(messages)")
  }

  @Test(arguments: parameters)
  func `a name that the app describes is not`(
    _ kind: ActionKind,
    _ parameter: String,
    _ known: String
  ) throws {
    let messages = try messages(kind, parameter, known)
    #expect(messages.filter { $0.contains("'\(known)'") } == [])
  }
}
