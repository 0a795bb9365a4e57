@_spi(Package) internal import LifecycleCore
internal import PropertyLists
internal import SourceScanner

extension LintRule {
  /// The rule for classes that are written as delegates, and that nothing makes one.
  static let unusedDelegateRules = [
    LintRule("unused-delegate")
      .effect(.warning, "UIKit calls none of its methods")
      .inferred(.undocumented)
      .atCode { app, code in
        guard !code.mayBeIncomplete else { return [] }
        return DelegateUse.all.filter { $0.isMissing(app, code) }.flatMap { use in
          code.facts.delegates.filter { !use.methods(of: $0).isEmpty }.map { delegate in
            LintPlace(
              node: app.plist,
              location: delegate.declarations.first,
              word: delegate.name,
              words: ["use": use.name, "help": use.help(app, delegate.name)]
            )
          }
        }
      }
      .says("nothing makes '{}' {use}")
      .help("{help}")
  ]
}

extension AppFacts {
  /// Whether the scene manifest has configurations for other scenes than the app's windows, such as those of displays.
  fileprivate var hasScenesOfOtherRoles: Bool {
    let roles = plist["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.list.entries ?? []
    return roles.contains { $0.key != SceneManifest.applicationRole }
  }
}

/// What a class can be a delegate of, and what makes it one.
private struct DelegateUse: Sendable {
  let name: String
  let roles: Set<DelegateRole>
  /// Whether it is certain that no class is this delegate.
  let isMissing: @Sendable (AppFacts, AppCode) -> Bool
  let help: @Sendable (AppFacts, _ name: String) -> String

  static let all = [
    DelegateUse(
      name: "the app delegate",
      roles: [.app],
      // An app without SwiftUI that has none is not understood.
      isMissing: { app, code in
        app.options.isSwiftUI && code.facts.apps.count == 1 && code.appDelegate == nil
      },
      help: { _, name in "add '@UIApplicationDelegateAdaptor(\(name).self) var delegate' to the App"
      }
    ),
    DelegateUse(
      name: "the delegate of a scene",
      roles: [.scene, .windowScene],
      isMissing: { app, code in
        !app.hasScenesOfOtherRoles && code.sceneDelegates.isEmpty
          && code.missingSceneDelegates.isEmpty
          && code.facts.sceneDelegates.isEmpty
      },
      help: { app, name in
        app.options.isSwiftUI
          ? "set 'delegateClass' in '\(DelegateMethod.configurationForConnecting.swiftName)' of the app delegate"
          : "name it in UISceneDelegateClassName of the scene manifest"
      }
    ),
    DelegateUse(
      name: "the delegate of the notification center",
      roles: [.notificationCenter],
      isMissing: { _, code in
        !code.mayHaveOtherNotificationDelegate && code.facts.notificationCenterDelegates.isEmpty
          && !code.facts.importsDelegateProxy
      },
      help: { _, _ in "set 'UNUserNotificationCenter.current().delegate' at launch" }
    ),
  ]

  /// Returns the methods that a class has for this.
  func methods(of delegate: DelegateClass) -> [FunctionFacts] {
    guard !roles.isDisjoint(with: delegate.roles), !delegate.roles.contains(.carPlayScene) else {
      return []
    }
    return delegate.methods.filter { $0.method?.role.map(roles.contains) == true }
  }
}
