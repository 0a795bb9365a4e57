@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// The selected cases of a file, in order.
struct SelectedCases {
  /// The initial results; those of invalid scenarios are final.
  private(set) var results: [CaseResult] = []
  /// The cases that can be executed.
  private(set) var executable: [PreparedFile.Case] = []
  /// The names of valid cases that were not selected, if something else in the file is invalid.
  private(set) var unselectedCases: [String] = []
  /// The names in use, if invalid scenarios need unique names.
  private var names: Set<ExactText> = []
  /// The next case index, which includes the cases of other shards.
  private var nextIndex = 0

  /// Selects the cases of a file.
  init(_ file: LoadedFile, _ selector: FileSelection, _ context: FileContext) {
    if !file.diagnostics.isEmpty {
      addInvalid(
        CaseResult.wholeFileName,
        ScenarioRecord(),
        file.diagnostics,
        file.answerSpelling,
        context
      )
    }
    let hasInvalid = !file.diagnostics.isEmpty || !file.scenarios.allSatisfy(\.isValid)
    var number = 0
    for scenario in file.scenarios {
      let info = scenario.info
      let record = ScenarioRecord(info, context.lines)
      guard scenario.isValid else {
        if selector.selectsInvalid(info) {
          let name = info.name.isEmpty ? "a scenario without a name" : info.name
          addInvalid(name, record, scenario.diagnostics, info.spelling(), context)
        }
        continue
      }
      for plan in scenario.plans {
        defer { number += 1 }
        guard selector.selects(plan.name, of: info) else {
          unselectedCases.append(plan.name)
          continue
        }
        if hasInvalid { names.insert(ExactText(plan.name)) }
        if selector.isInShard(plan.name) {
          executable.append(
            PreparedFile.Case(
              position: results.count,
              number: number,
              plan: plan,
              warnings: scenario.diagnostics
            )
          )
          results.append(plan.result(of: record, at: nextIndex))
        }
        nextIndex += 1
      }
    }
    renameInvalid()
    if results.count == executable.count { unselectedCases = [] }
  }

  private mutating func addInvalid(
    _ name: String,
    _ scenario: ScenarioRecord,
    _ diagnostics: [Diagnostic],
    _ spelling: NameSpelling,
    _ context: FileContext
  ) {
    var result = CaseResult(index: nextIndex, name: name, of: scenario, outcome: .invalid)
    result.diagnostics = diagnostics.map(context.record)
    result.spelling = spelling
    results.append(result)
    nextIndex += 1
  }

  /// Gives each invalid case a unique name: some readers of reports drop cases with duplicate names.
  private mutating func renameInvalid() {
    // The next number for each name: a file may contain many invalid scenarios of one name.
    var counts: [ExactText: Int] = [:]
    for index in results.indices where results[index].outcome == .invalid {
      let name = results[index].name
      var count = counts[ExactText(name)] ?? 1
      while !names.insert(ExactText(results[index].name)).inserted {
        results[index].name = "\(name) (invalid\(count == 1 ? "" : " \(count)"))"
        count += 1
      }
      counts[ExactText(name)] = count
    }
  }
}

extension Plan {
  /// Returns the result before an execution.
  fileprivate func result(of scenario: ScenarioRecord, at index: Int) -> CaseResult {
    var result = CaseResult(index: index, name: name, of: scenario, outcome: .passed)
    result.ios = "\(environment.os)"
    result.device = environment.device.model.rawValue
    // One language for all versions, so that the same failure has the same text.
    result.spelling = self.scenario.spelling()
    return result
  }
}

extension ScenarioRecord {
  /// Creates the record that all cases of a scenario share.
  fileprivate init(_ info: ScenarioInfo, _ lines: LineTable) {
    self.init(line: lines.line(at: info.range.start))
    name = info.name
    offset = Int(info.range.start)
    suite = info.suite
    tags = info.tags.map(\.word)
    sources = info.sources
    statements = info.covers.map(\.name)
  }
}
