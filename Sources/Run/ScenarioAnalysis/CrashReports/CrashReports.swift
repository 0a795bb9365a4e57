@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioJSON

/// Finds crash reports in a file: a report as a whole, or what a log says of terminations.
package struct CrashReports: Sendable {
  /// An error in a report.
  package struct ReadError: Error {
    /// What is wrong.
    package let message: String
    /// What to do.
    package let help: String
  }

  /// The reports.
  package var all: [CrashReport] = []
  /// Whether the whole file is a report; otherwise it is a log.
  package var isReport = false

  /// Reads a file; of a report about several processes, about the one with a name, or else the app that matters most.
  ///
  /// - Throws: What is wrong with a report, or that it is of another system.
  package init(_ bytes: [UInt8], of app: String? = nil) throws(ReadError) {
    do throws(JSONError) {
      if let report = try IPSReader.read(bytes, of: app) { (all, isReport) = ([report], true) }
    } catch {
      throw ReadError(
        message: "is a crash report that cannot be read: \(error.message)",
        help: "copy the whole file from the device, or from Xcode's window with its devices"
      )
    }
    if !isReport, !RecordingReader.beginsWithObject(bytes) {
      if CrashTextReader.isReport(bytes) {
        (all, isReport) = ([CrashTextReader.read(bytes[...])], true)
      } else {
        all = CrashLogReader.read(bytes)
        // A log has the ends of all processes, of which one may be asked for.
        let others = all.filter { $0.victim != nil && $0.victim?.name != app }
        if let app, others.count < all.count, !others.isEmpty {
          all.removeAll { $0.victim.map { $0.name != app } ?? false }
          all[0].otherVictims += others.compactMap(\.victim)
        }
      }
    }
    if let report = all.first(where: { $0.otherSystem != nil }) { throw Self.foreign(report) }
    guard !isReport || all.allSatisfy(\.saysWhy) else {
      throw ReadError(
        message: "is a report that does not say why a process ended",
        help:
          "choose the report of the crash, whose fields are 'Exception Type' and 'Termination Reason'"
      )
    }
  }

  /// The processes that the reports are about, which can be chosen by name.
  package var processNames: [String] {
    let victims = all.flatMap { [$0.victim].compactMap(\.self) + $0.otherVictims }
    return victims.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func foreign(_ report: CrashReport) -> ReadError {
    let cause = CrashCause.first(for: report, WatchdogText(report.text))
    let known = cause.flatMap { $0.pattern.codes.isEmpty ? nil : ": \($0.happened)" } ?? ""
    return ReadError(
      message: "is a crash report of \(report.otherSystem ?? "another system")\(known)",
      help: "this is about the life cycle of iOS: take a report of an iPhone or iPad"
    )
  }

  /// Removes what a log says of terminations from its calls: the functions on a stack are not calls of it.
  package func remove(from recording: inout Recording) {
    func isOfReport(_ line: Int) -> Bool { all.contains { $0.lines?.contains(line) ?? false } }
    recording.lines.removeAll { isOfReport($0.number) }
    for report in all where report.endsProcess {
      // The app may have been in the middle of what it did: nothing is known of it until the next line.
      let index = recording.lines.firstIndex { $0.number > report.line }
      guard let index, index > 0 else { continue }
      recording.lines.insert(.init(number: report.line, event: .gap), at: index)
    }
    recording.unreadNames.removeAll { isOfReport($0.line) }
    recording.ignoredNames.removeAll { isOfReport($0.line) }
  }

  /// Returns the answers about the reports.
  ///
  /// - Parameters:
  ///   - os: The version of iOS; nil for that of each report.
  ///   - lifeCycle: The life cycle of the app; nil if it is not known.
  ///   - recording: The calls that the log has.
  /// - Returns: An answer for each report.
  package func answers(
    on os: OSVersion? = nil,
    lifeCycle: AppDescription.LifeCycle? = nil,
    in recording: Recording? = nil
  ) -> [CrashAnswer] {
    all.map { report in
      let before = recording?.lines.last { line in
        if case .term(.call) = line.event { line.number < report.line } else { false }
      }
      var lastCall: DelegateMethod?
      if case .term(.call(let method))? = before?.event { lastCall = method }
      return CrashAnswer(report, on: os, lifeCycle: lifeCycle, after: lastCall)
    }
  }
}
