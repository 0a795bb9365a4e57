internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// Runs what is named, and then again what an edit affects, until a signal ends it.
struct WatchSession {
  let request: RunRequest

  /// How long to wait between two looks, in milliseconds, at least.
  private static let shortestPause = 200

  /// Runs until a signal, and returns the status for it; or that of a first run that could not even begin.
  func run() -> Int32 { Console(request).status(of: execute) }

  private func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    var request = request
    // Lists are read once, and what was named is looked up once: standard input gives nothing a second time.
    request.selection.paths = try NamedPath.plain(request.selection.paths).map(\.text)
    let arguments = try SelectedFiles(request.selection).arguments
    Interrupt.install()
    var watched = WatchedFiles()
    while true {
      watched.begin(with: paths(arguments) ?? [])
      let status = RunSession(request: request) { watched.note($0) }.run()
      if let signal = Interrupt.received { return 128 + signal }
      if request.selection.only == nil, status == 2 || status == 4 { return status }
      let count = watched.count
      console.note("watching \(count) file\(count == 1 ? "" : "s"); press Ctrl-C to stop")
      repeat {
        guard let edit = nextEdit(of: arguments, &watched) else {
          return 128 + (Interrupt.received ?? 0)
        }
        edit.lines.forEach(console.note)
        request.selection.only = edit.touched
      } while request.selection.only?.isEmpty == true
    }
  }

  /// The scenario files that are there now; nil while something that was named is not.
  private func paths(_ arguments: [Path]) -> [Path]? {
    try? ScenarioFiles(arguments: arguments, without: request.selection.exclusions).compactMap {
      entry in
      if case .file(let path) = entry { path.display } else { nil }
    }
  }

  /// Waits until an edit is complete; nil when a signal arrives.
  private func nextEdit(
    of arguments: [Path],
    _ watched: inout WatchedFiles
  ) -> WatchedFiles.Edit? {
    var pause = Self.shortestPause
    var last = WatchedFiles.Edit()
    while Interrupt.received == nil {
      Clock.pause(milliseconds: pause)
      let start = Clock.monotonicNanoseconds()
      // Nothing, while one of them is gone, as happens when an editor saves.
      guard let paths = paths(arguments) else { continue }
      let edit = watched.edit(among: paths)
      // An editor may write in several goes: what is touched must stay the same for one look more.
      if !edit.isEmpty, edit == last {
        watched.forget(edit.gone)
        return edit
      }
      last = edit
      // Looking takes at most a twentieth of the time.
      let looking = Int((Clock.monotonicNanoseconds() - start) / 1_000_000)
      pause = edit.isEmpty ? max(Self.shortestPause, looking * 20) : 50
    }
    return nil
  }
}
