import Testing
import UIKit
import UIKitSystem

extension UIKitTests {
  /// Only UIKit is imported: `Timer` is then that of UIKit.
  @Suite("Timer") @MainActor struct TimerTests {
    let system = FakeSystem()

    @Test func `a timer fires in the time of the scenario`() {
      var fired: [TimeInterval] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 2.5, repeats: false) { [system] _ in
        MainActor.assumeIsolated { fired.append(system.now.timeIntervalSince1970) }
      }
      #expect(timer.isValid)
      #expect(timer.fireDate.timeIntervalSince1970 == 2.5)
      system.wait(2)
      #expect(fired.isEmpty)
      system.wait(1)
      #expect(fired == [2.5])
      #expect(!timer.isValid)
    }

    @Test func `a timer that repeats fires until it is invalidated`() {
      var count = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        MainActor.assumeIsolated { count += 1 }
        if timer.fireDate.timeIntervalSince1970 > 3 { timer.invalidate() }
      }
      system.wait(10)
      #expect(count == 3)
      #expect(!timer.isValid)
    }

    @Test func `a timer that was made starts when it is added to the run loop, once`() {
      var count = 0
      let timer = Timer(timeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { count += 1 }
      }
      system.wait(5)
      #expect(count == 0)
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
      system.wait(5)
      #expect(count == 1)
    }

    @Test func `a timer fires by hand, and at another date`() {
      var count = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in
        MainActor.assumeIsolated { count += 1 }
      }
      timer.fire()
      #expect(count == 1)
      timer.fireDate = system.now.addingTimeInterval(1)
      system.wait(2)
      #expect(count == 2)
      timer.invalidate()
      timer.fire()
      system.wait(60)
      #expect(count == 2)
    }

    @Test func `a timer ends with the launch that made it`() {
      var fired: [String] = []
      func schedule(_ name: String) {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          MainActor.assumeIsolated { fired.append(name) }
        }
      }
      let launch = SystemConnection.launch
      schedule("first")
      let next = FakeSystem()
      schedule("next")
      Timer.invalidateAll(ofLaunch: launch)
      system.wait(5)
      next.wait(5)
      #expect(fired == ["next"])
    }
  }
}
