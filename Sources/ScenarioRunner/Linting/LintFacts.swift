internal import ScenarioLanguage

/// What of a file a lint compares with the other files of a run.
struct LintFacts: Sendable {
  /// A scenario that can be run.
  struct Scenario: Sendable {
    var info: ScenarioInfo
    var line: Int
    var prints: [PlanPrint]
    /// All that its cases say: two scenarios with equal ones are the same.
    var whole: Set<ValuePrint>
    /// Whether it is skipped or expected to fail somewhere, which makes its outcome incomparable.
    var hasOtherOutcome: Bool
  }

  var source: SourceFile
  var scenarios: [Scenario]
  /// The fragments that are in the file itself.
  var fragments: [LoadedFile.Fragment]
  /// The files, and the places in them, of the fragments that its scenarios use.
  var used: [FragmentPlace]
  /// The files that it includes.
  var includes: Set<ExactText>
  /// Warnings about a scenario by itself.
  var findings: [Diagnostic]

  init(_ file: LoadedFile) {
    source = file.source
    let table = file.source.lineTable()
    scenarios = file.scenarios.filter(\.isValid).map { scenario in
      let prints = scenario.plans.map(PlanPrint.init)
      return Scenario(
        info: scenario.info,
        line: table.line(at: scenario.info.range.start),
        prints: prints,
        whole: Set(prints.map(\.whole)),
        hasOtherOutcome: scenario.plans.contains { $0.skipReason != nil || $0.knownIssue != nil }
      )
    }
    let path = ExactText(file.source.path)
    let places = file.fragments.map { FragmentPlace($0, in: file.source) }
    fragments = zip(file.fragments, places).filter { $1.path == path }.map(\.0)
    used = zip(file.fragments, places).filter { $0.0.isUsed }.map(\.1)
    includes = Set(places.map(\.path)).subtracting([path])
    findings = file.scenarios.flatMap(\.lintWarnings)
  }
}

/// Where a fragment is defined, whoever includes it.
struct FragmentPlace: Hashable, Sendable {
  var path: ExactText
  /// The byte of its name in that file.
  var offset: Int32

  init(_ fragment: LoadedFile.Fragment, in source: SourceFile) {
    let file = source.file(at: fragment.range.start)
    path = ExactText(file.path)
    offset = fragment.range.start - file.start
  }
}
