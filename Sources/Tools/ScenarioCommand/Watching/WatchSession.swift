internal import ScenarioSystem

/// One run with `--watch`, which repeats the files that an edit affects, until a signal arrives.
struct WatchSession {
  let request: RunRequest

  /// The minimum pause between two checks, in milliseconds.
  private static let minimumPause = 200

  /// Runs until a signal arrives, and returns its exit status, or that of a run that cannot begin.
  ///
  /// Returns `WatchedConfiguration.restart` after a change of the configuration.
  func run() -> Int32 { Console(request).exitStatus(of: execute) }

  private func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    var request = request
    // Before the first run, since what is changed in it counts.
    var configuration = WatchedConfiguration()
    // Lists are read only once, because standard input cannot be read a second time.
    request.selection.paths = try PathArgument.pathsExpandingLists(in: request.selection.paths).map(
      \.text
    )
    let arguments = try SelectedFiles(request.selection).arguments
    Interrupt.install()
    var watched = WatchedFiles()
    while true {
      watched.prepareForRun(of: found(arguments)?.files ?? [])
      var hasBegun = false
      let status = RunSession(request: request) {
        hasBegun = true
        watched.record($0)
      }.run()
      if let signal = Interrupt.received { return 128 + signal }
      if request.selection.onlyFiles == nil, status == 2 || status == 4 { return status }
      // No edit would change that the results cannot be recorded.
      if !hasBegun, status == 5 { return status }
      let count = watched.count
      console.note("watching \(count) file\(count == 1 ? "" : "s"); press Ctrl-C to stop")
      repeat {
        guard let edit = nextEdit(of: arguments, &watched, &configuration, console) else {
          if let signal = Interrupt.received { return 128 + signal }
          return WatchedConfiguration.restart
        }
        edit.lines.forEach(console.note)
        request.selection.onlyFiles = edit.affected
      } while request.selection.onlyFiles?.isEmpty == true
    }
  }

  /// Returns the scenario files that exist now, and the files and folders that cannot be read; nil while a named path
  /// does not exist.
  private func found(_ arguments: [Path]) -> (files: [Path], unreadable: Set<Path>)? {
    let exclusions = request.selection.exclusions
    guard let entries = try? ScenarioFiles(arguments: arguments, without: exclusions).entries else {
      return nil
    }
    var (files, unreadable): ([Path], Set<Path>) = ([], [])
    for entry in entries {
      switch entry {
      case .file(let path): files.append(path.display)
      case .failure(_, let path): unreadable.insert(path)
      }
    }
    return (files, unreadable)
  }

  /// Waits for a complete edit; returns nil when a signal arrives, or the configuration has changed.
  private func nextEdit(
    of arguments: [Path],
    _ watched: inout WatchedFiles,
    _ configuration: inout WatchedConfiguration,
    _ console: Console
  ) -> WatchedFiles.Edit? {
    var pause = Self.minimumPause
    var previous = WatchedFiles.Edit()
    var checksWithoutPath = 0
    while Interrupt.received == nil {
      Clock.pause(milliseconds: pause)
      let start = Clock.monotonicNanoseconds()
      if configuration.hasChanged() {
        console.note("\(ProjectRoot.configurationName) has changed")
        return nil
      }
      // An editor that saves a file may remove it for a moment.
      guard let (files, unreadable) = found(arguments) else {
        checksWithoutPath += 1
        if checksWithoutPath == 5 {
          let missing = arguments.filter { !FileReader.exists($0) }.map { "'\($0)'" }
          console.warning(
            "\(missing.joined(separator: ", ")) is missing: nothing is run until it is back"
          )
        }
        continue
      }
      checksWithoutPath = 0
      let edit = watched.edit(among: files, unreadable: unreadable)
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
