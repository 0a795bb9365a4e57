import Dispatch
package import Foundation
import Synchronization

/// The connection of the modules with UIKit's names to the system that runs the app.
@MainActor package enum SystemConnection {
  /// The system of the current launch; nil while no app runs.
  package static var current: (any SystemInterface)? {
    get { connected }
    set {
      connected = newValue
      count += 1
      currentLaunch.store(count, ordering: .relaxed)
    }
  }

  private static var connected: (any SystemInterface)?
  private static var count = 0
  private nonisolated static let currentLaunch = Atomic(0)

  /// A number that changes with `current`, for code on any thread that belongs to one launch.
  package nonisolated static var launch: Int { currentLaunch.load(ordering: .relaxed) }

  /// Connects the system of an earlier launch again, with its number: a launch inside of it has ended.
  package static func restore(_ system: (any SystemInterface)?, launch: Int) {
    connected = system
    currentLaunch.store(launch, ordering: .relaxed)
  }

  /// Whether a delegate method that ran is the default of its protocol: the delegate does not implement it.
  ///
  /// UIKit behaves differently where a method is missing, and Swift has no optional requirements on Linux.
  package static var didRunDefault = false

  /// The delegate that the system is calling; nil if any may be meant.
  ///
  /// A default that runs on another object is not about this call: a delegate may pass it on to plug-ins.
  package static var calledDelegate: AnyObject?

  /// The system of the current launch, as the caller needs it; ends the process if no app runs.
  package static func system<System>(for name: String, as _: System.Type = System.self) -> System {
    guard let current else {
      fatalError(
        "\(name) was used while no app runs; use it in code that the system calls, such as delegate methods"
      )
    }
    guard let system = current as? System else {
      fatalError("\(name) was used, which the system of this launch does not offer")
    }
    return system
  }

  /// Reports a misuse to the current launch, if there is one.
  package static func report(_ problem: String) { current?.report(problem) }

  /// Records a call or a value in the current launch, if there is one.
  package static func record(_ name: String, _ value: String) { current?.record(name, value) }
}

// MARK: - Callers on other threads

private nonisolated let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether this code runs on the main thread or on the main queue, which is not the same.
///
/// Linux drains the main queue on other threads once an asynchronous `main` runs.
package nonisolated var isOnMain: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
}

/// Runs code on the main actor, for classes that UIKit does not bind to it; waits if called on another thread.
package nonisolated func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
  // A box: the value stays with the caller, who waits.
  nonisolated(unsafe) var value: Value?
  let run: @Sendable () -> Void = { MainActor.assumeIsolated { value = body() } }
  withoutActuallyEscaping(run) { run in
    if isOnMain { run() } else { DispatchQueue.main.sync(execute: run) }
  }
  return value.unsafelyUnwrapped
}

/// What a default body of a delegate's protocol calls: the system does not count the method as implemented.
@MainActor package func defaultImplementationRan(of delegate: AnyObject) {
  let called = SystemConnection.calledDelegate
  if called == nil || called === delegate { SystemConnection.didRunDefault = true }
}

/// What all modules with UIKit's names ask of the system that runs the app: its clock, and its records.
///
/// The modules extend it by what they need: `ApplicationSystem`, `NotificationSystem` and `TaskSystem`. An object
/// connects one launch of the app; it is `SystemConnection.current` while that launch lives.
@MainActor package protocol SystemInterface: AnyObject {
  /// The virtual date of the running app.
  var now: Date { get }

  /// Runs an action on the main thread after a delay, and again after each interval; returns an id to cancel it with.
  func schedule(
    after delay: TimeInterval,
    repeating interval: TimeInterval?,
    _ action: @escaping @MainActor () -> Void
  ) -> Int

  /// Cancels a scheduled action; an id of one that has run is ignored.
  func cancelScheduled(_ id: Int)

  /// Records a call or a value that has no effect here, such as a badge.
  func record(_ name: String, _ value: String)

  /// Reports a misuse that UIKit logs, punishes or does not notice.
  func report(_ problem: String)
}
