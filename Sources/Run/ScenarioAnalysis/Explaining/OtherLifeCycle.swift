@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// What arrives in the same steps in an app with the other life cycle.
package struct OtherLifeCycle: Sendable {
  /// The life cycle.
  package let lifeCycle: AppDescription.LifeCycle
  /// The SDK that the app was built with, if it must be an older one.
  package let sdk: OSVersion?
  /// What arrives, each value and method once.
  package let deliveries: [PayloadDelivery]

  /// Runs a case with the other life cycle; nil if nothing arrives there, or the version of iOS has only one.
  init?(of plan: Plan, kinds: Set<PayloadKind>, from firstStep: Int) {
    let environment = plan.environment
    lifeCycle = environment.app.lifeCycle == .scenes ? .appDelegate : .scenes
    guard environment.os >= OSVersion(13), environment.app.swiftUI == nil else { return nil }
    // With the SDK of iOS 27, an app without scenes is not launched.
    for sdk in [nil, OSVersion(26)] {
      let change = EnvironmentChange(lifeCycle: lifeCycle, sdk: sdk)
      var seen: Set<[String]> = []
      let deliveries = PayloadDelivery.all(of: kinds, in: plan.changing(change), from: firstStep)
        .filter { seen.insert([$0.value, $0.method.selector]).inserted }
      if !deliveries.isEmpty {
        (self.sdk, self.deliveries) = (sdk, deliveries)
        return
      }
    }
    return nil
  }
}
