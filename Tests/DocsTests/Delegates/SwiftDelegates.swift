@_spi(Package) import LifecycleCore

/// The protocols of `ScenarioDelegates`, the calls of its apps, and the delegate in its tests that has every method.
enum SwiftDelegates {
  static var files: [GeneratedFile] { protocols.flatMap(\.files) + [calls, everyMethod] }

  private static let folder = "Sources/Testing/ScenarioDelegates"
  private static let methods = DelegateMethod.allCases.filter { !$0.isSceneMethod }
  private static let sceneMethods = DelegateMethod.allCases.filter(\.isSceneMethod)

  // MARK: - Protocols

  private static var protocols: [DelegateProtocol] {
    [
      DelegateProtocol(
        path: "\(folder)/ApplicationDelegate",
        imports: ["public import LifecycleCore"],
        defaultImports: ["public import LifecycleCore"],
        header: """
          /// An app delegate in Swift: the methods of UIApplicationDelegate that the model calls, under UIKit's names.
          ///
          /// Implement the methods that the app has; the model detects the others by their default implementations. As with
          /// any protocol, only methods of the conforming class count: a method that is added in a subclass, or has other
          /// parameter types, is never called.
          ///
          /// URLs are strings, since the model does not import Foundation. A class isolated to the main actor can conform: the
          /// model calls it on the thread that uses the simulator. The delegate is also that of background URL sessions and
          /// of the notification center, and stands for the code of a SwiftUI app.
          public protocol ApplicationDelegate: AnyObject
          """,
        defaultComment: comment,
        requirements: methods.map(requirement) + [backgroundEvent]
      ),
      DelegateProtocol(
        path: "\(folder)/SceneDelegate",
        imports: [],
        defaultImports: ["internal import LifecycleCore"],
        header: """
          /// A scene delegate in Swift: the methods of UISceneDelegate that the model calls, under UIKit's names.
          ///
          /// As with `ApplicationDelegate`, methods left to their defaults count as not implemented.
          public protocol SceneDelegate: AnyObject
          """,
        defaultComment: comment,
        requirements: sceneMethods.map(requirement)
      ),
    ]
  }

  private static let comment = "Not implemented."

  private static func requirement(_ method: DelegateMethod) -> DelegateProtocol.Requirement {
    let declaration = declaration(of: method)
    let owner = declaration.parameters[0]
    let application = owner.type == "Application" ? owner.name : "\(owner.name).application"
    let value: String? =
      switch method {
      case .willFinishLaunching, .didFinishLaunching: "true"
      default: declaration.result.map { answers[$0] ?? "nil" }
      }
    return .init(
      method.summary,
      declaration,
      body: ["\(application).markUnimplemented(\(value ?? ""))"]
    )
  }

  /// What a method returns that is not implemented; nil of any other type.
  private static let answers = ["Bool": "false", "SceneConfiguration": "SceneConfiguration()"]

  /// It stands for the delegates of many frameworks, so it is no method of the vocabulary.
  private static let backgroundEvent = DelegateProtocol.Requirement(
    "a framework delivers an event; represents the delegates of Core Location and others",
    MethodDeclaration(
      "func application(_ application: Application, handle event: BackgroundEvent)"
    ),
    body: []
  )

  // MARK: - Declarations without Foundation

  /// The declaration with the types of this package.
  private static func declaration(of method: DelegateMethod) -> MethodDeclaration {
    let declaration = MethodDeclaration(method.declaration)
    return MethodDeclaration(
      name: declaration.name,
      parameters: declaration.parameters.map {
        .init(label: $0.label, name: names[$0.name] ?? $0.name, type: type($0.type))
      },
      result: declaration.result.map(type)
    )
  }

  private static func type(_ type: String) -> String {
    types[type] ?? type.replacing("@Sendable ", with: "").replacing("UI", with: "")
  }

  /// The types that are not UIKit's without its prefix.
  private static let types = [
    "@escaping @Sendable ([any UIUserActivityRestoring]?) -> Void": "@escaping ([Any]?) -> Void",
    "@escaping @Sendable (UNNotificationPresentationOptions) -> Void": "@escaping () -> Void",
    "(any Error)?": "String?", "CGRect": "StatusBarFrame",
    "CKShare.Metadata": "CloudKitShareMetadata", "Data": "String", "NSCoder": "StateCoder",
    "NSUserActivity": "UserActivity", "NSUserActivity?": "String?",
    "UIApplicationShortcutItem": "ShortcutItem", "UILocalNotification": "String",
    "UIViewController?": "Any?", "UIWindowScene": "Scene", "UNNotification": "String",
    "UNNotificationResponse": "String", "UNUserNotificationCenter": "Application",
    "URL": "String", "URLSession": "BackgroundURLSession", "URLSessionTask": "String",
    "[AnyHashable: Any]": "String", "any Error": "String",
  ]

  /// The names of parameters that their types make other ones.
  private static let names = [
    "URLContexts": "urlContexts", "center": "application", "userInfo": "notification",
  ]

  // MARK: - Calls

  private static var calls: GeneratedFile {
    let all = [
      ("the app delegate", "ApplicationDelegate", methods),
      // The activity is kept.
      (
        "a scene's delegate", "SceneDelegate",
        sceneMethods.filter { $0 != .sceneStateRestorationActivity }
      ),
    ].map { name, delegate, methods in
      DelegateCalls(
        header: """
            /// Calls the method of \(name), and returns its answer; nil if it has none of this name.
            func call(on delegate: any \(delegate)) -> Bool?
          """,
        calls: methods.map { method in
          (method, declaration(of: method).answeringCall(arguments(of: method)))
        }
      ).code
    }
    return GeneratedFile(
      "\(folder)/DelegateArguments+Calls",
      ["internal import LifecycleCore"],
      "extension DelegateArguments {\n\(all.joined(separator: "\n"))}\n"
    )
  }

  /// What is passed for each parameter: a property of `DelegateArguments`.
  private static func arguments(of method: DelegateMethod) -> [String] {
    let parameters = MethodDeclaration(method.declaration).parameters
    return zip(parameters, declaration(of: method).parameters).map { original, parameter in
      if parameter.name == "completionHandler", parameter.type != "@escaping () -> Void" {
        return "{ _ in completionHandler() }"
      }
      return DelegateCalls.propertyNames[original.type] ?? parameter.name
    }
  }

  // MARK: - Tests

  /// A delegate that notes each call, calls its completion handlers, and answers.
  private static var everyMethod: GeneratedFile {
    let all = DelegateMethod.allCases.map { method in
      let declaration = declaration(of: method)
      var body = ["note(.\(method))"]
      if let value = declaration.handlerValue {
        body.append("completionHandler(\(samples[value] ?? ""))")
      }
      if let result = declaration.result { body.append("return \(samples[result] ?? "self")") }
      return declaration.code(body: body)
    }
    return GeneratedFile(
      "Tests/ScenarioDelegatesTests/EveryMethod",
      ["import LifecycleCore", "import ScenarioDelegates"],
      "extension EveryMethod: ApplicationDelegate, SceneDelegate {\n"
        + "\(all.joined(separator: "\n"))}\n"
    )
  }

  /// Values that it passes and returns.
  private static let samples = [
    "BackgroundFetchResult": ".noData", "Bool": "true",
    "SceneConfiguration": "SceneConfiguration(name: \"Default\")",
    "String?": "\"com.example.todo.list\"",
  ]
}
