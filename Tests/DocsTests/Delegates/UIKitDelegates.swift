@_spi(Package) import LifecycleCore

/// The protocols with UIKit's names, and the calls of an app under test.
enum UIKitDelegates {
  static var files: [GeneratedFile] { protocols.flatMap(\.files) + [calls] }

  // MARK: - Protocols

  private static let uikit = "Sources/Apps/UIKit/Delegates"

  private static var protocols: [DelegateProtocol] {
    [
      DelegateProtocol(
        path: "\(uikit)/UIApplicationDelegate",
        imports: ["public import CloudKit", "public import Foundation"],
        defaultImports: [
          "public import CloudKit", "public import Foundation", "import UIKitSystem",
        ],
        header: """
          /// The methods that the system calls for the app's life cycle and for events.
          ///
          /// All methods are optional: one that the delegate does not implement is not called. Methods with a completion
          /// handler may have an async form: implement one of the two.
          @MainActor public protocol UIApplicationDelegate: UIWindowHolder
          """,
        properties: """
            /// The window of an app without scenes; a storyboard sets it before the launch ends.
            @_disfavoredOverload var window: UIWindow? { get set }

          """,
        defaultComment: comment,
        requirements: requirements(of: "UIApplication", besides: uncalledOfApplication)
      ),
      DelegateProtocol(
        path: "\(uikit)/UISceneDelegate",
        imports: ["public import Foundation"],
        defaultImports: ["import UIKitSystem"],
        header: """
          /// The methods that the system calls for a scene's life cycle and for its events.
          ///
          /// All methods are optional: one that the delegate does not implement is not called.
          @MainActor public protocol UISceneDelegate: NSObjectProtocol
          """,
        defaultComment: comment,
        requirements: requirements(of: "UIScene")
      ),
      DelegateProtocol(
        path: "\(uikit)/UIWindowSceneDelegate",
        imports: ["public import CloudKit"],
        defaultImports: ["public import CloudKit", "import UIKitSystem"],
        header: """
          /// The methods that the system calls for the events of a scene with windows.
          @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowHolder
          """,
        properties: """
            /// The window of the scene; a storyboard sets it before the scene connects.
            @_disfavoredOverload var window: UIWindow? { get set }

          """,
        defaultComment: comment,
        requirements: requirements(of: "UIWindowScene", besides: uncalledOfWindowScene)
      ),
      DelegateProtocol(
        path: "Sources/Apps/UserNotifications/Center/UNUserNotificationCenterDelegate",
        imports: ["public import Foundation"],
        defaultImports: ["import UIKitSystem"],
        header: """
          /// The delegate of the notification center, which receives notifications and the user's responses.
          ///
          /// Methods with a completion handler have an async form: implement one of the two.
          public protocol UNUserNotificationCenterDelegate: NSObjectProtocol
          """,
        modifiers: "@MainActor ",
        defaultComment: comment,
        requirements: requirements(of: "UNUserNotificationCenter", besides: uncalledOfCenter)
      ),
    ]
  }

  private static let comment = "The method is not implemented."

  /// The methods whose first parameter has the type.
  private static func methods(of type: String) -> [DelegateMethod] {
    DelegateMethod.allCases.filter {
      !$0.isSwiftUI && MethodDeclaration($0.declaration).parameters.first?.type == type
    }
  }

  private static func requirements(
    of type: String,
    besides others: [DelegateProtocol.Requirement] = []
  ) -> [DelegateProtocol.Requirement] {
    methods(of: type).flatMap { method in
      let declaration = MethodDeclaration(method.declaration)
      let answer: String? =
        switch method {
        case .willFinishLaunching, .didFinishLaunching: "true"
        case .configurationForConnecting: "connectingSceneSession.configuration"
        default: nil
        }
      return [requirement(method.summary, declaration, answer: answer)]
        + [declaration.asyncForm].compactMap(\.self).map {
          requirement("the asynchronous form", $0)
        }
    } + others
  }

  private static func requirement(
    _ summary: String,
    _ declaration: MethodDeclaration,
    answer: String? = nil
  ) -> DelegateProtocol.Requirement {
    let value = declaration.result.map { answer ?? answers[$0] ?? "nil" }
    return .init(
      summary,
      declaration,
      body: ["defaultImplementationRan(of: self)"] + (value.map { ["return \($0)"] } ?? [])
    )
  }

  /// What a method returns that is not implemented; nil of any other type.
  private static let answers = [
    "Bool": "false", "UIBackgroundFetchResult": ".noData", "UIInterfaceOrientationMask": ".all",
    "UNNotificationPresentationOptions": "[]",
  ]

  // MARK: - Methods that nothing calls

  private static func uncalled(
    _ summary: String,
    _ declaration: String,
    answer: String? = nil
  ) -> DelegateProtocol.Requirement {
    requirement(summary, MethodDeclaration(declaration), answer: answer)
  }

  /// The secure forms are called where they are implemented, by code that is not generated.
  private static let uncalledOfApplication = [
    uncalled(
      "whether to save the app's state, with secure coding",
      """
      func application(_ application: UIApplication,
        shouldSaveSecureApplicationState coder: NSCoder) -> Bool
      """
    ),
    uncalled(
      "whether to restore the app's state, with secure coding",
      """
      func application(_ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
      """
    ),
    uncalled(
      "returns the supported interface orientations of a window",
      """
      func application(_ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
      """
    ),
    uncalled(
      "whether to allow extensions of a kind",
      """
      func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier
        extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool
      """,
      answer: "true"
    ),
    uncalled(
      "whether key commands are localized automatically",
      "func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool",
      answer: "true"
    ),
  ]

  private static let uncalledOfWindowScene = [
    uncalled(
      "the coordinate space, orientation or traits of a scene changed",
      """
      func windowScene(_ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
      """
    ),
    uncalled(
      "the geometry of a scene changed",
      """
      func windowScene(_ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
      """
    ),
  ]

  private static let uncalledOfCenter = [
    uncalled(
      "shows the app's own notification settings",
      """
      func userNotificationCenter(_ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?)
      """
    )
  ]

  // MARK: - Calls

  /// The methods whose calls are written by hand, since more than the call happens.
  private static let handwritten: Set<DelegateMethod> = [
    // The secure form is called first.
    .shouldSaveState, .shouldRestoreState,
    // Sessions are opened and discarded.
    .configurationForConnecting, .didDiscardSceneSessions,
    // The activity is kept.
    .sceneStateRestorationActivity,
  ]

  private static var calls: GeneratedFile {
    let all = [
      ("the app delegate", "UIApplication", "UIApplicationDelegate", ""),
      ("a scene's delegate", "UIScene", "UISceneDelegate", ", of scene: UIWindowScene"),
      (
        "the delegate of a scene with windows", "UIWindowScene", "UIWindowSceneDelegate",
        ", of scene: UIWindowScene"
      ),
      (
        "the notification center's delegate", "UNUserNotificationCenter",
        "UNUserNotificationCenterDelegate", ""
      ),
    ].map { name, type, delegate, parameter in
      DelegateCalls(
        header: """
            /// Calls the method of \(name), and returns its answer; nil if it has none of this name.
            func call(on delegate: any \(delegate)\(parameter)) -> Bool?
          """,
        calls: methods(of: type).filter { !handwritten.contains($0) }.map { ($0, call(of: $0)) }
      ).code
    }
    return GeneratedFile(
      "Sources/Apps/ScenarioApp/Calling/CallArguments+Calls",
      ["internal import UIKit", "internal import UserNotifications"],
      "extension CallArguments {\n\(all.joined(separator: "\n"))}\n"
    )
  }

  private static func call(of method: DelegateMethod) -> String {
    let declaration = MethodDeclaration(method.declaration)
    var arguments = declaration.parameters.map { DelegateCalls.propertyNames[$0.type] ?? $0.name }
    guard let value = declaration.handlerValue else { return declaration.answeringCall(arguments) }
    arguments[arguments.count - 1] = value.isEmpty ? "handler.emptyClosure" : "handler.closure"
    let type = value.isEmpty ? "Void" : value
    let begin = "      let handler = system.completionHandler(of: method, as: \(type).self)\n"
    guard let asyncForm = declaration.asyncForm else {
      return begin + declaration.call("", arguments, indent: "      ")
        + "      handler.keepUnlessCalled()\n"
    }
    return begin + "      system.callEither(handler) {\n"
      + declaration.call("", arguments, indent: "        ") + "      } orAsync: {\n"
      + asyncForm.call("await ", arguments.dropLast(), indent: "        ") + "      }\n"
  }
}
