import Testing
import UIKit

extension UIKitTests {
  /// Methods that are called by their selectors, as `scenario-run-adopt` writes them.
  @Suite("Selectors") @MainActor struct SelectorTests {
    @Test func `an observer is called until it is removed`() {
      let system = FakeSystem()
      let center = NotificationCenter()
      let observer = Observer()
      let name = Notification.Name("saved")
      center.addObserver(
        observer,
        selector: Selector("heard(_:)", Observer.heard(_:)),
        name: name,
        object: nil
      )
      center.addObserver(
        observer,
        selector: Selector("heardNothing", Observer.heardNothing),
        name: name,
        object: nil
      )
      center.post(name: name, object: nil)
      #expect(observer.calls == ["saved", "nothing"])
      center.removeObserver(observer, name: Notification.Name("other"), object: nil)
      center.post(name: name, object: nil)
      #expect(observer.calls.count == 4)
      center.removeObserver(observer)
      center.post(name: name, object: nil)
      #expect(observer.calls.count == 4)
      #expect(system.problems.isEmpty)
    }

    @Test func `an observer is not kept alive, and is not called in a later launch`() {
      let center = NotificationCenter()
      let name = Notification.Name("saved")
      weak var released: Observer?
      let survivor = Observer()
      let system = FakeSystem()
      do {
        let observer = Observer()
        released = observer
        for object in [observer, survivor] {
          center.addObserver(
            object,
            selector: Selector("heard(_:)", Observer.heard(_:)),
            name: name,
            object: nil
          )
        }
      }
      #expect(released == nil)
      center.post(name: name, object: nil)
      #expect(survivor.calls == ["saved"])
      let next = FakeSystem()
      center.post(name: name, object: nil)
      #expect(survivor.calls == ["saved"])
      #expect(system.problems + next.problems == [])
    }

    @Test func `a timer calls its target`() {
      let system = FakeSystem()
      let observer = Observer()
      let timer = Timer.scheduledTimer(
        timeInterval: 2,
        target: observer,
        selector: Selector("tick(timer:)", Observer.tick(timer:)),
        userInfo: "info",
        repeats: true
      )
      system.wait(5)
      #expect(observer.calls == ["info", "info"])
      timer.invalidate()
      system.wait(5)
      #expect(observer.calls.count == 2)
    }

    @Test func `perform calls now or later`() {
      let system = FakeSystem()
      let observer = Observer()
      let selector = Selector("heardNothing", Observer.heardNothing)
      observer.perform(selector)
      #expect(observer.calls == ["nothing"])
      observer.perform(selector, with: nil, afterDelay: 1)
      #expect(observer.calls.count == 1)
      system.wait(1)
      #expect(observer.calls.count == 2)
    }

    @Test func `a control calls its targets for its events`() {
      let observer = Observer()
      let button = UIButton()
      let selector = Selector("pressed", Observer.pressed)
      button.addTarget(observer, action: selector, for: .touchUpInside)
      button.sendActions(for: .valueChanged)
      #expect(observer.calls.isEmpty)
      button.sendActions(for: .touchUpInside)
      #expect(observer.calls == ["pressed"])
      #expect(selector == Selector("pressed", Observer.heardNothing))
    }

    @Test func `an argument of another type is reported`() {
      let system = FakeSystem()
      Observer().perform(Selector("heard(_:)", Observer.heard(_:)), with: 3)
      #expect(system.problems == ["the selector 'heard(_:)' needs Notification, and got Int"])
    }
  }
}

@MainActor private final class Observer: NSObject {
  private(set) var calls: [String] = []

  func heard(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func heardNothing() { calls.append("nothing") }
  func tick(timer: Timer) { calls.append(timer.userInfo as? String ?? "no info") }
  func pressed(_ sender: UIButton) { calls.append("pressed") }
}
