import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage

/// A fault that an app has on purpose when it becomes active; a scenario requests it by a tag.
enum Fault: String {
  /// Ends its process by a signal.
  case crash
  /// The same, unless it is the first app of its process.
  case crashUnlessFirst = "crash-unless-first"
  /// Never returns.
  case hang
  /// Never returns, and does not listen to SIGTERM.
  case hangDeaf = "hang-deaf"
  /// Never returns, after it has started a process that does not either.
  case hangWithChild = "hang-with-child"
  /// Ends its process as if all were well.
  case exit
  /// Writes ten megabytes.
  case flood
  /// Writes ten megabytes, then ends its process by a signal.
  case floodAndCrash = "flood-and-crash"
  /// Writes one long line that it does not end, then ends its process by a signal.
  case lineAndCrash = "line-and-crash"
  /// Ends its lines as Windows does, writes many, then ends its process by a signal.
  case carriageReturnsAndCrash = "carriage-returns-and-crash"
  /// Does not become active each second time in one process.
  case moody
  /// Takes a tenth of a second.
  case slow
  /// Ends its process by a signal at the first two attempts; `ATTEMPTS` is a folder where they are counted.
  case crashTwice = "crash-twice"
  /// Does not become active at the first two attempts.
  case failTwice = "fail-twice"
}

/// An app that does what its script contains, and has a fault.
final class FaultyScriptedApp: SimulatedApp {
  private let app: ScriptedApp
  private let fault: Fault
  private let name: String

  init(_ app: ScriptedApp, _ fault: Fault, name: String) {
    self.app = app
    self.fault = fault
    self.name = name
    Count.apps += 1
  }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    if call.method == .didBecomeActive, !act() { return .notImplemented }
    return app.handle(call, application)
  }

  func handle(_ event: BackgroundEvent, _ application: Application) {
    app.handle(event, application)
  }

  /// Has its fault; false if it does not become active then.
  private func act() -> Bool {
    switch fault {
    case .crash:
      say("about to crash\n")
      abort()
    case .crashUnlessFirst: if Count.apps > 1 { abort() }
    case .crashTwice: if attempt() < 3 { abort() }
    case .hang:
      say("about to hang\n")
      _ = attempt()
      hang()
    case .hangDeaf:
      signal(SIGTERM, SIG_IGN)
      hang()
    case .hangWithChild:
      startChild()
      hang()
    case .exit: Foundation.exit(0)
    case .flood: flood()
    case .floodAndCrash:
      flood()
      say("the very last\n")
      abort()
    case .lineAndCrash:
      say(String(repeating: "x", count: 20_000) + " the very last")
      abort()
    case .carriageReturnsAndCrash:
      say(String(repeating: "one of many\r\n", count: 2000) + "the very last\r\n")
      abort()
    case .slow: usleep(100_000)
    case .moody: return Count.apps % 2 == 1
    case .failTwice: return attempt() > 2
    }
    return true
  }

  private func startChild() {
    // Foundation's own way would give it a group of its own.
    var child = pid_t()
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("987")]
    posix_spawnp(&child, "sleep", nil, nil, words + [nil], nil)
    say("child \(child)\n")
  }

  private func hang() -> Never { while true { sleep(1) } }

  private func flood() {
    let line = String(repeating: "x", count: 99) + "\n"
    let lines = Data(String(repeating: line, count: 1000).utf8)
    for _ in 0..<100 { FileHandle.standardOutput.write(lines) }
  }

  private func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  /// Which attempt this is, from 1, over all processes.
  private func attempt() -> Int {
    let folder = URL(filePath: ProcessInfo.processInfo.environment["ATTEMPTS"] ?? "/nowhere")
    let file = folder.appending(path: name)
    let before = (try? Data(contentsOf: file).count) ?? 0
    try? Data(repeating: 0x2E, count: before + 1).write(to: file)
    return before + 1
  }
}

private enum Count {
  /// How many apps this process has made; one thread makes them in a worker, and nothing asks elsewhere.
  nonisolated(unsafe) static var apps = 0
}
