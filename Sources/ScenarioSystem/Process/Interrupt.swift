import Synchronization

/// The wish that the run ends: a user's Ctrl-C, a CI system's request to terminate, or the end of its time.
///
/// The first signal only sets a flag, so that a run can finish its reports; a second one ends the process
/// at once.
public enum Interrupt {
  private static let signal = Atomic<Int32>(0)
  private static let alarm = Atomic<Bool>(false)
  private static let isInstalled = Atomic<Bool>(false)

  /// The number of the signal that has come, or nil; one that has come stays.
  public static var received: Int32? {
    let number = signal.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Whether the time of the run was over, and no signal has come.
  public static var isOverTime: Bool { alarm.load(ordering: .relaxed) && received == nil }

  /// Whether the run is to end, for either reason.
  public static var hasCome: Bool {
    signal.load(ordering: .relaxed) != 0 || alarm.load(ordering: .relaxed)
  }

  /// Begins to listen, once in a process; a signal that it was started with as ignored stays ignored.
  public static func install() {
    guard !isInstalled.exchange(true, ordering: .relaxed) else { return }
    for number in [Platform.interruptSignal, Platform.terminateSignal] {
      Platform.handle(number) { number in
        Interrupt.signal.store(number, ordering: .relaxed)
        // Nothing here may allocate: a handler runs between any two instructions.
        Platform.restoreDefault(Platform.interruptSignal)
        Platform.restoreDefault(Platform.terminateSignal)
      }
    }
  }

  /// Lets the time of a run be over after so many milliseconds.
  public static func setLimit(milliseconds: Int) {
    Platform.handle(Platform.alarmSignal) { _ in Interrupt.alarm.store(true, ordering: .relaxed) }
    Platform.setAlarm(milliseconds: milliseconds)
  }

  /// Forgets the limit of a run that is at its end.
  public static func removeLimit() {
    Platform.setAlarm(milliseconds: 0)
    alarm.store(false, ordering: .relaxed)
  }
}
