internal import LifecycleCore

/// What keeps an app running in the background that was to be suspended: its open background tasks.
struct Wakefulness {
  /// The entry by which the first of them began.
  let cause: TraceEntry
  /// What it is, to be put behind a colon.
  let words: String

  /// Looks for it in all that happened so far; nil where no task is open.
  init?(in observation: Observation) {
    var open: [(name: String, entry: TraceEntry)] = []
    var mistaken: [String] = []
    var ended = ""
    let trace = observation.trace
    for entry in trace.entries[..<observation.entries.upperBound] {
      switch entry.event {
      case .action(let index):
        let action = trace.actions[Int(index)]
        guard case .text(let name)? = action.arguments.first else { continue }
        if action.kind == .beginBackgroundTask { open.append((name, entry)) }
        if action.kind == .endBackgroundTask {
          ended = name
          if let task = open.firstIndex(where: { $0.name == name }) { open.remove(at: task) }
        }
      case .effect(.taskRefused, _): _ = open.popLast()
      case .effect(.unknownTask, _): if !mistaken.contains(ended) { mistaken.append(ended) }
      case .termination: (open, mistaken) = ([], [])
      default: continue
      }
    }
    guard let first = open.first else { return nil }
    cause = first.entry
    let tasks = open.map { "'\($0.name)' (begun at \($0.entry.time))" }
    let others = mistaken.map { "; '\($0)' was ended, which is not a task" }.joined()
    words =
      open.count == 1
      ? "background task \(tasks[0]) is still open\(others)"
      : "background tasks \(tasks.joined(separator: ", ")) are still open\(others)"
  }
}
