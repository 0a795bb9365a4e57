@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// What is known about a crash report: the cause, the time that was exceeded, the call that was running, and what to do.
package struct CrashAnswer: Sendable {
  /// The report.
  package let report: CrashReport
  /// The cause; nil if the report has none that is known.
  package let cause: CrashCause?
  /// The version of iOS that the answer is about.
  package let os: OSVersion
  let watchdog: WatchdogText
  let running: RunningCall
  /// The last call before that a log has; nil if it has none.
  let lastCall: DelegateMethod?
  private let environment: SimulationEnvironment

  /// Finds the answer about a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - os: The version of iOS; nil for that of the report, or else the newest one.
  ///   - lifeCycle: The life cycle of the app; nil for that of the call that was running.
  ///   - lastCall: The last call before that a log has.
  package init(
    _ report: CrashReport,
    on os: OSVersion? = nil,
    lifeCycle: AppDescription.LifeCycle? = nil,
    after lastCall: DelegateMethod? = nil
  ) {
    self.report = report
    self.lastCall = lastCall
    watchdog = WatchdogText(report.text)
    running = RunningCall(report)
    cause = CrashCause.first(for: report, watchdog)
    let newest = OSVersion.released.last ?? OSVersion(27)
    // A version that is not known yet, or no more, is that before it.
    let stated = os ?? report.os ?? newest
    self.os = OSVersion.released.last { $0 <= stated } ?? newest
    var environment = SimulationEnvironment(os: self.os)
    environment.device.isSimulator = report.isSimulator
    var method = lastCall
    if case .method(let known)? = running.call { method = known }
    let shown = method.flatMap { method -> AppDescription.LifeCycle? in
      method.isSceneMethod ? .scenes : method.sceneCounterpart == nil ? nil : .appDelegate
    }
    environment.app.lifeCycle =
      self.os < OSVersion(13) ? .appDelegate : lifeCycle ?? shown ?? .scenes
    self.environment = environment
  }

  /// The method that was running, or else the last one that a log has; nil if none is known.
  package var method: DelegateMethod? {
    if case .method(let method)? = running.call { return method }
    return running.call == nil ? lastCall : nil
  }

  /// What was exceeded, in words; nil if the cause is not about time.
  package var limit: String? {
    switch cause?.allowance {
    case .limit(let limit)?: limit.summary
    case .budget(_, let purpose)?: purpose
    case nil: nil
    }
  }

  /// The time that the model leaves; nil if the cause is not about time.
  package var modelTime: VirtualTime? {
    switch cause?.allowance {
    case .limit(let limit)?: environment.duration(of: limit)
    case .budget(let modelSwitch, _)?: environment.duration(of: modelSwitch)
    case nil: nil
    }
  }

  /// Why the time in the report is another one than that of the model; nil if it is the same, or one is not known.
  package var difference: String? {
    guard let allowance = watchdog.allowance, let model = modelTime, allowance != model,
      case .limit(let limit)? = cause?.allowance
    else { return nil }
    if limit == .launch, watchdog.event == "scene-create" {
      let whole = OSVersion(13) <= os ? model : .seconds(20)
      if allowance < whole, whole - allowance < .seconds(3) {
        return "what was left of \(Self.seconds(whole)) when the scene was created"
          + (whole == model ? "" : "; \(documented)")
      }
    }
    if watchdog.isProcessorTime {
      return "it is processor time, of which reports have 3.37 s to 3.77 s"
    }
    if limit == .launch, os < OSVersion(13) { return documented }
    return allowance < model
      ? "this device allowed less: reports of some devices do"
      : "this device allowed more: hot and slow devices do, and the Simulator"
  }

  private var documented: String {
    "before iOS 13 the model has what Apple's documents say; 'model: { limits: measured }' has what devices do"
  }

  /// What to do, in sentences without full stops.
  package var advice: [String] {
    guard let cause else {
      return ["look for 'Termination Reason' and 'Exception Type' in the whole report"]
    }
    let words = report.text.split { !$0.isLetter }
    let key = words.first { $0.hasPrefix("NS") && $0.hasSuffix("UsageDescription") }
    return cause.advice.map { $0.replacing("KEY", with: key ?? "the key") }
  }

  /// Whether a scenario can reproduce it.
  package var isReproducible: Bool {
    cause?.termination != nil && cause?.scenario?.isPossible(for: report.text) ?? false
  }

  /// A scenario in which the model ends the process so; nil if none does.
  package var scenario: String? {
    guard isReproducible, let cause, let scenario = cause.scenario,
      let reason = cause.termination
    else { return nil }
    let limit: VirtualTime? =
      if case .limit? = cause.allowance { modelTime } else { nil }
    let situation = CrashSituation(
      environment: environment,
      method: method,
      limit: limit,
      text: report.text
    )
    return scenario.text(
      title: cause.happened.prefix(1).uppercased() + cause.happened.dropFirst(),
      source: cause.sources.first.map(YAMLText.quotedValue) ?? "a crash report",
      ending: reason,
      in: situation.supporting(scenario)
    )
  }

  /// A time in seconds: `19.95 s`.
  static func seconds(_ time: VirtualTime) -> String {
    let (whole, rest) = (time.milliseconds / 1000, time.milliseconds % 1000)
    if rest == 0 { return "\(whole) s" }
    let digits = String(1000 + rest).dropFirst()
    let fraction = digits.reversed().drop { $0 == "0" }.reversed()
    return "\(whole).\(String(fraction)) s"
  }
}
