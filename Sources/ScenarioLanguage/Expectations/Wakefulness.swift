internal import LifecycleCore

/// What keeps an app running in the background that was to be suspended: its open background tasks.
struct Wakefulness {
  /// The entry by which the first of them began.
  let cause: TraceEntry
  /// What it is, to be put behind a colon.
  let words: String

  /// Looks for it in all that happened so far; nil where no task is open.
  init?(in observation: Observation) {
    var tasks = OpenTasks()
    var mistaken: [String] = []
    var ended = ""
    let trace = observation.trace
    for entry in trace.entries[..<observation.entries.upperBound] {
      tasks.note(entry, in: trace)
      switch entry.term {
      case .action(.endBackgroundTask): ended = trace.action(of: entry)?.subject ?? ""
      case .effect(.unknownTask): if !mistaken.contains(ended) { mistaken.append(ended) }
      case .termination: (tasks, mistaken) = (OpenTasks(), [])
      default: continue
      }
    }
    let open = tasks.open
    guard let first = open.first else { return nil }
    cause = first.entry
    let list = open.map { "'\($0.name)' (begun at \($0.entry.time))" }
    let others = mistaken.map { "; '\($0)' was ended, which is not a task" }.joined()
    words =
      open.count == 1
      ? "background task \(list[0]) is still open\(others)"
      : "background tasks \(list.joined(separator: ", ")) are still open\(others)"
  }
}
