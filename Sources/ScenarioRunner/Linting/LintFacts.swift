internal import ScenarioLanguage

/// The contents of a file that lint rules compare with other files of the run.
struct LintFacts: Sendable {
  /// A valid scenario.
  struct Scenario: Sendable {
    var info: ScenarioInfo
    var line: Int
    var prints: [PlanPrint]
    /// The combined fingerprints of its cases; scenarios with equal ones are duplicates.
    var whole: Set<ValuePrint>
    /// Whether a case is skipped or has a known issue, so that its outcome cannot be compared.
    var hasOtherOutcome: Bool
  }

  var source: SourceFile
  var scenarios: [Scenario]
  /// The fragments defined in the file itself.
  var fragments: [LoadedFile.FragmentName]
  /// The locations of the fragments that its scenarios use.
  var used: [FragmentPlace]
  /// The files that it includes.
  var includes: Set<ExactText>
  /// The warnings that need no comparison with other scenarios.
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

/// Where a fragment is defined, whichever file includes it.
struct FragmentPlace: Hashable, Sendable {
  var path: ExactText
  /// The offset of its name in that file, in bytes.
  var offset: Int32

  init(_ fragment: LoadedFile.FragmentName, in source: SourceFile) {
    let file = source.file(at: fragment.range.start)
    path = ExactText(file.path)
    offset = fragment.range.start - file.start
  }
}
