@_spi(Package) internal import ScenarioLanguage

/// The contents of a file that `CrossFileCheck` compares with other files of the run.
struct CrossFileFacts: Sendable {
  var source: SourceFile
  /// Whether the file has valid scenarios.
  var hasScenarios: Bool
  /// The tags of its valid scenarios.
  var tags: [Tag]
  /// The fragments defined in the file itself.
  var fragments: [LoadedFile.Fragment]
  /// The locations of the fragments that its scenarios use.
  var usedFragments: [FragmentLocation]
  /// The files that it includes.
  var includedPaths: Set<ExactText>
  /// The warnings that need no comparison with other scenarios.
  var findings: [Diagnostic]

  init(_ file: LoadedFile) {
    source = file.source
    let scenarios = file.scenarios.filter(\.isValid)
    hasScenarios = !scenarios.isEmpty
    tags = scenarios.flatMap(\.info.tags)
    let path = ExactText(file.source.path)
    let locations = file.fragments.map { FragmentLocation($0, in: file.source) }
    fragments = zip(file.fragments, locations).filter { $1.path == path }.map(\.0)
    usedFragments = zip(file.fragments, locations).filter { $0.0.isUsed }.map(\.1)
    includedPaths = Set(locations.map(\.path)).subtracting([path])
    findings = file.scenarios.flatMap(\.styleWarnings)
  }
}

/// Where a fragment is defined, whichever file includes it.
struct FragmentLocation: Hashable, Sendable {
  var path: ExactText
  /// The offset of its name in that file, in bytes.
  var offset: Int32

  init(_ fragment: LoadedFile.Fragment, in source: SourceFile) {
    let file = source.file(at: fragment.range.start)
    path = ExactText(file.path)
    offset = fragment.range.start - file.start
  }
}
