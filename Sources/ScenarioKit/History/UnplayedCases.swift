internal import ScenarioLanguage
internal import ScenarioRunner

extension FileResult {
  /// Whether the end of the run cut something of it off.
  var isCutOff: Bool {
    // By index: a result is not copied for it.
    cases.indices.contains { cases[$0].outcome.isInterrupted }
  }

  /// The same, with what the end of the run cut off as not passed where no run has ever come to it.
  ///
  /// What an earlier run has come to stays as it is known.
  func countingUnplayed(by known: History) -> FileResult {
    let known = known.files[path]
    var file = self
    for index in cases.indices where cases[index].outcome.isInterrupted {
      if cases[index].destination == nil {
        // The file was not even read: whatever it holds has not passed.
        if known == nil { file.cases[index].outcome = .invalid([]) }
      } else if known?.cases[ExactText(cases[index].name)] == nil {
        file.cases[index].outcome = .failed([])
      }
    }
    return file
  }
}

extension CaseResult.Outcome {
  fileprivate var isInterrupted: Bool { if case .interrupted = self { true } else { false } }
}
