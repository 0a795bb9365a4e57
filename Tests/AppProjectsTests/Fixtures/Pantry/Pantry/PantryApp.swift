import BackgroundTasks
import SwiftUI

@main
struct PantryApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  @Environment(\.scenePhase) private var phase

  init() {
    BGTaskScheduler.shared.register(
      forTaskWithIdentifier: "example.pantry.refresh",
      using: nil
    ) { task in
      Shelves.refresh()
      task.setTaskCompleted(success: true)
    }
  }

  var body: some Scene {
    WindowGroup {
      ShelvesView()
        .onAppear { Shelves.load() }
        .onOpenURL { url in Shelves.show(url) }
        .onContinueUserActivity("example.pantry.shelf") { activity in
          Shelves.show(activity)
        }
    }
    .onChange(of: phase) { _, phase in
      switch phase {
      case .active: Shelves.follow()
      case .inactive: Shelves.pause()
      case .background: Shelves.save()
      @unknown default: break
      }
    }
  }
}
