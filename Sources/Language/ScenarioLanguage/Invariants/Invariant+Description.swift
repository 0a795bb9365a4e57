@_spi(Package) internal import LifecycleCore

extension Invariant {
  /// Invariants of the description of an app, independent of events.
  static let description: [Invariant] = [
    Invariant(
      "essential-methods",
      "a delegate with a list of methods implements those for launch, interruptions, low memory and termination",
      checks: ["F10.5"],
      .run { run in
        let script = run.subject.script
        guard script.listsMethods, run.subject.environment.app.swiftUI == nil else { return nil }
        let missing = essentialMethods(run.subject.environment.app.lifeCycle).filter {
          alternatives in
          !alternatives.contains { script.implemented.has($0) }
        }
        guard !missing.isEmpty else { return nil }
        let names = missing.compactMap(\.last?.selector).joined(separator: ", ")
        return Violation(message: "the delegate does not implement \(names)")
      }
    ),
    Invariant(
      "no-opt-out",
      "the app does not opt out of the background",
      checks: ["F165.1"],
      .run { run in
        guard run.subject.environment.app.exitsOnSuspend else { return nil }
        return Violation(message: "UIApplicationExitsOnSuspend is true")
      }
    ),
    Invariant(
      "naming-conventions",
      "names of classes begin with an uppercase letter, names of objects, properties and methods with a lowercase one",
      checks: ["F18.2"],
      .run { run in
        for object in run.subject.environment.app.objects.all {
          if object.className.first?.isLowercase == true {
            return Violation(message: "class '\(object.className)' begins with a lowercase letter")
          }
          let names =
            [object.name] + object.properties.map(\.name) + (object.methods ?? [:]).keys.sorted()
          if let name = names.first(where: { $0.first?.isUppercase == true }) {
            return Violation(
              message: "'\(name)' begins with an uppercase letter, but is not a class"
            )
          }
        }
        return nil
      }
    ),
  ]

  /// Returns the methods that every delegate should implement, each with its alternatives, the usual one last.
  private static func essentialMethods(
    _ lifeCycle: AppDescription.LifeCycle
  ) -> [[DelegateMethod]] {
    let always: [[DelegateMethod]] = [
      [.applicationDidFinishLaunching, .willFinishLaunching, .didFinishLaunching],
      [.didReceiveMemoryWarning], [.willTerminate],
    ]
    return switch lifeCycle {
    case .appDelegate: always + [[.willResignActive], [.didBecomeActive]]
    case .scenes: always + [[.sceneWillResignActive], [.sceneDidBecomeActive]]
    }
  }
}
