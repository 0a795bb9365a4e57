import Foundation
import ScenarioCommand
@_spi(Package) import ScenarioLanguage

/// The command with apps that crash, hang and the like; no product has any of it.
@main
struct Main {
  static func main() {
    if ScenarioMain.isWorker, let reason = ProcessInfo.processInfo.environment["WORKERS_END"] {
      FileHandle.standardError.write(Data(reason.utf8))
      exit(7)
    }
    ScenarioMain.run { plan in
      let words = plan.scenario.tags.lazy.compactMap { Fault(rawValue: $0.word) }
      let app = ScriptedApp(plan.script)
      return words.first.map { FaultyScriptedApp(app, $0, name: plan.name) } ?? app
    }
  }
}
