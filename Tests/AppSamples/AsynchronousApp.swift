public import ScenarioApp
import UIKit

/// Something that runs off the main actor.
actor Counter {
  var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}

/// A delegate whose code runs later in every way that apps use.
@MainActor final class AsynchronousDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []
  private let start = Date()
  private let counter = Counter()
  private var timer: (any DispatchSourceTimer)?
  private let queue = DispatchQueue(label: "work")

  /// Notes what happens, with the seconds since the launch.
  func note(_ text: String) {
    log.append("\(Int(Date().timeIntervalSince(start).rounded())) \(text)")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    DispatchQueue.main.async { self.note("main queue") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.note("asyncAfter") }
    queue.async { DispatchQueue.main.async { self.note("back from a queue") } }
    Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
      MainActor.assumeIsolated { self.note("timer") }
    }
    Task {
      note("task")
      try? await Task.sleep(for: .seconds(4))
      note("slept")
      let count = await counter.increment()
      note("actor \(count)")
    }
    Task.detached(priority: .background) {  // the first use of a priority starts a thread
      try? await Task.sleep(nanoseconds: 5_000_000_000)
      await self.note("detached")
    }
    OperationQueue.main.addOperation { MainActor.assumeIsolated { self.note("operation") } }
    let group = DispatchGroup()
    queue.asyncAfter(deadline: .now() + 6, execute: { group.leave() })
    group.enter()
    group.notify(queue: .main) { self.note("group") }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 7)
    timer.setEventHandler { [weak self] in self?.note("timer source") }
    timer.resume()
    self.timer = timer
    return true
  }
}

/// The app with the delegate.
public let asynchronous = AppUnderTest("Asynchronous", actions: ["wait-for-queue"], probes: ["log"])
{
  launch in
  let app = AsynchronousDelegate()
  launch.delegate = app
  launch.probe("log") { app.log }
  launch.action("wait-for-queue") {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
    semaphore.wait()
    app.note("signaled")
  }
}
