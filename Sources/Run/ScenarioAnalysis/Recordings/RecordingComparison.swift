@_spi(Package) package import LifecycleCore
internal import ScenarioRunner

/// What a device did in the steps of a scenario, beside what the model does in them.
package struct RecordingComparison: Sendable {
  /// A call or notification.
  package struct ComparedTerm: Sendable {
    /// Where it occurs.
    package enum Side: Sendable {
      /// On the device and in the model.
      case both
      /// In the model only.
      case modelOnly
      /// On the device only.
      case deviceOnly
    }

    /// The term.
    package var term: Term
    /// Where it occurs.
    package var side: Side
    /// The line of the recording; nil if it is not there.
    package var line: Int?
  }

  /// A step of the scenario.
  package struct RecordedStep: Sendable {
    /// The step, such as `user: tap-icon`.
    package var title: String
    /// What happened in it, in the order of the recording.
    package var terms: [ComparedTerm] = []
  }

  /// The case.
  package let explained: ExplainedCase
  /// The steps that the model performed.
  package private(set) var steps: [RecordedStep]

  /// The lines of the recording of which a part is not read.
  package let ignoredNames: [Recording.IgnoredNames]

  /// Compares the recorded terms with those of the model; those that the recorder could not notice are left out.
  package init(_ recording: Recording, _ explained: ExplainedCase) {
    self.explained = explained
    ignoredNames = recording.ignoredNames
    steps = explained.steps.map { RecordedStep(title: $0.text) }
    let observed = Dictionary(recording.observed.map { ($0.word, $0) }) { first, _ in first }
    let expected = explained.steps.enumerated().flatMap { index, step in
      step.occurrences.compactMap { entry in
        [.calls, .notifications].contains(entry.kind)
          ? observed[entry.text].map { (term: $0, step: index) } : nil
      }
    }
    let actual = recording.lines.compactMap { line in
      if case .term(let term) = line.event { (term: term, line: line.number) } else { nil }
    }
    let difference = actual.map(\.term).difference(from: expected.map(\.term))
    var missing: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    guard !steps.isEmpty else { return }
    var step = 0
    var next = 0
    func addMissing(_ steps: inout [RecordedStep]) {
      while next < expected.count, missing.contains(next) {
        step = expected[next].step
        steps[step].terms.append(ComparedTerm(term: expected[next].term, side: .modelOnly))
        next += 1
      }
    }
    for index in actual.indices {
      let (term, line) = actual[index]
      if added.contains(index) {
        steps[step].terms.append(ComparedTerm(term: term, side: .deviceOnly, line: line))
        continue
      }
      addMissing(&steps)
      step = expected[next].step
      steps[step].terms.append(ComparedTerm(term: term, side: .both, line: line))
      next += 1
    }
    addMissing(&steps)
  }

  /// The number of terms that only one side has.
  package var differenceCount: Int {
    steps.flatMap(\.terms).count { $0.side != .both }
  }
}
