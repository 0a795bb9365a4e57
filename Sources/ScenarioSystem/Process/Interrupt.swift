import Synchronization

/// The wish that the run ends: a user's Ctrl-C, a CI system's request to terminate, or the end of its time.
///
/// The first signal only sets a flag, so that a run can finish its reports; a second one ends the process
/// at once.
public enum Interrupt {
  private static let signal = Atomic<Int32>(0)

  /// The number of the signal that has come, or nil.
  public static var received: Int32? {
    let number = signal.load(ordering: .relaxed)
    return number == 0 || number == Platform.alarmSignal ? nil : number
  }

  /// Whether the time of the run was over before a signal came.
  public static var isOverTime: Bool {
    signal.load(ordering: .relaxed) == Platform.alarmSignal
  }

  /// Whether the run is to end, for either reason.
  public static var hasCome: Bool { signal.load(ordering: .relaxed) != 0 }

  /// Begins to listen; a signal that the process was started with as ignored stays ignored.
  ///
  /// - Parameter limit: How long the run may take, in milliseconds; nil for as long as it takes.
  public static func install(limit: Int? = nil) {
    signal.store(0, ordering: .relaxed)
    for number in [Platform.interruptSignal, Platform.terminateSignal] {
      Platform.handle(number) { number in
        Interrupt.signal.store(number, ordering: .relaxed)
        // Nothing here may allocate: a handler runs between any two instructions.
        Platform.restoreDefault(Platform.interruptSignal)
        Platform.restoreDefault(Platform.terminateSignal)
      }
    }
    guard let limit else { return }
    Platform.handle(Platform.alarmSignal) { number in
      _ = Interrupt.signal.compareExchange(expected: 0, desired: number, ordering: .relaxed)
    }
    Platform.setAlarm(milliseconds: limit)
  }
}
