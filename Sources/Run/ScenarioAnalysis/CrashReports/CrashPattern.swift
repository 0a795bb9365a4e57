@_spi(Package) internal import LifecycleCore

/// By what a cause is recognized in a report: all conditions must hold, of which those that are not set always do.
struct CrashPattern: Sendable {
  /// The codes of the termination, of which the report has one.
  var codes: [UInt64] = []
  /// The events of a watchdog, of which the report names one.
  var events: [String] = []
  /// Whether the app was visible.
  var visibility: WatchdogText.Visibility?
  /// Texts of which the report contains one; a log that contains one is about the cause.
  var texts: [String] = []
  /// Functions that all are on the stack.
  var symbols: [String] = []
  /// The reasons for which memory is taken from a process.
  var memory: [String] = []
  /// Whether the process that lost its memory was in front.
  var wasInFront: Bool?
  /// Whether it is known what the process that lost its memory was doing.
  var stateIsKnown: Bool?
  /// Whether memory was taken from a process, whatever the reason.
  var isAboutMemory = false
  /// Whether an exception was thrown that nobody caught.
  var isException = false
  /// Beginnings of the type of the exception, of which the report has one.
  var types: [String] = []
  /// Whether no function of the app but main was running on the main thread.
  var isIdle = false

  /// Returns whether a report has all of it.
  func matches(_ report: CrashReport, _ watchdog: WatchdogText) -> Bool {
    (codes.isEmpty || codes.contains(where: report.codes.contains))
      && (events.isEmpty || watchdog.event.map(events.contains) ?? false)
      && (visibility == nil || watchdog.visibility == visibility)
      && (texts.isEmpty || texts.contains(where: report.text.contains))
      && symbols.allSatisfy { symbol in
        report.frames.contains { $0.symbol?.contains(symbol) ?? false }
      }
      && (memory.isEmpty || report.victim.map { memory.contains($0.reason) } ?? false)
      && (wasInFront.map { $0 == report.victim?.states.contains("frontmost") } ?? true)
      && (stateIsKnown.map { $0 == (report.victim?.states.isEmpty == false) } ?? true)
      && (!isAboutMemory || report.victim != nil)
      && (!isException || report.exceptionName != nil)
      && (types.isEmpty || types.contains(where: report.exceptionType.hasPrefix))
      && (!isIdle || report.isIdle)
  }
}

extension CrashReport {
  /// Whether the thread waited for something to do: the run loop runs, and no other function of the app does.
  var isIdle: Bool {
    let symbols = frames.map { $0.symbol ?? "" }
    let own = frames.filter { !$0.image.isEmpty && $0.image == app && $0.symbol != "main" }
    return own.isEmpty && symbols.contains { $0.contains("CFRunLoopRun") }
      && symbols.prefix(3).contains { $0.hasPrefix("mach_msg") }
  }
}
