internal import LifecycleCore
internal import ScenarioLanguage

/// The cases of a file that a run selected, in the order of the file: the one walk over its scenarios.
struct SelectedCases {
  /// A case that was selected.
  struct Case {
    /// Its result before it is executed; what is invalid has no other.
    var result: CaseResult
    /// What is executed; nil for what is invalid.
    var plan: Plan?
    /// Its number among all plans of the file, selected or not.
    var number = 0
    /// Warnings about its scenario.
    var warnings: [Diagnostic] = []
  }

  /// The cases.
  private(set) var all: [Case] = []
  /// The names of valid cases that were not selected, where something else in the file is invalid.
  private(set) var passedOver: [String] = []
  /// The names that are taken.
  private var names: Set<ExactText> = []
  /// Where the cases of other shards are counted, too.
  private var nextIndex = 0

  /// Walks over the scenarios of a file, whose lines are passed in.
  init(_ file: LoadedFile, _ selector: FileSelection, _ lines: LineTable) {
    var number = 0
    if !file.diagnostics.isEmpty {
      addInvalid(CaseResult(name: CaseResult.wholeFileName, outcome: .invalid), file.diagnostics)
    }
    for scenario in file.scenarios {
      let template = CaseResult(scenario.info, lines)
      guard scenario.isValid else {
        if selector.selectsInvalid(scenario.info) { addInvalid(template, scenario.diagnostics) }
        continue
      }
      for plan in scenario.plans {
        defer { number += 1 }
        guard selector.selects(plan.name, of: scenario.info) else {
          passedOver.append(plan.name)
          continue
        }
        names.insert(ExactText(plan.name))
        if selector.isShared(plan.name) {
          let result = template.ofPlan(plan, at: nextIndex)
          all.append(
            Case(result: result, plan: plan, number: number, warnings: scenario.diagnostics)
          )
        }
        nextIndex += 1
      }
    }
    renameInvalid()
    if all.allSatisfy({ $0.plan != nil }) { passedOver = [] }
    func record(_ diagnostics: [Diagnostic]) -> [DiagnosticRecord] {
      diagnostics.map { DiagnosticRecord($0, in: file.source, lines) }
    }
    for index in all.indices where all[index].plan == nil {
      all[index].result.diagnostics = record(all[index].warnings)
    }
  }

  private mutating func addInvalid(_ result: CaseResult, _ diagnostics: [Diagnostic]) {
    var result = result
    result.index = nextIndex
    result.outcome = .invalid
    nextIndex += 1
    all.append(Case(result: result, plan: nil, warnings: diagnostics))
  }

  /// Gives each invalid case a name of its own: a reader of reports drops the second of two cases of one name.
  private mutating func renameInvalid() {
    // Where the numbers of each name continue: a file may contain very many of one.
    var counts: [ExactText: Int] = [:]
    for index in all.indices where all[index].plan == nil {
      let name = all[index].result.name
      var count = counts[ExactText(name)] ?? 1
      while !names.insert(ExactText(all[index].result.name)).inserted {
        all[index].result.name = "\(name) (invalid\(count == 1 ? "" : " \(count)"))"
        count += 1
      }
      counts[ExactText(name)] = count
    }
  }
}

extension CaseResult {
  /// What all cases of a scenario share.
  fileprivate init(_ info: ScenarioInfo, _ lines: LineTable) {
    self.init(
      name: info.name.isEmpty ? "a scenario without a name" : info.name,
      line: lines.line(at: info.range.start),
      outcome: .passed
    )
    scenario = info.name
    offset = Int(info.range.start)
    suite = info.suite
    tags = info.tags.map(\.word)
    sources = info.sources
    statements = info.covers.map(\.name)
  }

  /// The same for one of its plans.
  fileprivate func ofPlan(_ plan: Plan, at index: Int) -> CaseResult {
    var result = self
    (result.index, result.name) = (index, plan.name)
    result.ios = "\(plan.world.os)"
    result.device = plan.world.device.model.rawValue
    return result
  }
}
