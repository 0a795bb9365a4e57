public import ScenarioApp
import UIKit

@testable import Notes

/// Returns the app as scenarios see it, without a bug or with one of those in `Bug`.
public func notes(withBug number: Int? = nil) -> AppUnderTest {
  let bug = number.flatMap(Bug.init)
  return AppUnderTest(
    "Notes",
    actions: ["type", "server", "server-delay"],
    probes: ["badge", "connected", "draft", "notes", "returns", "sessions", "shown"],
    // The app has both life cycles, and scenarios run it in each.
    uncalledMethods: .ignore
  ) { launch in
    let library = launch.kept { Library() }
    let server = launch.kept { Server() }
    let app = AppDelegate(library: library, server: server, bug: bug)
    launch.delegate = app
    launch.sceneDelegate { SceneDelegate(app) }

    launch.action("type") { app.draft += $0 as String }
    launch.action("server") { (answer: String) in
      guard let answer = Server.Answer(rawValue: answer) else {
        throw UnknownAnswer(name: answer)
      }
      server.answer = answer
    }
    launch.action("server-delay") { server.delay = $0 as Int }

    launch.probe("badge") { UIApplication.shared.applicationIconBadgeNumber }
    launch.probe("connected") { app.isConnected }
    launch.probe("draft") { app.draft }
    launch.probe("notes") { library.notes }
    launch.probe("returns") { app.returns }
    launch.probe("sessions") { library.sessions }
    launch.probe("shown") { app.shownNote }
  }
}

struct UnknownAnswer: Error, CustomStringConvertible {
  let name: String
  var description: String { "the server has no answer '\(name)': new, unchanged or offline" }
}
