@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// A change with which a term occurs that otherwise does not; it was tried.
package struct SufficientChange: Sendable {
  /// The kind of a change; the raw value is its name in JSON.
  package enum Kind: String, CaseIterable, Sendable {
    /// The app implements the method.
    case implement
    /// The app has the other life cycle.
    case lifeCycle = "life-cycle"
    /// Another version of iOS.
    case version
    /// Another device, or another property of it.
    case device
    /// Another SDK.
    case sdk
    /// Another value of a switch of the model.
    case modelSwitch = "switch"
    /// A background mode in the Info.plist.
    case backgroundMode = "background-mode"
    /// The steps without this one.
    case withoutStep = "without-step"
    /// Another action in place of the last one.
    case otherAction = "other-action"
    /// One more action.
    case nextAction = "next-action"
  }

  /// The kind of the change.
  package var kind: Kind
  /// The values with which it happens, such as versions, actions, or switches with their values.
  package var values: [String]
}

extension VariantRunner {
  /// Returns the changes to a case with which the term occurs.
  ///
  /// If the app must implement the method first, the other changes assume that it does.
  func sufficientChanges(for original: Plan) -> [SufficientChange] {
    var plan = original
    if case .call(let method) = term { plan = plan.implementing(MethodSet(method)) }
    if occurs(in: plan) { return [SufficientChange(kind: .implement, values: [term.word])] }
    let all = [
      SufficientChange(kind: .lifeCycle, values: lifeCycles(plan)),
      SufficientChange(kind: .version, values: versions(plan)),
      SufficientChange(kind: .sdk, values: sdks(plan, lifeCycle: plan.environment.app.lifeCycle)),
      SufficientChange(kind: .device, values: devices(plan)),
      SufficientChange(kind: .backgroundMode, values: backgroundModes(plan)),
      SufficientChange(kind: .modelSwitch, values: switches(plan)),
      SufficientChange(kind: .withoutStep, values: stepsToRemove(plan)),
      SufficientChange(kind: .otherAction, values: actions(inPlaceOfLastStepOf: plan)),
      SufficientChange(kind: .nextAction, values: actions(after: plan)),
    ]
    return all.filter { !$0.values.isEmpty }
  }

  /// Returns the other life cycle; if it needs an older SDK as well, with those SDKs.
  private func lifeCycles(_ plan: Plan) -> [String] {
    if case .call(let method) = term, method.isSwiftUI, plan.environment.app.swiftUI == nil {
      let change = EnvironmentChange(lifeCycle: .scenes, isSwiftUI: true)
      return occurs(in: plan.changing(change)) ? [LifeCycleWord.swiftUI.rawValue] : []
    }
    return AppDescription.LifeCycle.allCases.filter { $0 != plan.environment.app.lifeCycle }.flatMap
    {
      other in
      if occurs(in: changing(plan, lifeCycle: other)) { return [other.rawValue] }
      return sdks(plan, lifeCycle: other).map { "\(other.rawValue), with SDK \($0)" }
    }
  }

  private func versions(_ plan: Plan) -> [String] {
    let found = OSVersion.released.filter {
      $0 != plan.environment.os && occurs(in: changing(plan, os: $0))
    }
    return VersionRanges(found).ranges.isEmpty ? [] : ["\(VersionRanges(found))"]
  }

  private func sdks(_ plan: Plan, lifeCycle: AppDescription.LifeCycle) -> [String] {
    let found = OSVersion.released.filter { sdk in
      sdk < plan.environment.app.sdk ?? plan.environment.os && sdk >= OSVersion(3)
        && occurs(in: changing(plan, lifeCycle: lifeCycle, sdk: sdk))
    }
    return VersionRanges(found).ranges.isEmpty ? [] : ["\(VersionRanges(found))"]
  }

  private func devices(_ plan: Plan) -> [String] {
    let models = Device.Model.allCases.filter {
      $0 != plan.environment.device.model && occurs(in: changing(plan, device: $0))
    }
    let properties = Self.deviceProperties.compactMap { name, property in
      var environment = plan.environment
      environment.device[keyPath: property].toggle()
      let isOn = environment.device[keyPath: property]
      return occurs(in: plan.replacing(environment: environment)) ? "{\(name): \(isOn)}" : nil
    }
    return models.map(\.rawValue) + properties
  }

  /// The properties of a device, by their keys in a scenario.
  private static var deviceProperties: KeyValuePairs<String, WritableKeyPath<Device, Bool>> {
    [
      "passcode": \.passcode, "telephony": \.telephony, "multitasking": \.multitasking,
      "background-refresh": \.backgroundRefresh, "notifications": \.notifications,
      "always-on-display": \.alwaysOnDisplay, "low-power-mode": \.lowPowerMode,
      "debugger": \.debugger, "simulator": \.isSimulator,
    ]
  }

  /// Returns a changed case whose app still implements the method.
  private func changing(
    _ plan: Plan,
    os: OSVersion? = nil,
    lifeCycle: AppDescription.LifeCycle? = nil,
    sdk: OSVersion? = nil,
    device: Device.Model? = nil
  ) -> Plan {
    let changed = plan.changing(
      EnvironmentChange(os: os, lifeCycle: lifeCycle, sdk: sdk, device: device)
    )
    guard case .call(let method) = term else { return changed }
    return changed.implementing(MethodSet(method))
  }

  private func backgroundModes(_ plan: Plan) -> [String] {
    BackgroundMode.allCases.filter { mode in
      var environment = plan.environment
      return environment.app.backgroundModes.insert(mode).inserted
        && occurs(in: plan.replacing(environment: environment))
    }.map(\.rawValue)
  }

  private func switches(_ plan: Plan) -> [String] {
    ModelSwitch.allCases.flatMap { item in
      values(of: item).filter { occurs(in: plan.setting(item, to: $0)) }
        .map { "\(item.name): \(item.text(of: $0))" }
    }
  }

  /// Returns the values of a switch that can be tried one by one; durations have too many.
  private func values(of item: ModelSwitch) -> [Int64] {
    switch item.type {
    case .word(let words): words.indices.map(Int64.init)
    case .flag: [0, 1]
    default: []
    }
  }

  /// Returns the earlier steps whose removal alone makes the term occur.
  private func stepsToRemove(_ plan: Plan) -> [String] {
    plan.steps.indices.dropLast().filter { index in
      var steps = plan.steps
      steps.remove(at: index)
      let variants = VariantRunner(
        term: term,
        firstStep: index < firstStep ? firstStep - 1 : firstStep
      )
      return variants.occurs(in: plan.replacing(steps: steps))
    }.map { "step \($0 + 1), \(plan.steps[$0].title)" }
  }

  private func actions(inPlaceOfLastStepOf plan: Plan) -> [String] {
    actions(after: plan.replacing(steps: Array(plan.steps.dropLast())))
  }

  /// Returns the actions, each as the next step, with which the term occurs in that step.
  private func actions(after plan: Plan) -> [String] {
    let count = plan.steps.count
    let last = VariantRunner(term: term, firstStep: count)
    // Those first whose rules lead to it most directly; others cause changes of the device, of which the app is notified.
    let direct = Profile.book(of: plan.environment).actions(leadingTo: term)
    let kinds = direct + ActionKind.allCases.filter { !direct.contains($0) }
    let often = ActionKind.allCases.filter {
      ($0.recordings?.frequency ?? .seldom) < .oftenWithWindows
    }
    let found = (often + kinds.filter { !often.contains($0) }).filter { kind in
      kind.actor != .app
        && Action.variants(of: kind).contains { last.occurs(in: plan.adding(.action($0))) }
    }.map { "\($0.actor.rawValue): \($0.word)" }
    return found + (last.occurs(in: plan.adding(.wait(.seconds(3600)))) ? ["wait: 1h"] : [])
  }
}

extension Plan {
  /// Returns the same case with one more step.
  func adding(_ activity: Step.Activity) -> Plan {
    replacing(steps: steps + [Step(activity, at: scenario.range)])
  }
}
