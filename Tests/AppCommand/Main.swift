import AppSamples
import Foundation
import ScenarioApp
import ScenarioCommand

/// The command with one of the sample apps in Swift, which `APP` names; no product has any of it.
@main struct Main {
  static func main() {
    let apps = ["asynchronous": asynchronous, "notes": notes]
    ScenarioMain.run(apps[ProcessInfo.processInfo.environment["APP"] ?? ""] ?? notes)
  }
}
