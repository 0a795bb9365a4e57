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
    switch entry.term {
    case .action(.beginBackgroundTask):
      open.append(Task(name: trace.action(of: entry)?.subject ?? "", entry: entry))
    case .action(.endBackgroundTask):
      let name = trace.action(of: entry)?.subject ?? ""
      if let index = open.firstIndex(where: { $0.name == name }) { open.remove(at: index) }
    case .effect(.taskRefused): _ = open.popLast()
    default: break
    }
  }
}
