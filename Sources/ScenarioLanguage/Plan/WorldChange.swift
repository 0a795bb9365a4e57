package import LifecycleCore

/// A change to the world of a case, such as another version of iOS; nil keeps what the case has.
package struct WorldChange: Hashable, Sendable {
  /// The version of iOS.
  package var os: OSVersion?
  /// The life cycle of the app.
  package var lifeCycle: AppDescription.LifeCycle?
  /// The SDK that the app was built with.
  package var sdk: OSVersion?
  /// The device family.
  package var device: Device.Model?

  /// Creates a change.
  package init(
    os: OSVersion? = nil,
    lifeCycle: AppDescription.LifeCycle? = nil,
    sdk: OSVersion? = nil,
    device: Device.Model? = nil
  ) {
    self.os = os
    self.lifeCycle = lifeCycle
    self.sdk = sdk
    self.device = device
  }
}

extension Plan {
  /// Returns the same steps in a changed world.
  ///
  /// An app that does not list its methods has those of the new world's template.
  package func changing(_ change: WorldChange) -> Plan {
    var world = world
    world.os = change.os ?? world.os
    world.app.sdk = change.sdk ?? world.app.sdk
    if let model = change.device, model != world.device.model {
      world.device.model = model
      world.device.telephony = Device(model: model).telephony
    }
    var script = script
    script.statedLifeCycle = change.lifeCycle ?? script.statedLifeCycle
    world.app.lifeCycle = .effective(
      script.statedLifeCycle,
      on: world.os,
      sdk: world.app.sdk
    )
    if world.app.lifeCycle == .appDelegate { world.app.swiftUI = nil }
    if !script.listsMethods {
      let before = self.world
      script.implemented.subtract(.template(before.app.lifeCycle, on: before.os))
      script.implemented.formUnion(.template(world.app.lifeCycle, on: world.os))
    }
    return replacing(world: world, script: script)
  }

  /// Returns the same case with an app that also implements these methods.
  package func implementing(_ methods: MethodSet) -> Plan {
    var script = script
    script.implemented.formUnion(methods)
    return replacing(script: script)
  }

  /// Returns the same case with another value of a switch.
  package func setting(_ item: ModelSwitch, to value: Int64) -> Plan {
    var world = world
    world.choices[item] = value
    return replacing(world: world)
  }
}
