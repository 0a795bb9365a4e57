internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// One run with `--watch`, which repeats the files that an edit affects, until a signal arrives.
struct WatchSession {
  let request: RunRequest

  /// The minimum pause between two checks, in milliseconds.
  private static let minimumPause = 200

  /// Runs until a signal arrives, and returns its exit status, or that of a first run with no case or wrong usage.
  func run() -> Int32 { Console(request).exitStatus(of: execute) }

  private func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    var request = request
    // Lists are read only once, because standard input cannot be read a second time.
    request.selection.paths = try PathArgument.pathsExpandingLists(in: request.selection.paths).map(
      \.text
    )
    let arguments = try SelectedFiles(request.selection).arguments
    Interrupt.install()
    var watched = WatchedFiles()
    while true {
      watched.prepareForRun(of: paths(arguments) ?? [])
      let status = RunSession(request: request) { watched.record($0) }.run()
      if let signal = Interrupt.received { return 128 + signal }
      if request.selection.onlyFiles == nil, status == 2 || status == 4 { return status }
      let count = watched.count
      console.note("watching \(count) file\(count == 1 ? "" : "s"); press Ctrl-C to stop")
      repeat {
        guard let edit = nextEdit(of: arguments, &watched) else {
          return 128 + (Interrupt.received ?? 0)
        }
        edit.lines.forEach(console.note)
        request.selection.onlyFiles = edit.affected
      } while request.selection.onlyFiles?.isEmpty == true
    }
  }

  /// Returns the scenario files that exist now; nil while a named path does not exist.
  private func paths(_ arguments: [Path]) -> [Path]? {
    try? ScenarioFiles(arguments: arguments, without: request.selection.exclusions).compactMap {
      entry in
      if case .file(let path) = entry { path.display } else { nil }
    }
  }

  /// Waits for a complete edit; returns nil when a signal arrives.
  private func nextEdit(
    of arguments: [Path],
    _ watched: inout WatchedFiles
  ) -> WatchedFiles.Edit? {
    var pause = Self.minimumPause
    var previous = WatchedFiles.Edit()
    while Interrupt.received == nil {
      Clock.pause(milliseconds: pause)
      let start = Clock.monotonicNanoseconds()
      // An editor that saves a file may remove it for a moment.
      guard let paths = paths(arguments) else { continue }
      let edit = watched.edit(among: paths)
      // An editor may write a file in several steps, so the edit must be the same in two checks in a row.
      if !edit.isEmpty, edit == previous {
        watched.stopWatching(edit.gone)
        return edit
      }
      previous = edit
      // Checks take at most a twentieth of the time.
      let checkTime = Int((Clock.monotonicNanoseconds() - start) / 1_000_000)
      pause = edit.isEmpty ? max(Self.minimumPause, checkTime * 20) : 50
    }
    return nil
  }
}
