public import ScenarioLanguage
public import ScenarioSystem

/// Which cases of a run are chosen; what is invalid in a chosen file is always among them.
public struct Selection: Sendable {
  /// One scenario or case of a file, as `PATH:LINE` or a line of `list` names it.
  public struct Spot: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The case's name, where one is given.
    public var name: ExactText?

    /// Creates the spot of a line, and of a case's name where one is given.
    public init(line: Int, name: String?) {
      self.line = line
      self.name = name.map { ExactText($0) }
    }
  }

  /// The spots of files that were named with a line; all cases of every other file.
  public var spots: [Path: [Spot]] = [:]
  /// The tags that a case must carry.
  public var tags: TagExpression?
  /// Parts of the case's name.
  public var filters: [String] = []
  /// What this shard runs of each file, by path; all of a file that is not there.
  public var shares: [Path: ShardPlan.Share] = [:]
  /// What earlier runs tell, where only cases are chosen that failed in them.
  public var failed: History?

  /// How much of a file is chosen.
  public func part(of path: Path) -> PlayedPart {
    guard tags == nil, filters.isEmpty, shares.isEmpty, spots[path] == nil else { return .some }
    return failed == nil ? .whole : .failed
  }

  /// Creates the selection of everything.
  public init() {}

  /// Whether tags choose.
  var choosesTags: Bool { tags != nil }

  /// The selection within one file.
  public func forFile(_ path: Path, _ file: LoadedFile) -> FileSelection {
    FileSelection(self, path, file)
  }
}

/// The selection within one file.
public struct FileSelection {
  private let selection: Selection
  private let path: Path
  private let spots: [Selection.Spot]?
  private let share: ShardPlan.Share?
  private let file: LoadedFile
  private let lines: LineTable?

  fileprivate init(_ selection: Selection, _ path: Path, _ file: LoadedFile) {
    (self.selection, self.path, self.file) = (selection, path, file)
    spots = selection.spots[path]
    share = selection.shares[path]
    lines = spots.map { _ in file.source.lineTable() }
  }

  /// Whether the case of that name, made from that scenario, is chosen.
  public func selects(_ name: String, of scenario: ScenarioInfo) -> Bool {
    for filter in selection.filters where !name.contains(filter) { return false }
    if let tags = selection.tags, !tags.matches(scenario.tags.map(\.word)) { return false }
    if let failed = selection.failed, !failed.hasFailed(path, name) { return false }
    guard let spots else { return true }
    return spots.contains { self.spot($0, selects: name, of: scenario) }
  }

  /// Whether a case that is chosen is run by this shard.
  func isShared(_ name: String) -> Bool {
    if case .cases(let names)? = share { names.contains(ExactText(name)) } else { true }
  }

  /// Whether an invalid scenario is among what is chosen: only a line can leave it out.
  ///
  /// What its cases would be called, and even its tags, is not known for certain.
  func selectsInvalid(_ scenario: ScenarioInfo) -> Bool {
    spots?.contains {
      spot(Selection.Spot(line: $0.line, name: nil), selects: scenario.name, of: scenario)
    } ?? true
  }

  /// Whether some case of the file is chosen by the spot.
  public func isMatched(_ spot: Selection.Spot) -> Bool {
    spots != nil
      && file.scenarios.contains { scenario in
        let names = scenario.isValid ? scenario.plans.map(\.name) : [scenario.info.name]
        return names.contains { self.spot(spot, selects: $0, of: scenario.info) }
      }
  }

  private func spot(
    _ spot: Selection.Spot,
    selects name: String,
    of scenario: ScenarioInfo
  ) -> Bool {
    if let wanted = spot.name { return wanted == ExactText(name) }
    guard let lines else { return true }
    let first = lines.line(at: scenario.wholeRange.start)
    let last = lines.line(at: max(scenario.wholeRange.start, scenario.wholeRange.end - 1))
    return (first...last).contains(spot.line)
  }
}
