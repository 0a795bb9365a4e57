import Synchronization

/// The wish of a user or a CI system that the run ends: Ctrl-C, or a request to terminate.
///
/// The first signal only sets a flag, so that a run can finish its reports; a second one ends the process
/// at once.
public enum Interrupt {
  private static let signal = Atomic<Int32>(0)

  /// The number of the signal that has come, or nil.
  public static var received: Int32? {
    let number = signal.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Begins to listen; a signal that the process was started with as ignored stays ignored.
  public static func install() {
    signal.store(0, ordering: .relaxed)
    for number in [Platform.interruptSignal, Platform.terminateSignal] {
      Platform.handle(number) { number in
        Interrupt.signal.store(number, ordering: .relaxed)
        // Nothing here may allocate: a handler runs between any two instructions.
        Platform.restoreDefault(Platform.interruptSignal)
        Platform.restoreDefault(Platform.terminateSignal)
      }
    }
  }
}
