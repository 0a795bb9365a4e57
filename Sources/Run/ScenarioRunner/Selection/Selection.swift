@_spi(Package) package import ScenarioLanguage
package import ScenarioSystem

/// The cases that a run selects; errors in a selected file are always included.
package struct Selection: Sendable {
  /// A scenario or case given as `PATH:LINE` or as a line of `list`.
  package struct CaseLocation: Hashable, Sendable {
    /// The line, counted from 1.
    package var line: Int
    /// The case's name, if given.
    package var name: ExactText?

    /// Creates a location from a line, and optionally a case's name.
    package init(line: Int, name: String?) {
      self.line = line
      self.name = name.map { ExactText($0) }
    }
  }

  /// The selected locations in each file; all cases of a file without any.
  package var locations: [Path: [CaseLocation]] = [:]
  /// A condition on the tags of a case.
  package var tags: TagExpression?
  /// Texts that the case's name must contain.
  package var filters: [String] = []
  /// The cases of each file that belong to this shard; files without an entry are run completely.
  package var shares: [Path: ShardPlan.Share] = [:]
  /// The history, if only cases are selected that failed before.
  package var failed: History?

  /// Returns the extent to which a file is selected.
  package func scope(of path: Path) -> RunScope {
    guard tags == nil, filters.isEmpty, shares.isEmpty, locations[path] == nil else {
      return .partial
    }
    return failed == nil ? .all : .notPassed
  }

  /// Creates a selection of all cases.
  package init() {}

  /// Whether tags are part of the selection.
  var usesTags: Bool { tags != nil }

  /// Returns the selection within a file.
  package func forFile(_ path: Path, _ file: LoadedFile) -> FileSelection {
    FileSelection(self, path, file)
  }
}

/// The selection within a file.
package struct FileSelection {
  private let selection: Selection
  private let path: Path
  private let locations: [Selection.CaseLocation]?
  private let share: ShardPlan.Share?
  private let file: LoadedFile
  private let lines: LineTable?

  fileprivate init(_ selection: Selection, _ path: Path, _ file: LoadedFile) {
    (self.selection, self.path, self.file) = (selection, path, file)
    locations = selection.locations[path]
    share = selection.shares[path]
    lines = locations.map { _ in file.source.lineTable() }
  }

  /// Whether a case of a scenario is selected.
  package func selects(_ name: String, of scenario: ScenarioInfo) -> Bool {
    for filter in selection.filters where !name.contains(filter) { return false }
    if let tags = selection.tags, !tags.matches(scenario.tags.map(\.word)) { return false }
    if let failed = selection.failed, !failed.hasFailed(path, name) { return false }
    guard let locations else { return true }
    return locations.contains { self.location($0, selects: name, of: scenario) }
  }

  /// Whether a selected case belongs to this shard.
  func isInShard(_ name: String) -> Bool {
    if case .cases(let names)? = share { names.contains(ExactText(name)) } else { true }
  }

  /// Whether an invalid scenario is selected: only a location can exclude it.
  ///
  /// The names of its cases, and even its tags, are uncertain.
  func selectsInvalid(_ scenario: ScenarioInfo) -> Bool {
    locations?.contains {
      location(
        Selection.CaseLocation(line: $0.line, name: nil),
        selects: scenario.name,
        of: scenario
      )
    } ?? true
  }

  /// Whether a location selects a case of the file.
  package func isMatched(_ location: Selection.CaseLocation) -> Bool {
    locations != nil
      && file.scenarios.contains { scenario in
        let names = scenario.isValid ? scenario.plans.map(\.name) : [scenario.info.name]
        return names.contains { self.location(location, selects: $0, of: scenario.info) }
      }
  }

  private func location(
    _ location: Selection.CaseLocation,
    selects name: String,
    of scenario: ScenarioInfo
  ) -> Bool {
    // `list` prints hidden characters as escapes.
    if let requested = location.name {
      return requested == ExactText(name) || requested == ExactText(name.escapingHidden)
    }
    guard let lines else { return true }
    let first = lines.line(at: scenario.wholeRange.start)
    let last = lines.line(at: max(scenario.wholeRange.start, scenario.wholeRange.end - 1))
    return (first...last).contains(location.line)
  }
}
