internal import Dispatch

/// The main thread, to which the code of an app belongs.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs code on the main thread, and waits for it.
  package static func run<Result: Sendable>(
    _ code: @MainActor @Sendable () -> Result
  ) -> Result {
    if DispatchQueue.getSpecific(key: key) == true { return MainActor.assumeIsolated(code) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(code) }
  }
}
