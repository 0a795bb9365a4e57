import ScenarioApp
import UIKit

/// Receives the events of a background URL session, and notifications that it has requested.
@MainActor final class EventsDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []
  private var finished: (@Sendable () -> Void)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  ) {
    log.append("handle \(identifier)")
    finished = completionHandler
  }

  func receive(_ event: BackgroundSessionEvent) {
    log.append("\(event)")
    guard event == .finishedEvents else { return }
    finished?()
    finished = nil
  }

  /// Asks for a notification with data of the app's own.
  func remind(_ name: String) {
    let content = UNMutableNotificationContent()
    content.userInfo = ["draft": 7]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: name, content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
  }

  func ask() {
    UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
      let names = requests.map(\.identifier)
      MainActor.assumeIsolated { self.log.append("pending: \(names.joined(separator: ", "))") }
    }
  }
}

extension EventsDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    let request = response.notification.request
    log.append("\(request.identifier): \(request.content.userInfo["draft"] ?? "none")")
  }
}

let events = AppUnderTest("Events", actions: ["remind", "ask"], probes: ["log"]) { launch in
  let app = EventsDelegate()
  launch.delegate = app
  launch.sceneDelegate { EmptySceneDelegate() }
  launch.backgroundSession("photos") { app.receive($0) }
  launch.action("remind") { app.remind($0) }
  launch.action("ask") { app.ask() }
  launch.probe("log") { app.log }
}
