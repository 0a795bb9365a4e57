@_spi(Package) package import LifecycleCore

/// Why a process ends: how a report shows it, what happened, and what to do.
package struct CrashCause: Sendable {
  /// A time that was exceeded.
  enum Allowance: Sendable {
    /// A limit of a watchdog.
    case limit(Limit)
    /// The time that a switch of the model sets, and what it is for.
    case budget(ModelSwitch, for: String)
  }

  /// How a report is recognized.
  let pattern: CrashPattern
  /// How the model ends the process; nil for what is not in the model.
  package let termination: TerminationReason?
  /// The time that was exceeded; nil if it is not about time.
  let allowance: Allowance?
  /// What happened, as a clause.
  package let happened: String
  /// What to do, in sentences without full stops.
  package let advice: [String]
  /// The titles of Apple's pages, and reports as `owner/repository#number`, besides those of the limit.
  private let ownSources: [String]
  /// A scenario in which the model ends the process so; nil if none does.
  let scenario: CrashScenario?

  /// Creates a row of the table; the code of a termination of the model is recognized without being named.
  init(
    _ happened: String,
    _ termination: TerminationReason? = nil,
    by pattern: CrashPattern = CrashPattern(),
    exceeding allowance: Allowance? = nil,
    do advice: String...,
    from sources: [String] = [],
    scenario: CrashScenario? = nil
  ) {
    var pattern = pattern
    let isRecognized =
      !(pattern.texts + pattern.symbols + pattern.memory + pattern.types).isEmpty
      || !pattern.codes.isEmpty || pattern.isAboutMemory || pattern.isException
    if !isRecognized, let code = termination?.exceptionCode.flatMap(TextSearch.code) {
      pattern.codes = [code]
    }
    self.pattern = pattern
    self.termination = termination
    self.allowance = allowance
    self.happened = happened
    self.advice = advice
    ownSources = sources
    self.scenario = scenario
  }

  /// What supports it.
  package var sources: [String] {
    guard case .limit(let limit)? = allowance else { return ownSources }
    return ownSources + limit.evidence.flatMap(\.sources)
  }

  /// All causes; of those that a report has, the first one counts.
  package static let all = watchdogs + codes + exceptions + memory + crashes

  /// Returns the causes with a code, such as `0x8badf00d`.
  package static func all(withCode code: String) -> [CrashCause] {
    guard let number = TextSearch.code(code) else { return [] }
    return all.filter { $0.pattern.codes.contains(number) }
  }

  /// All codes, as reports write them.
  package static let allCodes = Set(all.flatMap(\.pattern.codes)).sorted().map {
    "0x" + String($0, radix: 16)
  }

  /// Returns the first cause that a report has; nil if it has none.
  static func first(for report: CrashReport, _ watchdog: WatchdogText) -> CrashCause? {
    all.first { $0.pattern.matches(report, watchdog) }
  }
}
