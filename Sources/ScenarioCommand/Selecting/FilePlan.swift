internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// Which of the named files are run, in which order, and which cases of each.
struct FilePlan {
  /// The files, in the order in which they are run.
  private(set) var files: [ScenarioFiles.Entry]
  /// The cases.
  private(set) var selection = Selection()
  /// Whether the files come in the order of their paths.
  private(set) var isByPath = true
  /// What the user should know of it.
  private(set) var notes: [String] = []
  /// What failed the last time it was run and is gone.
  private(set) var warnings: [String] = []
  /// Why nothing is left to run where that is a good answer, such as that nothing has changed.
  private(set) var emptyRunReason: String?
  /// What is known of the shard, where the run is one.
  private(set) var shard: ShardRecord?
  /// What the files of all shards contain, where the run is one: a tag that only others have exists.
  private(set) var filesOfAllShards: [FileResult] = []

  /// That there is nothing to run again; `losses` is whether something failed that is gone.
  static func nothingFailed(losses: Bool) -> String {
    "nothing \(losses ? "else " : "")failed in the last run"
  }

  private let request: RunRequest
  private var known = History()
  /// All files that were named, where not all of them are run.
  private var named: [ScenarioFiles.Entry] = []

  /// Whether nothing selects among the cases of the files that were named.
  var runsAll: Bool {
    let options = request.selection
    return !options.onlyFailed && options.changedSince == nil && options.only == nil
      && options.shard == nil && !options.selectsCases
  }

  /// Plans a run; `history` is asked only where earlier runs matter.
  init(
    _ request: RunRequest,
    _ selected: SelectedFiles,
    _ history: () -> History
  ) throws(ScenarioError) {
    self.request = request
    let options = request.selection
    files = selected.files.entries
    selection.locations = selected.locations
    selection.filters = options.filters
    if let tags = options.tags { selection.tags = try TagExpression(parsing: tags) }
    if options.needsHistory { known = history() }
    if let only = options.only { files.removeAll { !only.contains($0.path) } }
    if options.changedSince != nil || options.onlyFailed { named = files }
    if let revision = options.changedSince { try keepChanged(since: revision) }
    if options.onlyFailed { keepFailed(of: selected) }
    if let shard = options.shard { keep(shard) }
    arrange()
  }

  private mutating func keepChanged(since revision: String) throws(ScenarioError) {
    let loader = YAMLLoader(variables: request.selection.variables)
    var changed = try ChangedFiles(since: revision, loader: loader)
    if try changed.touchesConfiguration() {
      notes.append("the configuration has changed since '\(revision)', so all files are run")
    } else {
      var kept: [ScenarioFiles.Entry] = []
      for entry in files {
        if case .file(let path) = entry, try !changed.touches(path) { continue }
        kept.append(entry)
      }
      files = kept
    }
    if files.isEmpty { emptyRunReason = "nothing has changed since '\(revision)'" }
  }

  private mutating func keepFailed(of selected: SelectedFiles) {
    guard !known.isEmpty else {
      notes.append("there is no history yet, so all cases are run")
      return
    }
    let known = known
    files.removeAll { entry in
      guard case .file(let path) = entry else { return false }
      return !known.hasFailed(path.display)
    }
    selection.failed = known
    let failed = known.files.keys.filter { known.hasFailed($0) }.sorted()
    for path in failed where selected.isGone(path) {
      warnings.append("'\(path)' failed in its last run, but no longer exists")
    }
    for path in failed where selected.files.isIgnored(path) {
      warnings.append("'\(path)' failed in its last run, but is now skipped")
    }
    if files.isEmpty, emptyRunReason == nil {
      emptyRunReason = Self.nothingFailed(losses: !warnings.isEmpty)
    }
  }

  /// The cases that failed the last time they were run and are not in their file any more, each as a warning.
  ///
  /// Only where all that failed in the file was to be run, and all of the file could be read.
  func losses(in file: FileResult) -> [String] {
    guard file.problem == nil, selection.scope(of: file.path) == .notPassed,
      let known = known.files[file.path], known.cases.values.contains(where: \.hasFailed),
      file.cases.allSatisfy(\.isExecutable)
    else { return [] }
    let names = Set(file.cases.map { ExactText($0.name) })
    return known.cases.filter { $0.value.hasFailed && !names.contains($0.key) }.keys.sorted().map {
      "'\($0.text)' failed in its last run, but is no longer in '\(file.path)'"
    }
  }

  private mutating func arrange() {
    let order = request.selection.order
    guard order != .byPath else { return }
    isByPath = false
    if case .shuffled(let seed) = order {
      notes.append("shuffled; to repeat this order: --seed \(seed)")
    } else if known.isEmpty {
      notes.append("there is no history yet, so the files are run by path")
    }
    files = order.arrange(files, by: known)
  }

  /// Leaves the cases of other shards out.
  private mutating func keep(_ shard: Shard) {
    var results: [FileResult] = []
    list(files, selection) { results.append($0) }
    filesOfAllShards = results
    let own = ShardFiles(
      of: shard,
      zip(results, files),
      history: known,
      splitsFiles: request.splitsFiles
    )
    (self.shard, selection.shares, files) = (own.record, own.shares, own.entries)
    notes.append(own.note)
    if files.isEmpty, own.record.cases > 0 { emptyRunReason = "there are fewer cases than shards" }
  }

  // MARK: - What is not run

  /// Reads all files that were named, where `--changed-since` or `--failed` leaves some of them out; `observe` sees the
  /// cases in them that the other options select.
  func survey(_ observe: (FileResult) -> Void) {
    var selection = Selection()
    selection.locations = self.selection.locations
    selection.filters = self.selection.filters
    selection.tags = self.selection.tags
    list(named, selection, observe)
  }

  /// Reads files and finds their cases out.
  private func list(
    _ entries: [ScenarioFiles.Entry],
    _ selection: Selection,
    _ observe: (FileResult) -> Void
  ) {
    var configuration = RunConfiguration()
    configuration.purpose = .list
    configuration.jobs = request.configuration.jobs
    configuration.selection = selection
    configuration.isFingerprinted = true
    let loader = YAMLLoader(variables: request.selection.variables)
    Runner(loader: loader, configuration: configuration).run(entries, emit: observe)
  }
}

extension RunSelection {
  /// Whether it is asked what happened in earlier runs.
  fileprivate var needsHistory: Bool {
    onlyFailed || shard != nil || order == .failedFirst || order == .slowestFirst
  }
}

extension RunRequest {
  /// Whether some cases of a file may be run without the others: what runs elsewhere, or stops early, counts the cases
  /// by itself.
  fileprivate var splitsFiles: Bool {
    !isolates && !provesDeterminism && configuration.failureLimit == nil
  }
}
