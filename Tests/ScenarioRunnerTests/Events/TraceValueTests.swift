@_spi(Package) import LifecycleCore
import ScenarioRunner
import Testing

/// What the model records is what an expectation can name.
@Suite struct TraceValueTests {
  @Test func `every recorded value is a possible value of its detail`() async throws {
    let run = try await RecordedRun("Scenarios", jobs: 1)
    var recorded: [String: [String: Set<String>]] = [:]
    for step in run.live.flatMap(\.cases).flatMap({ $0.trace?.steps ?? [] }) {
      for entry in step.trace.entries {
        let key = "\(entry.kind) \(entry.text)"
        for detail in entry.details.all {
          recorded[key, default: [:]][detail.name, default: []].formUnion(detail.value.words)
        }
      }
    }
    for term in Term.all {
      // The record has one kind for all effects.
      let kind = [.objects, .threads].contains(term.kind) ? TermKind.effects : term.kind
      let values = recorded["\(kind) \(term.word)"] ?? [:]
      for detail in term.row.arguments {
        let actual = values[detail.word] ?? []
        switch term.values(of: detail) {
        case .words(let words), .keys(let words):
          #expect(actual.subtracting(words) == [], "\(term.word), \(detail.word)")
        case .number: #expect(actual.allSatisfy { Int($0) != nil }, "\(term.word), \(detail.word)")
        case .payload, .appName, .any: break
        }
      }
    }
    #expect(recorded.count > 80)
  }
}

extension Details.Value {
  /// The words that are compared with a closed list: a text, the items of a list, the keys of a mapping.
  fileprivate var words: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let texts): texts
    case .mapping(let pairs): Array(pairs.keys)
    }
  }
}
