import ScenarioApp
import ScenarioRunner
import Testing
import UIKit

/// Observers of one notification are called in the order in which they were added.
@Suite struct NotificationOrderTests {
  @Test @MainActor func observersAreCalledInOrderInEachRun() throws {
    for _ in 0..<200 {
      let result = try results(
        of: crowd,
        """
        scenario: Many observers
        ios: 12.0
        app: {life-cycle: app-delegate}
        steps:
        - user: tap-icon
          expect: {app: {order: true, calls: 40}}
        """
      )
      let messages = result.cases.flatMap(\.failures).map(\.message)
      try #require(result.cases.count == 1)
      try #require(messages.isEmpty, "\(messages)")
    }
  }
}

private let crowd = AppUnderTest("Crowd", probes: ["order", "calls"]) { launch in
  let delegate = CrowdDelegate()
  launch.delegate = delegate
  launch.probe("order") { delegate.calls == delegate.calls.sorted() }
  launch.probe("calls") { delegate.calls.count }
}

/// Observes one notification forty times, in each way that there is.
@MainActor private final class CrowdDelegate: UIResponder, UIApplicationDelegate {
  var calls: [Int] = []
  private var listeners: [Listener] = []
  private var tokens: [any NSObjectProtocol] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = NotificationCenter.default
    let name = UIApplication.didBecomeActiveNotification
    for number in 0..<44 {
      let isForAny = number % 3 == 0
      if number % 2 == 0 {
        let listener = Listener(self, number)
        listeners.append(listener)
        center.addObserver(
          listener,
          selector: Selector("heard", Listener.heard),
          name: name,
          object: isForAny ? nil : application
        )
      } else {
        let token = center.addObserver(
          forName: name,
          object: isForAny ? nil : application,
          queue: number % 5 == 0 ? .main : nil
        ) { _ in MainActor.assumeIsolated { self.calls.append(number) } }
        tokens.append(token)
      }
    }
    // One of each kind is removed, by the type Any too.
    center.removeObserver(listeners.removeFirst())
    center.removeObserver(tokens[0] as Any)
    center.removeObserver(tokens[1])
    center.removeObserver(tokens[2], name: name, object: nil)
    return true
  }
}

@MainActor private final class Listener: NSObject {
  private let delegate: CrowdDelegate
  private let number: Int

  init(_ delegate: CrowdDelegate, _ number: Int) {
    (self.delegate, self.number) = (delegate, number)
  }

  func heard() { delegate.calls.append(number) }
}
