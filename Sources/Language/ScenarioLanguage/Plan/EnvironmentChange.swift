@_spi(Package) package import LifecycleCore

/// A change to the environment of a case, such as another version of iOS; nil keeps what the case has.
package struct EnvironmentChange: Hashable, Sendable {
  /// The version of iOS.
  package var os: OSVersion?
  /// The life cycle of the app.
  package var lifeCycle: AppDescription.LifeCycle?
  /// Whether it is a SwiftUI app, without delegates unless it has some already.
  package var isSwiftUI: Bool
  /// The SDK that the app was built with.
  package var sdk: OSVersion?
  /// The device family.
  package var device: Device.Model?
  /// The values of switches of the model.
  package var choices: [ModelSwitch: Int64]

  /// Creates a change.
  package init(
    os: OSVersion? = nil,
    lifeCycle: AppDescription.LifeCycle? = nil,
    isSwiftUI: Bool = false,
    sdk: OSVersion? = nil,
    device: Device.Model? = nil,
    choices: [ModelSwitch: Int64] = [:]
  ) {
    self.os = os
    self.lifeCycle = lifeCycle
    self.isSwiftUI = isSwiftUI
    self.sdk = sdk
    self.device = device
    self.choices = choices
  }
}

extension Plan {
  /// Returns the same steps in a changed environment.
  ///
  /// An app that does not list its methods has those of the new environment's template.
  package func changing(_ change: EnvironmentChange) -> Plan {
    var environment = environment
    environment.os = change.os ?? environment.os
    environment.app.sdk = change.sdk ?? environment.app.sdk
    if let model = change.device, model != environment.device.model {
      environment.device.model = model
      environment.device.telephony = Device(model: model).telephony
    }
    var script = script
    script.statedLifeCycle = change.lifeCycle ?? script.statedLifeCycle
    environment.app.lifeCycle = .effective(
      script.statedLifeCycle,
      on: environment.os,
      sdk: environment.app.sdk
    )
    if change.isSwiftUI, environment.os >= OSVersion(14) {
      environment.app.swiftUI = environment.app.swiftUI ?? AppDescription.SwiftUIDelegates.none
    }
    if environment.app.lifeCycle == .appDelegate { environment.app.swiftUI = nil }
    environment.choices.merge(change.choices) { $1 }
    if !script.listsMethods {
      let before = self.environment
      script.implemented.subtract(.template(before.app.lifeCycle, on: before.os))
      script.implemented.formUnion(.template(environment.app.lifeCycle, on: environment.os))
      if environment.app.swiftUI != nil {
        // A SwiftUI app has no template of delegates, and its code sees what its views do.
        script.implemented.formUnion(MethodSet(DelegateMethod.allCases.filter(\.isSwiftUI)))
        script.implemented.formIntersection(.callable(in: environment.app))
      }
    }
    environment.app.note(script.implemented)
    return replacing(environment: environment, script: script)
  }

  /// Returns the same case with an app that also implements these methods.
  package func implementing(_ methods: MethodSet) -> Plan {
    var script = script
    script.implemented.formUnion(methods)
    var environment = environment
    environment.app.note(script.implemented)
    return replacing(environment: environment, script: script)
  }

  /// Returns the same case with another value of a switch.
  package func setting(_ item: ModelSwitch, to value: Int64) -> Plan {
    var environment = environment
    environment.choices[item] = value
    return replacing(environment: environment)
  }
}
