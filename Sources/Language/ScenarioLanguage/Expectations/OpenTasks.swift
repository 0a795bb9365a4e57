@_spi(Package) internal import LifecycleCore

/// The background tasks that an app has begun and not ended, the oldest first.
struct OpenTasks {
  /// A background task, and the entry by which it began.
  typealias Task = (name: String, entry: TraceEntry)

  private(set) var open: [Task] = []

  /// Updates the tasks with an entry of the trace, up to the termination of the process.
  mutating func note(_ entry: TraceEntry, in trace: Trace) {
    switch entry.term {
    case .action(.beginBackgroundTask):
      open.append((trace.action(of: entry)?.subject ?? "", entry))
    case .action(.endBackgroundTask):
      let name = trace.action(of: entry)?.subject ?? ""
      if let index = open.firstIndex(where: { $0.name == name }) { open.remove(at: index) }
    case .effect(.taskRefused): _ = open.popLast()
    default: break
    }
  }
}

extension Observation {
  /// The entry by which the first open background task began and a description of all of them;
  /// nil if no task keeps the app from being suspended.
  var openTasks: (first: TraceEntry, description: String)? {
    var tasks = OpenTasks()
    var mistaken: [String] = []
    var ended = ""
    for entry in trace.entries[..<entries.upperBound] {
      tasks.note(entry, in: trace)
      switch entry.term {
      case .action(.endBackgroundTask): ended = trace.action(of: entry)?.subject ?? ""
      case .effect(.unknownTask): if !mistaken.contains(ended) { mistaken.append(ended) }
      case .termination: (tasks, mistaken) = (OpenTasks(), [])
      default: continue
      }
    }
    guard let first = tasks.open.first else { return nil }
    let list = tasks.open.map { "'\($0.name)' (begun at \($0.entry.time))" }
    let others = mistaken.map { "; '\($0)' was ended, which is not a task" }.joined()
    let description =
      list.count == 1
      ? "background task \(list[0]) is still open\(others)"
      : "background tasks \(list.joined(separator: ", ")) are still open\(others)"
    return (first.entry, description)
  }
}
