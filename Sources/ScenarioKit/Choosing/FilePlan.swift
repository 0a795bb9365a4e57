internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// Which files of those that were named are played, in which order, and what of each.
struct FilePlan {
  /// The files, in the order in which they are played.
  private(set) var queue: FileQueue
  /// The cases.
  private(set) var selection = Selection()
  /// Whether the files come in the order of their paths.
  private(set) var isByPath = true
  /// What the user should know of it.
  private(set) var notes: [String] = []
  /// What failed the last time it was played and is gone.
  private(set) var warnings: [String] = []
  /// Why nothing is left to play where that is a good answer, such as that nothing has changed.
  private(set) var nothingToDo: String?
  /// What is known of the shard, where the run is one.
  private(set) var shard: ShardRecord?

  /// That there is nothing to play again; `losses` is whether something failed that is gone.
  static func nothingFailed(losses: Bool) -> String {
    "nothing \(losses ? "else " : "")failed the last time"
  }

  private let request: RunRequest
  private var known = History()
  /// All files that were named, where not all of them are run.
  private var named: [ScenarioFiles.Entry] = []

  /// Whether nothing chooses among the cases of the files that were named.
  var playsAll: Bool {
    !request.onlyFailed && request.changedSince == nil && request.only == nil
      && request.shard == nil && request.tags == nil && request.filters.isEmpty
  }

  /// Plans what a request asks for; a request that asks for nothing special finds its files on the way.
  init(
    _ request: RunRequest,
    _ chosen: ChosenFiles,
    _ history: () -> History
  ) throws(ScenarioError) {
    self.request = request
    queue = FileQueue(chosen.files)
    selection.spots = chosen.spots
    selection.filters = request.filters
    if let tags = request.tags { selection.tags = try TagExpression(parsing: tags) }
    guard request.plansFiles else { return }
    if request.needsHistory { known = history() }
    var entries = Array(chosen.files)
    if let only = request.only { entries.removeAll { !only.contains($0.path) } }
    if request.changedSince != nil || request.onlyFailed { named = entries }
    if let revision = request.changedSince {
      if try !Self.keepChanged(since: revision, request, &entries) {
        notes.append("the configuration has changed since '\(revision)', so all are run")
      }
      if entries.isEmpty { nothingToDo = "nothing has changed since '\(revision)'" }
    }
    if request.onlyFailed { keepFailed(&entries, of: chosen) }
    queue = FileQueue(request.shard == nil ? arranged(entries) : entries)
  }

  /// Keeps what has changed; false where that is everything.
  private static func keepChanged(
    since revision: String,
    _ request: RunRequest,
    _ entries: inout [ScenarioFiles.Entry]
  ) throws(ScenarioError) -> Bool {
    var changed = try ChangedFiles(
      since: revision,
      loader: YAMLLoader(set: request.variables)
    )
    if try changed.touchesConfiguration() { return false }
    var kept: [ScenarioFiles.Entry] = []
    for entry in entries {
      if case .file(let path) = entry, try !changed.touches(path) { continue }
      kept.append(entry)
    }
    entries = kept
    return true
  }

  private mutating func keepFailed(
    _ entries: inout [ScenarioFiles.Entry],
    of chosen: ChosenFiles
  ) {
    guard !known.isEmpty else {
      notes.append("there is no history yet, so all are played")
      return
    }
    entries.removeAll { entry in
      guard case .file(let path) = entry else { return false }
      return !known.hasFailed(path.display)
    }
    selection.failed = known
    for path in known.files.keys.sorted()
    where known.hasFailed(path) && chosen.isGone(path) {
      warnings.append("'\(path)' failed the last time it was played, and is not there any more")
    }
    for path in known.files.keys.sorted()
    where known.hasFailed(path) && chosen.files.isSkipped(path) {
      warnings.append("'\(path)' failed the last time it was run, and is skipped now")
    }
    if entries.isEmpty, nothingToDo == nil {
      nothingToDo = Self.nothingFailed(losses: !warnings.isEmpty)
    }
  }

  /// The cases that failed the last time they were played and are not in their file any more, each as a warning.
  ///
  /// Only where all that failed in the file was to be played, and all of the file could be read.
  func losses(in file: FileResult) -> [String] {
    guard file.problem == nil, selection.part(of: file.path) == .failed,
      let known = known.files[file.path], known.cases.values.contains(where: \.hasFailed),
      file.cases.allSatisfy(\.isExecutable)
    else { return [] }
    let names = Set(file.cases.map { ExactText($0.name) })
    return known.cases.filter { $0.value.hasFailed && !names.contains($0.key) }.keys.sorted().map {
      "'\($0.text)' failed the last time it was played, and is not in '\(file.path)' any more"
    }
  }

  private mutating func arranged(_ entries: [ScenarioFiles.Entry]) -> [ScenarioFiles.Entry] {
    guard request.order != .byPath else { return entries }
    isByPath = false
    if case .shuffled(let seed) = request.order {
      notes.append("shuffled; to repeat it: --seed \(seed)")
    } else if known.isEmpty {
      notes.append("there is no history yet, so the files are played by path")
    }
    return request.order.arrange(entries, by: known)
  }

  // MARK: - Shards

  /// Leaves the cases of other shards out; `observe` sees every file of all of them.
  mutating func deal(
    to shard: Shard,
    _ observe: (FileResult) -> Void
  ) throws(ScenarioError) {
    let entries = Array(queue)
    var dealer = ShardDealer(shard, history: known, splitsFiles: request.splitsFiles)
    var count = 0
    list(entries, selection) { file in
      dealer.add(file, entries[count])
      count += 1
      observe(file)
    }
    let dealt = dealer.dealt()
    self.shard = dealt.record
    selection.shares = dealt.shares
    notes.append(dealt.note)
    if dealt.entries.isEmpty, dealt.record.cases > 0 {
      nothingToDo = "there are fewer cases than shards"
    }
    queue = FileQueue(arranged(dealt.entries))
  }

  // MARK: - What is not run

  /// Reads all files that were named, where `--changed-since` or `--failed` leaves some of them out; `observe` sees the
  /// cases in them that the other options choose.
  func survey(_ observe: (FileResult) -> Void) {
    var selection = Selection()
    selection.spots = self.selection.spots
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
    let runner = Runner(loader: YAMLLoader(set: request.variables), configuration: configuration)
    runner.run(entries, emit: observe)
  }
}

extension RunRequest {
  /// Whether the files must be known before the first is played.
  fileprivate var plansFiles: Bool {
    changedSince != nil || onlyFailed || order != .byPath || shard != nil || only != nil
  }

  /// Whether it is asked what happened in earlier runs.
  fileprivate var needsHistory: Bool {
    onlyFailed || shard != nil || order == .failedFirst || order == .slowestFirst
  }
}

extension RunRequest {
  /// Whether some cases of a file may be played without the others: what plays elsewhere, or stops early, counts
  /// the cases by itself.
  fileprivate var splitsFiles: Bool {
    !isolates && !provesDeterminism && configuration.failureLimit == nil
  }
}
