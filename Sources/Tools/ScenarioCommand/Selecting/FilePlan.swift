@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The plan of a run: the files to run, in order, and the cases to run in each.
struct FilePlan {
  /// The files, in the order in which they are run.
  private(set) var files: [ScenarioFiles.Entry]
  /// The cases to run.
  private(set) var selection = Selection()
  /// Whether the files are sorted by path.
  private(set) var isSortedByPath = true
  /// The notes to print about the plan.
  private(set) var notes: [String] = []
  /// Warnings about failed files that no longer exist or are ignored.
  private(set) var warnings: [String] = []
  /// The reason why there are no files if that is a success, such as that nothing has changed.
  private(set) var reasonForEmptyRun: String?
  /// The shard that is run; nil if the run is not a shard.
  private(set) var shard: ShardRecord?
  /// The listed files of all shards if the run is a shard; a requested tag may be in another shard.
  private(set) var filesOfAllShards: [FileResult] = []

  /// The reason for an empty run with `--failed`.
  static let nothingFailedReason = "nothing that is selected failed in its last run"

  private let request: RunRequest
  private var history = History()
  /// All named files, if not all of them are run.
  private var namedFiles: [ScenarioFiles.Entry] = []

  /// Whether all cases of the named files are run.
  var runsAllCases: Bool {
    let options = request.selection
    return !options.onlyFailed && options.changedSince == nil && options.onlyFiles == nil
      && options.shard == nil && !options.selectsCases
  }

  /// Plans a run; `loadHistory` is called only if the plan depends on earlier runs.
  init(
    _ request: RunRequest,
    _ selected: SelectedFiles,
    _ loadHistory: () throws(ScenarioError) -> History
  ) throws(ScenarioError) {
    self.request = request
    let options = request.selection
    files = selected.files.entries
    selection.locations = selected.caseLocations
    selection.filters = options.filters
    if let tags = options.tags { selection.tags = try TagExpression(parsing: tags) }
    if options.needsHistory { history = try loadHistory() }
    if let onlyFiles = options.onlyFiles { files.removeAll { !onlyFiles.contains($0.path) } }
    if options.changedSince != nil || options.onlyFailed { namedFiles = files }
    if let revision = options.changedSince { try restrictToChanged(since: revision) }
    if options.onlyFailed { restrictToFailed(of: selected) }
    if let shard = options.shard { restrict(to: shard) }
    sortFiles()
  }

  private mutating func restrictToChanged(since revision: String) throws(ScenarioError) {
    let loader = YAMLLoader.ofCommand(variables: request.selection.variables)
    var changed = try ChangedFiles(since: revision, loader: loader)
    if try changed.includesConfiguration() {
      notes.append("the configuration has changed since '\(revision)', so all files are run")
    } else if CommandContext.current.makeApp != nil, let path = try changed.changeOfApp() {
      notes.append(
        "'\(path)' has changed since '\(revision)', and the app may depend on it, so all files are run"
      )
    } else {
      var kept: [ScenarioFiles.Entry] = []
      for entry in files {
        if case .file(let path) = entry, try !changed.affects(path) { continue }
        kept.append(entry)
      }
      files = kept
    }
    if files.isEmpty { reasonForEmptyRun = "nothing has changed since '\(revision)'" }
  }

  private mutating func restrictToFailed(of selected: SelectedFiles) {
    guard !history.isEmpty else {
      notes.append("there is no history yet, so all cases are run")
      return
    }
    let history = history
    files.removeAll { entry in
      guard case .file(let path) = entry else { return false }
      return !history.hasFailed(path.display)
    }
    selection.failed = history
    let failed = history.files.keys.filter { history.hasFailed($0) }.sorted()
    for path in failed where selected.isGone(path) {
      warnings.append("'\(path)' failed in its last run, but no longer exists")
    }
    for path in failed where selected.files.isIgnored(path) {
      warnings.append("'\(path)' failed in its last run, but is now skipped")
    }
    // What failed and can no longer be run has not passed.
    if files.isEmpty, warnings.isEmpty, reasonForEmptyRun == nil {
      reasonForEmptyRun = Self.nothingFailedReason
    }
  }

  /// Returns a warning for each case that failed in its last run and is no longer in its file.
  ///
  /// The result is empty unless all failed cases of the file were to be run, and the whole file could be read.
  func missingCaseWarnings(for file: FileResult) -> [String] {
    guard file.problem == nil, selection.scope(of: file.path) == .notPassed,
      let record = history.files[file.path], record.cases.values.contains(where: \.hasFailed),
      file.cases.allSatisfy(\.isExecutable)
    else { return [] }
    let names = Set(file.cases.map { ExactText($0.name) })
    return record.cases.filter { $0.value.hasFailed && !names.contains($0.key) }.keys.sorted().map {
      "'\($0.text)' failed in its last run, but is no longer in '\(file.path)'"
    }
  }

  private mutating func sortFiles() {
    let order = request.selection.order
    guard order != .byPath else { return }
    isSortedByPath = false
    if case .shuffled(let seed) = order {
      notes.append("shuffled; to repeat this order: --seed \(seed)")
    } else if history.isEmpty {
      notes.append("there is no history yet, so the files are run by path")
    }
    files = order.arrange(files, by: history)
  }

  /// Removes the files and cases of other shards.
  private mutating func restrict(to shard: Shard) {
    var results: [FileResult] = []
    listCases(of: files, selection) { results.append($0) }
    filesOfAllShards = results
    let shardFiles = ShardFiles(
      of: shard,
      zip(results, files),
      history: history,
      splitsFiles: request.splitsFiles
    )
    (self.shard, selection.shares, files) = (
      shardFiles.record, shardFiles.shares, shardFiles.entries
    )
    self.shard?.conditions = request.conditions
    notes.append(shardFiles.note)
    if files.isEmpty, shardFiles.record.cases > 0 {
      reasonForEmptyRun = "there are fewer cases than shards"
    }
  }

  // MARK: - Files that are not run

  /// Lists the cases of all named files if `--changed-since` or `--failed` excludes some of them.
  ///
  /// - Parameter observe: A closure that is called with the cases that the other options select.
  func listNamedFiles(_ observe: (FileResult) -> Void) {
    var selection = Selection()
    selection.locations = self.selection.locations
    selection.filters = self.selection.filters
    selection.tags = self.selection.tags
    listCases(of: namedFiles, selection, observe)
  }

  /// Reads files and lists their cases.
  private func listCases(
    of entries: [ScenarioFiles.Entry],
    _ selection: Selection,
    _ observe: (FileResult) -> Void
  ) {
    var configuration = RunConfiguration()
    configuration.purpose = .list
    configuration.jobs = request.configuration.jobs
    configuration.selection = selection
    configuration.isFingerprinted = true
    let loader = YAMLLoader.ofCommand(variables: request.selection.variables)
    Runner(loader: loader, configuration: configuration).run(entries, emit: observe)
  }
}

extension RunSelection {
  /// Whether the selection or the order depends on earlier runs.
  fileprivate var needsHistory: Bool {
    onlyFailed || shard != nil || order == .failedFirst || order == .slowestFirst
  }
}

extension RunRequest {
  /// Whether a shard may run only some cases of a file.
  ///
  /// Workers and runs with a failure limit count the cases of whole files.
  fileprivate var splitsFiles: Bool {
    !isolates && !provesDeterminism && configuration.failureLimit == nil
  }
}
