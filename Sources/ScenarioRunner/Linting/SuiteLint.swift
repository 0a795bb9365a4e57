internal import ScenarioLanguage
internal import ScenarioSystem

/// Finds what is odd about scenarios beside one another: what says nothing new, and what nobody uses.
public struct SuiteLint {
  private var files: [LintFacts] = []

  /// Creates a lint of nothing.
  public init() {}

  /// Adds a file of a run that lints.
  public mutating func add(_ file: FileResult) {
    if let facts = file.lintFacts { files.append(facts) }
  }

  /// What was found, file by file in the order of the run; files without a finding are left out.
  public var findings: [FileResult] {
    var found = files.map(\.findings)
    repeated(into: &found)
    misspeltTags(into: &found)
    unusedFragments(into: &found)
    return zip(files, found).compactMap { file, findings in
      guard !findings.isEmpty else { return nil }
      var result = FileResult(path: Path(displayed: file.source.path))
      result.source = file.source
      var list = Diagnostic.List()
      for finding in findings { list.add(finding) }
      result.findings = list.sorted
      return result
    }
  }

  // MARK: - Scenarios that say nothing new

  /// A scenario by its file and its place in the file.
  private struct Place: Hashable {
    var file: Int
    var scenario: Int
  }

  private func repeated(into found: inout [[Diagnostic]]) {
    // Only cases of one world with one first action can say the same.
    var kin: [[ValuePrint]: [(place: Place, print: PlanPrint)]] = [:]
    for (index, file) in files.enumerated() {
      for (position, scenario) in file.scenarios.enumerated() where !scenario.isJudgedOtherwise {
        for print in scenario.prints {
          let key = [print.world] + (print.steps.first.map { [$0.move] } ?? [])
          kin[key, default: []].append((Place(file: index, scenario: position), print))
        }
      }
    }
    for (index, file) in files.enumerated() {
      for (position, scenario) in file.scenarios.enumerated() where !scenario.isJudgedOtherwise {
        let place = Place(file: index, scenario: position)
        guard let other = covering(scenario, at: place, kin) else { continue }
        found[index].append(finding(scenario, other))
      }
    }
  }

  /// Another scenario that asks for all that this one does, in each of its cases.
  private func covering(
    _ scenario: LintFacts.Scenario,
    at place: Place,
    _ kin: [[ValuePrint]: [(place: Place, print: PlanPrint)]]
  ) -> Place? {
    var candidates: Set<Place>?
    for print in scenario.prints {
      let key = [print.world] + (print.steps.first.map { [$0.move] } ?? [])
      let covering = (kin[key] ?? []).filter { $0.place != place && $0.print.contains(print) }
      let places = Set(covering.map(\.place))
      candidates = candidates?.intersection(places) ?? places
      if candidates?.isEmpty == true { return nil }
    }
    // Of two that say the same, the second one is said to.
    return candidates?.filter {
      !isSame($0, place) || ($0.file, $0.scenario) < (place.file, place.scenario)
    }
    .min { ($0.file, $0.scenario) < ($1.file, $1.scenario) }
  }

  private func prints(_ place: Place) -> Set<ValuePrint> {
    Set(files[place.file].scenarios[place.scenario].prints.map(\.whole))
  }

  private func isSame(_ one: Place, _ other: Place) -> Bool { prints(one) == prints(other) }

  private func finding(_ scenario: LintFacts.Scenario, _ place: Place) -> Diagnostic {
    let file = files[place.file]
    let other = file.scenarios[place.scenario]
    let name = "'\(other.info.name)' (\(file.source.path):\(other.line))"
    let isSame = Set(scenario.prints.map(\.whole)) == prints(place)
    return isSame
      ? Diagnostic(
        .duplicateScenario,
        at: scenario.info.range,
        "this scenario does and asks the same as \(name)",
        help: "leave one of them out"
      )
      : Diagnostic(
        .subsumedScenario,
        at: scenario.info.range,
        "all that this scenario asks, \(name) asks after the same steps",
        help: "leave it out, or let it ask for something of its own"
      )
  }

  // MARK: - Tags and fragments

  /// A tag that stands once or twice, and is nearly one that stands often.
  private func misspeltTags(into found: inout [[Diagnostic]]) {
    var counts: [String: Int] = [:]
    for tag in files.flatMap(\.scenarios).flatMap(\.info.tags) { counts[tag.word, default: 0] += 1 }
    let common = counts.keys.filter { (counts[$0] ?? 0) >= 3 }.sorted()
    for (index, file) in files.enumerated() {
      for tag in file.scenarios.flatMap(\.info.tags) {
        let count = counts[tag.word] ?? 0
        guard count <= 2 else { continue }
        let frequent = count == 1 ? common : common.filter { (counts[$0] ?? 0) >= 6 }
        guard let meant = Suggestion.nearest(to: tag.word, in: frequent),
          !Self.differInNumber(tag.word, meant)
        else { continue }
        found[index].append(
          Diagnostic(
            .misspeltTag,
            at: tag.range,
            "the tag '\(tag.word)' is nearly '\(meant)', which \(counts[meant] ?? 0) scenarios carry",
            help: "did you mean '\(meant)'?"
          )
        )
      }
    }
  }

  /// Whether two words are the same but for their digits: `ios-4` and `ios-5` are both meant.
  private static func differInNumber(_ one: String, _ other: String) -> Bool {
    func letters(_ word: String) -> String { word.filter(\.isLetter) }
    return letters(one) == letters(other)
  }

  private func unusedFragments(into found: inout [[Diagnostic]]) {
    let used = Set(files.flatMap(\.used))
    let included = files.reduce(into: Set<ExactText>()) { $0.formUnion($1.includes) }
    for (index, file) in files.enumerated() {
      // A library may be meant for files that are not part of this run.
      guard !file.scenarios.isEmpty || included.contains(ExactText(file.source.path)) else {
        continue
      }
      for fragment in file.fragments
      where !used.contains(FragmentPlace(fragment, in: file.source)) {
        found[index].append(
          Diagnostic(
            .unusedFragment,
            at: fragment.range,
            "nothing uses the fragment '\(fragment.name)'",
            help: "write 'use: \(fragment.name)' where it belongs, or leave it out"
          )
        )
      }
    }
  }
}
