@_spi(Package) internal import LifecycleCore

// Checks of the app of a case, independent of its actions.
extension CaseChecker {
  /// Checks the reference-counted objects and the observers.
  mutating func checkObjects() {
    let internals = app.internals
    let version = environment.app.sdk ?? environment.os
    if let counting = internals.counting, counting.isAutomatic, version < OSVersion(5) {
      diagnostics.addOnce(
        .notOnThisVersion,
        at: counting.range,
        "automatic reference counting requires iOS 5.0, but this is iOS \(version)"
      )
    }
    let allowed: [ObjectDescription.Attribute] =
      internals.isAutomatic ? [.strong, .weak, .assign] : [.retain, .assign]
    for object in internals.objects {
      for (property, range) in zip(
        object.value.description.properties,
        object.value.propertyRanges
      )
      where !allowed.contains(property.attribute) {
        diagnostics.addOnce(
          .wrongType,
          at: range,
          "'\(property.attribute.rawValue)' is for "
            + (internals.isAutomatic ? "manual" : "automatic") + " reference counting",
          help: "write \(allowed.map(\.rawValue).joined(separator: ", "))"
            + (internals.isAutomatic ? "" : ", or reference-counting: automatic")
        )
      }
    }
    for observer in internals.observers where observer.name.since > environment.os {
      diagnostics.addOnce(
        .notOnThisVersion,
        at: observer.nameRange,
        "'\(observer.name.name)' is posted in iOS \(observer.name.since) and later"
      )
    }
  }

  /// Checks that the OS version has the SwiftUI life cycle.
  mutating func checkSwiftUI() {
    guard let range = app.swiftUI?.range, environment.os < OSVersion(14) else { return }
    diagnostics.addOnce(
      .notOnThisVersion,
      at: range,
      "the SwiftUI life cycle requires iOS 14.0, but this is iOS \(environment.os)"
    )
  }

  /// Checks that something names each class that the app does not have.
  mutating func checkMissingClasses() {
    guard let missing = app.missingClasses else { return }
    let named = environment.app.namedDelegateClasses(on: environment.os)
    var onlyMissing = environment.app
    for name in missing.names {
      onlyMissing.missingClasses = [name]
      if named.contains(where: onlyMissing.lacksClass) { continue }
      let known = named.map { "'\($0)'" }.joined(separator: " and ")
      diagnostics.addOnce(
        .unknownWord,
        at: missing.range,
        "no scene configuration and no app delegate of the app has the class '\(name)'",
        help: named.isEmpty
          ? "remove 'missing-classes'"
          : "the app names \(known); another class is the 'delegate' of a configuration, or of 'main'"
      )
    }
  }

  /// Checks that the OS version is not older than the app's deployment target.
  mutating func checkDeploymentTarget() {
    guard let target = app.deploymentTarget, environment.os < target,
      let range = row.decoded.setup.ios?.range
    else { return }
    let key = DescribedKey.deploymentTarget
    diagnostics.addOnce(
      .notOnThisVersion,
      at: range,
      "the app does not run on iOS \(environment.os): its deployment target is iOS \(target)",
      help: app.describedKeys.contains(key)
        ? "the app that 'from' names sets it with \(key.declaration): lower it there, or remove \(environment.os) from 'ios'"
        : "remove \(environment.os) from 'ios', or write \(key.rawValue): \(environment.os)"
    )
  }

  /// Checks that the device supports the app.
  mutating func checkDevice() {
    if let families = app.internals.families, families.models == [.ipad],
      environment.device.model == .iphone
    {
      diagnostics.addOnce(
        .notOnThisDevice,
        at: families.range,
        "an iPad app cannot run on an iPhone",
        help: "write device: ipad, or UIDeviceFamily: [1, 2] for a universal app"
      )
    }
  }
}

extension InternalsSetup {
  /// Whether the app uses automatic reference counting.
  var isAutomatic: Bool { counting?.isAutomatic ?? false }
}
