internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// Plays what is named, and then again what an edit touches, until a signal ends it.
public struct WatchSession {
  private let request: RunRequest

  /// Creates the session of a request.
  public init(_ request: RunRequest) { self.request = request }

  /// How long to wait between two looks, in milliseconds, at least.
  private static let shortestPause = 200

  /// Runs until a signal, and returns the status for it; or that of a first run that could not even begin.
  public func run() async -> Int32 {
    let screen = Screen(request)
    var watched = WatchedFiles()
    var only: Set<String>?
    while true {
      var request = request
      request.only = only
      let status = await RunSession(request) { watched.note($0) }.run()
      if Interrupt.received != nil { return status }
      if only == nil, status == 2 || status == 4 { return status }
      screen.say("watching \(watched.count) files; Ctrl-C ends it", as: "note")
      guard let touched = nextEdit(&watched) else { break }
      let names = touched.sorted()
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      screen.say("edited: \(names.prefix(3).joined(separator: ", "))\(more)", as: "note")
      only = touched
    }
    return 128 + (Interrupt.received ?? 0)
  }

  /// Waits for an edit that has come to rest; nil when a signal comes.
  private func nextEdit(_ watched: inout WatchedFiles) -> Set<String>? {
    var pause = Self.shortestPause
    var last: Set<String> = []
    while Interrupt.received == nil {
      Pause.milliseconds(pause)
      let start = Clock.monotonicNanoseconds()
      guard let paths = paths() else { continue }
      let touched = watched.touched(among: paths)
      // An editor may write in several goes: what is touched must stay the same for one look more.
      if !touched.isEmpty, touched == last { return touched }
      last = touched
      // Looking takes at most a twentieth of the time.
      let looking = Int((Clock.monotonicNanoseconds() - start) / 1_000_000)
      pause = touched.isEmpty ? max(Self.shortestPause, looking * 20) : 50
    }
    return nil
  }

  /// The scenario files that are named; nil while one is gone, as happens when an editor saves.
  private func paths() -> [String]? {
    guard let chosen = try? ChosenFiles(request.paths) else { return nil }
    return chosen.files.compactMap { entry in
      if case .file(let path) = entry { path.display } else { nil }
    }
  }
}
