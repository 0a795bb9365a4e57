internal import LifecycleCore

/// The background tasks that an app has begun and not ended, the oldest first.
struct OpenTasks {
  /// A background task, and the entry by which it began.
  struct Task {
    let name: String
    let entry: TraceEntry
  }

  private(set) var open: [Task] = []

  /// Follows what an entry of the trace means for them, up to the end of the process.
  mutating func note(_ entry: TraceEntry, in trace: Trace) {
    switch entry.event {
    case .action(let index):
      let action = trace.actions[Int(index)]
      let name = action.subject ?? ""
      if action.kind == .beginBackgroundTask { open.append(Task(name: name, entry: entry)) }
      if action.kind == .endBackgroundTask, let index = open.firstIndex(where: { $0.name == name })
      {
        open.remove(at: index)
      }
    case .effect(.taskRefused, _): _ = open.popLast()
    default: break
    }
  }
}
