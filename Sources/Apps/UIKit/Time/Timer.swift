public import Foundation
import Synchronization
import UIKitSystem

/// A timer in virtual time; it replaces Foundation's timer, which would wait in real time.
///
/// A file that imports Foundation beside UIKit names two classes: leave out `import Foundation`, which UIKit brings.
open class Timer: NSObject, @unchecked Sendable {
  private nonisolated(unsafe) var block: (@Sendable (Timer) -> Void)?
  private let repeats: Bool
  private weak let system: (any SystemInterface)?
  private nonisolated(unsafe) var id: Int?
  private nonisolated(unsafe) var nextDate: Date

  /// The interval in seconds; 0 if the timer does not repeat.
  public let timeInterval: TimeInterval
  /// Whether the timer can still fire.
  open private(set) nonisolated(unsafe) var isValid = true
  /// The tolerance in seconds; stored, without effect.
  open nonisolated(unsafe) var tolerance: TimeInterval = 0
  /// The object that the app has passed; nil for a timer with a block.
  open internal(set) nonisolated(unsafe) var userInfo: Any?

  /// When the timer fires next.
  open var fireDate: Date {
    get { nextDate }
    set {
      nextDate = newValue
      guard id != nil else { return }
      cancel()
      start()
    }
  }

  /// Creates a timer that starts when it is added to the run loop.
  public init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.block = block
    self.repeats = repeats
    timeInterval = repeats ? max(interval, 0.0001) : 0
    nextDate = date
    system = onMain { SystemConnection.current }
  }

  /// Creates a timer that starts when it is added to the run loop.
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    let now = onMain { SystemConnection.current?.now } ?? Date()
    self.init(
      fire: now.addingTimeInterval(interval),
      interval: interval,
      repeats: repeats,
      block: block
    )
  }

  /// Creates a timer and starts it.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Calls the block now; a nonrepeating timer is then invalidated.
  open func fire() {
    guard isValid else { return }
    let block = block
    if !repeats { invalidate() }
    block?(self)
  }

  /// Invalidates the timer, and releases its block.
  open func invalidate() {
    isValid = false
    cancel()
    block = nil
  }

  /// Invalidates the timers that a launch has started.
  package static func invalidateAll(ofLaunch launch: Int) {
    let ended = started.withLock { started in
      let ended = started.filter { $0.launch == launch }
      started.removeAll { $0.launch == launch || $0.timer == nil }
      return ended
    }
    for entry in ended { entry.timer?.invalidate() }
  }

  private struct Started: @unchecked Sendable {
    private(set) weak var timer: Timer?
    let launch: Int
  }

  private static let started = Mutex<[Started]>([])

  /// Starts the timer, once.
  func start() {
    guard isValid, id == nil, let system else { return }
    id = onMain {
      let delay = max(0, nextDate.timeIntervalSince(system.now))
      Self.started.withLock { started in
        started.removeAll { $0.timer == nil }
        started.append(Started(timer: self, launch: SystemConnection.launch))
      }
      return system.schedule(after: delay, repeating: repeats ? timeInterval : nil) { [self] in
        nextDate = system.now.addingTimeInterval(timeInterval)
        fire()
      }
    }
  }

  private func cancel() {
    guard let id, let system else { return }
    self.id = nil
    onMain { system.cancelScheduled(id) }
  }
}

extension Timer {
  /// A Combine publisher; unavailable on Linux.
  @available(*, unavailable, message: "Linux has no Combine")
  public class func publish(every: TimeInterval, on: RunLoop, in: RunLoop.Mode) -> Never {
    fatalError()
  }
}

extension RunLoop {
  /// Starts a timer, regardless of the run loop and its mode.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}

extension Timer {
  /// Creates a timer that calls a method of a target, which it keeps alive, and that starts with the run loop.
  public convenience init(
    timeInterval interval: TimeInterval,
    target: AnyObject,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(timeInterval: interval, repeats: repeats) { timer in
      onMain { _ = selector.call(target, timer) }
    }
    self.userInfo = userInfo
  }

  /// Creates a timer that calls a method of a target, which it keeps alive, and starts it.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: AnyObject,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    timer.start()
    return timer
  }
}
