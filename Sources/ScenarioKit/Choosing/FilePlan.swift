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
  /// Why nothing is left to play where that is a good answer, such as that nothing has changed.
  private(set) var nothingToDo: String?

  private var entries: [ScenarioFiles.Entry]?

  /// Plans what a request asks for; a request that asks for nothing special finds its files on the way.
  init(
    _ request: RunRequest,
    _ chosen: ChosenFiles,
    _ history: () -> History
  ) throws(ScenarioError) {
    queue = FileQueue(chosen.files)
    selection.spots = chosen.spots
    selection.filter = request.filter
    if let tags = request.tags { selection.tags = try TagExpression(parsing: tags) }
    guard request.plansFiles else { return }
    var entries = Array(chosen.files)
    if let revision = request.changedSince {
      try Self.keepChanged(since: revision, request, &entries)
      if entries.isEmpty { nothingToDo = "nothing has changed since '\(revision)'" }
    }
    let known = request.needsHistory ? history() : History()
    if request.onlyFailed { keepFailed(known, &entries) }
    if request.order != .byPath {
      if known.isEmpty, request.order.needsHistory {
        notes.append("there is no history yet, so the files are played by path")
      }
      entries = request.order.arrange(entries, by: known)
      isByPath = false
    }
    if case .shuffled(let seed) = request.order {
      notes.append("shuffled; to repeat it: --seed \(seed)")
    }
    queue = FileQueue(entries)
  }

  private static func keepChanged(
    since revision: String,
    _ request: RunRequest,
    _ entries: inout [ScenarioFiles.Entry]
  ) throws(ScenarioError) {
    var changed = try ChangedFiles(
      since: revision,
      loader: YAMLLoader(set: request.variables)
    )
    entries.removeAll { entry in
      guard case .file(let path) = entry else { return false }
      return !changed.touches(path)
    }
  }

  private mutating func keepFailed(_ known: History, _ entries: inout [ScenarioFiles.Entry]) {
    guard !known.isEmpty else {
      notes.append("there is no history yet, so all are played")
      return
    }
    entries.removeAll { entry in
      guard case .file(let path) = entry else { return false }
      return !known.hasFailed(path.display)
    }
    selection.failed = known
    if entries.isEmpty, nothingToDo == nil { nothingToDo = "nothing failed the last time" }
  }
}

extension RunRequest {
  /// Whether the files must be known before the first is played.
  fileprivate var plansFiles: Bool { changedSince != nil || onlyFailed || order != .byPath }

  /// Whether it is asked what happened in earlier runs.
  fileprivate var needsHistory: Bool { onlyFailed || order.needsHistory }
}

extension RunOrder {
  fileprivate var needsHistory: Bool { self == .failedFirst || self == .slowestFirst }
}
