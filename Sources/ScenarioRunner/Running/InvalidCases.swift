internal import ScenarioLanguage

/// The cases of a file that cannot be played, each under a name of its own.
///
/// A reader of reports drops the second of two cases of one name: what can be played keeps its name.
struct InvalidCases {
  private var results: [CaseResult] = []

  init(_ file: LoadedFile, _ selector: FileSelection) {
    if !file.diagnostics.isEmpty {
      results.append(
        CaseResult(name: "the file itself", scenario: nil, outcome: .invalid(file.diagnostics))
      )
    }
    for scenario in file.scenarios
    where !scenario.isValid && selector.selectsInvalid(scenario.info) {
      results.append(
        CaseResult(
          name: scenario.info.name.isEmpty ? "a scenario without a name" : scenario.info.name,
          scenario: scenario.info,
          outcome: .invalid(scenario.diagnostics)
        )
      )
    }
    if !results.isEmpty { tellApart(from: file, selector) }
  }

  private mutating func tellApart(from file: LoadedFile, _ selector: FileSelection) {
    var names: Set<String> = []
    for scenario in file.scenarios where scenario.isValid {
      for plan in scenario.plans where selector.selects(plan.name, of: scenario.info) {
        names.insert(plan.name)
      }
    }
    for index in results.indices {
      let name = results[index].name
      var count = 1
      while !names.insert(results[index].name).inserted {
        results[index].name = "\(name) (invalid\(count == 1 ? "" : " \(count)"))"
        count += 1
      }
    }
  }

  /// All cases of the file that are about to be played or told of, in its order.
  func planned(of file: LoadedFile, _ selector: FileSelection) -> [PlannedCase] {
    let lines = file.source.lineTable()
    var rest = self
    var planned: [PlannedCase] = []
    if !file.diagnostics.isEmpty { planned.append(PlannedCase(name: rest.take().name, line: 1)) }
    for scenario in file.scenarios {
      let line = lines.line(at: scenario.info.range.start)
      if scenario.isValid {
        for plan in scenario.plans where selector.selects(plan.name, of: scenario.info) {
          planned.append(PlannedCase(name: plan.name, line: line))
        }
      } else if selector.selectsInvalid(scenario.info) {
        planned.append(PlannedCase(name: rest.take().name, line: line))
      }
    }
    return planned
  }

  /// The next one, in the order of the file.
  mutating func take() -> CaseResult { results.removeFirst() }
}
