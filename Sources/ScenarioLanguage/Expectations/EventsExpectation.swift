internal import LifecycleCore

/// `events`: what UIKit hands to the objects of the interface in the step.
struct EventsExpectation: Expectation {
  let range: SourceRange
  let form: ListForm

  func failures(in observation: Observation) -> [Failure] {
    var seen: [SeenItem] = []
    for index in observation.entries {
      if case .interfaceEvent(let event, _) = observation.trace.entries[index].event {
        seen.append(SeenItem(code: event.rawValue, entry: index))
      }
    }
    return ListVerdict(words: .events, form: form, name: Self.name).failures(
      seen: seen,
      in: observation
    )
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    form.items.flatMap { MethodObjection.ofConstraints($0.constraints, in: context) }
  }

  static func name(_ code: UInt8) -> String { InterfaceEvent(rawValue: code)?.word ?? "" }
}

extension EventsExpectation {
  static let kind = ExpectationKind(
    key: "events",
    summary: "what the objects of the interface get: touches, action messages, redraws",
    value: "list form of events",
    schema: Schema.ref("event-list"),
    isAboutTheState: false
  ) { decoder, key, value in
    decoder.listForm(value, .event).map { EventsExpectation(range: decoder.range(key), form: $0) }
  }
}
