internal import LifecycleCore
internal import ScenarioLanguage

/// The cases of a file that a run selected, in the order of the file: the one walk over its scenarios.
struct SelectedCases {
  /// Their results before they are executed; what is invalid has no other.
  private(set) var results: [CaseResult] = []
  /// Those of them that can be executed.
  private(set) var executable: [PreparedFile.Case] = []
  /// The names of valid cases that were not selected, where something else in the file is invalid.
  private(set) var passedOver: [String] = []
  /// The names that are taken, where something is invalid and needs one of its own.
  private var names: Set<ExactText> = []
  /// Where the cases of other shards are counted, too.
  private var nextIndex = 0

  /// Walks over the scenarios of a file.
  init(_ file: LoadedFile, _ selector: FileSelection, _ context: FileContext) {
    if !file.diagnostics.isEmpty {
      addInvalid(CaseResult.wholeFileName, ScenarioRecord(), file.diagnostics, context)
    }
    let hasInvalid = !file.diagnostics.isEmpty || !file.scenarios.allSatisfy(\.isValid)
    var number = 0
    for scenario in file.scenarios {
      let info = scenario.info
      let record = ScenarioRecord(info, context.lines)
      guard scenario.isValid else {
        if selector.selectsInvalid(info) {
          let name = info.name.isEmpty ? "a scenario without a name" : info.name
          addInvalid(name, record, scenario.diagnostics, context)
        }
        continue
      }
      for plan in scenario.plans {
        defer { number += 1 }
        guard selector.selects(plan.name, of: info) else {
          passedOver.append(plan.name)
          continue
        }
        if hasInvalid { names.insert(ExactText(plan.name)) }
        if selector.isShared(plan.name) {
          executable.append(
            PreparedFile.Case(
              position: results.count,
              number: number,
              plan: plan,
              warnings: scenario.diagnostics
            )
          )
          results.append(CaseResult(plan, of: record, at: nextIndex))
        }
        nextIndex += 1
      }
    }
    renameInvalid()
    if results.count == executable.count { passedOver = [] }
  }

  private mutating func addInvalid(
    _ name: String,
    _ scenario: ScenarioRecord,
    _ diagnostics: [Diagnostic],
    _ context: FileContext
  ) {
    var result = CaseResult(index: nextIndex, name: name, of: scenario, outcome: .invalid)
    result.diagnostics = diagnostics.map(context.record)
    results.append(result)
    nextIndex += 1
  }

  /// Gives each invalid case a name of its own: a reader of reports drops the second of two cases of one name.
  private mutating func renameInvalid() {
    // Where the numbers of each name continue: a file may contain very many of one.
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

extension CaseResult {
  /// The result of a plan before it is executed.
  fileprivate init(_ plan: Plan, of scenario: ScenarioRecord, at index: Int) {
    self.init(index: index, name: plan.name, of: scenario, outcome: .passed)
    ios = "\(plan.world.os)"
    device = plan.world.device.model.rawValue
  }
}

extension ScenarioRecord {
  /// What all cases of a scenario share.
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
