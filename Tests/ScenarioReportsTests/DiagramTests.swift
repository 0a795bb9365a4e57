import Testing

@testable import ScenarioAnalysis
@testable import ScenarioReports

/// Diagrams that no scenario has: crowds, and nothing at all.
@Suite("Diagrams") struct DiagramTests {
  @Test("A head is broken between words alone")
  func headsKeepTheirWords() {
    var diagram = SequenceDiagram(title: "Everybody", subtitle: "")
    let lifelines: [Lifeline] = [
      .user, .system, .application, .appDelegate, .sceneDelegate, .scene(1, name: "main"),
      .scene(2, name: "second"), .notificationCenter, .views, .viewControllers, .objects,
      .backgroundThread,
    ]
    diagram.rows = lifelines.reversed().map { .state($0, "active", .active) }
    let heads = SequenceLayout(diagram).heads.map { $0.1.lines.joined(separator: " ") }
    // A class is broken before a capital letter of its name.
    let names = lifelines.map { $0.name.replacing("UIApplication", with: "UI Application") }
    #expect(heads == names)
  }

  @Test("However much lasts at a time, it stays in its lane", arguments: [1, 7, 200])
  func spansStayInTheirLane(_ count: Int) {
    var diagram = SequenceDiagram(title: "Tasks", subtitle: "")
    diagram.rows = [.state(.notificationCenter, "active", .active)]
    diagram.spans = (0..<count).map {
      .init(kind: .task, lifeline: .notificationCenter, name: "\($0)", rows: 0...1, depth: $0)
    }
    let layout = SequenceLayout(diagram)
    let boxes = layout.spans.map { $0.1 }
    #expect(boxes.count == count)
    #expect(boxes.allSatisfy { $0.x + $0.width <= layout.width - SequenceLayout.margin })
    #expect(Set(boxes.map(\.x)).count > (count > 1 ? 5 : 0))
  }

  @Test("What begins and ends is distinguished by what it is, and by when it began")
  func spansEndOneByOne() {
    var tracker = SpanTracker()
    tracker.begin(.task, "a", on: .appDelegate, at: 0)
    tracker.begin(.thread, "a", on: .backgroundThread, at: 1)
    tracker.begin(.task, "a", on: .appDelegate, at: 2)
    tracker.begin(.task, "a", on: .appDelegate, at: 3)
    tracker.removeLast(.task, "a")
    tracker.endFirst(.task, "a", at: 4)
    tracker.endFirst(.task, "b", at: 5)
    #expect(
      tracker.all(until: 6) == [
        .init(kind: .task, lifeline: .appDelegate, name: "a", rows: 0...4, depth: 0),
        .init(kind: .thread, lifeline: .backgroundThread, name: "a", rows: 1...6, depth: 0),
        .init(kind: .task, lifeline: .appDelegate, name: "a", rows: 2...6, depth: 1),
      ]
    )
  }

  @Test("The words for a diagram are about what there is")
  func summaryCounts() {
    var diagram = SequenceDiagram(title: "Nothing", subtitle: "")
    let people = "between User, System, UIApplication, App delegate."
    #expect(diagram.summary == "Sequence diagram of 0 messages \(people)")
    diagram.rows = [.message(.init(kind: .action, from: .user, to: .system, text: "tap-icon"))]
    #expect(diagram.summary == "Sequence diagram of 1 message \(people)")
    diagram.rows.append(.state(.application, "active", .active))
    #expect(diagram.summary == "Sequence diagram of 1 message \(people) The app is active.")
  }
}
