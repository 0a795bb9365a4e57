internal import ScenarioLanguage

/// The cases of a file that cannot be played, each under a name of its own.
///
/// A reader of reports drops the second of two cases of one name: what can be played keeps its name.
struct InvalidCases {
  private var results: [CaseResult] = []
  /// How many of them were taken.
  private var taken = 0

  init(_ file: LoadedFile, _ selector: FileSelection) {
    if !file.diagnostics.isEmpty {
      results.append(
        CaseResult(
          name: CaseResult.wholeFileName,
          scenario: nil,
          outcome: .invalid(file.diagnostics)
        )
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
    var names: Set<ExactText> = []
    for scenario in file.scenarios where scenario.isValid {
      for plan in scenario.plans where selector.selects(plan.name, of: scenario.info) {
        names.insert(ExactText(plan.name))
      }
    }
    // Where each name goes on: a file may hold very many of one.
    var counts: [ExactText: Int] = [:]
    for index in results.indices {
      let name = results[index].name
      var count = counts[ExactText(name)] ?? 1
      defer { counts[ExactText(name)] = count }
      while !names.insert(ExactText(results[index].name)).inserted {
        results[index].name = "\(name) (invalid\(count == 1 ? "" : " \(count)"))"
        count += 1
      }
    }
  }

  /// All cases of the file that this run is about to play or tell of, in its order.
  func planned(
    of file: LoadedFile,
    _ selector: FileSelection,
    _ lines: LineTable
  ) -> [PlannedCase] {
    var rest = self
    var planned: [PlannedCase] = []
    var index = 0
    func plan(_ name: String, line: Int) {
      planned.append(PlannedCase(name: name, line: line, index: index))
      index += 1
    }
    if !file.diagnostics.isEmpty { plan(rest.take().name, line: 1) }
    for scenario in file.scenarios {
      let line = lines.line(at: scenario.info.range.start)
      if scenario.isValid {
        for item in scenario.plans where selector.selects(item.name, of: scenario.info) {
          if selector.isShared(item.name) { plan(item.name, line: line) } else { index += 1 }
        }
      } else if selector.selectsInvalid(scenario.info) {
        plan(rest.take().name, line: line)
      }
    }
    return planned
  }

  /// The next one, in the order of the file.
  mutating func take() -> CaseResult {
    defer { taken += 1 }
    return results[taken]
  }
}
