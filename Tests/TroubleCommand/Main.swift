import LifecycleCore
import ScenarioCommand
import ScenarioLanguage

/// The command with apps that crash, hang and the like; no product has any of it.
@main
struct Main {
  @MainActor
  static func main() async {
    await Program.main { plan in
      let words = plan.scenario.tags.lazy.compactMap { Trouble(rawValue: $0.word) }
      let app = ScriptedApp(plan.script)
      return words.first.map { TroubleApp(app, $0, name: plan.name) } ?? app
    }
  }
}
