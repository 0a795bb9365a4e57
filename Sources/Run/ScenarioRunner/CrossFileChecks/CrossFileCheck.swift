@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// Compares the scenarios of a run: finds misspelled tags and unused fragments.
package struct CrossFileCheck {
  private var files: [CrossFileFacts] = []

  /// Creates a check without files.
  package init() {}

  /// Adds a file of a run.
  package mutating func add(_ file: FileResult) {
    if let facts = file.facts.crossFileFacts { files.append(facts) }
  }

  /// The findings of each file, in the order of the run; files without findings are omitted.
  ///
  /// Empty after an interruption: a file that was not read may use a fragment that seems unused.
  package var findings: [FileResult] {
    var found = files.map(\.findings)
    addMisspelledTags(to: &found)
    addUnusedFragments(to: &found)
    if Interrupt.isRequested { return [] }
    return zip(files, found).compactMap { file, findings in
      guard !findings.isEmpty else { return nil }
      var result = FileResult(path: Path(displayed: file.source.path))
      let context = FileContext(file.source)
      result.facts.findings = findings.map(context.record)
      return result
    }
  }

  /// Reports rare tags that are similar to a frequent one.
  private func addMisspelledTags(to found: inout [[Diagnostic]]) {
    var counts: [String: Int] = [:]
    for tag in files.flatMap(\.tags) { counts[tag.word, default: 0] += 1 }
    let common = counts.keys.filter { (counts[$0] ?? 0) >= 3 }.sorted()
    for (index, file) in files.enumerated() where !Interrupt.isRequested {
      for tag in file.tags {
        let count = counts[tag.word] ?? 0
        guard count <= 2 else { continue }
        let frequent = count == 1 ? common : common.filter { (counts[$0] ?? 0) >= 6 }
        guard let meant = Suggestion.nearest(to: tag.word, in: frequent),
          !Self.differInNumber(tag.word, meant)
        else { continue }
        found[index].append(
          Diagnostic(
            .misspelledTag,
            at: tag.range,
            "the tag '\(tag.word)' resembles '\(meant)', which \(counts[meant] ?? 0) scenarios use",
            help: .didYouMean(meant)
          )
        )
      }
    }
  }

  /// Whether two tags differ only in their digits, such as `ios-4` and `ios-5`, which is intended.
  private static func differInNumber(_ one: String, _ other: String) -> Bool {
    func letters(_ word: String) -> String { word.filter(\.isLetter) }
    return letters(one) == letters(other)
  }

  private func addUnusedFragments(to found: inout [[Diagnostic]]) {
    let usedFragments = Set(files.flatMap(\.usedFragments))
    let included = files.reduce(into: Set<ExactText>()) { $0.formUnion($1.includedPaths) }
    for (index, file) in files.enumerated() {
      // A library may be intended for files that are not part of this run.
      guard file.hasScenarios || included.contains(ExactText(file.source.path)) else {
        continue
      }
      for fragment in file.fragments
      where !usedFragments.contains(FragmentLocation(fragment, in: file.source)) {
        found[index].append(
          Diagnostic(
            .unusedFragment,
            at: fragment.range,
            "nothing uses the fragment '\(fragment.name)'",
            help: "add 'use: \(fragment.name)' to a scenario, or remove the fragment"
          )
        )
      }
    }
  }
}
