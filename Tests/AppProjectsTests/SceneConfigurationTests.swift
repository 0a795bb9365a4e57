import AppProjects
import Testing
import XcodeProjects

/// Which scene delegate an app begins with, if its delegate is asked for the configuration.
@Suite struct SceneConfigurationTests {
  /// The body of `application(_:configurationForConnecting:options:)`, and the delegates that can be meant.
  struct Case: Sendable {
    /// Nil if the method is not implemented.
    var body: String?
    /// Other code.
    var code = ""
    var delegates: [String]
    /// How the reason begins why the methods are not known.
    var reason: String?
  }

  static let cases = [
    Case(body: nil, delegates: ["First"]),
    Case(body: "session.configuration", delegates: ["First"]),
    Case(body: "return session.configuration", delegates: ["First"]),
    Case(body: "UISceneConfiguration(name: nil, sessionRole: session.role)", delegates: ["First"]),
    Case(body: "return .init(name: \"Two\", sessionRole: session.role)", delegates: ["Second"]),
    Case(
      body: "UISceneConfiguration(name: \"None\", sessionRole: session.role)",
      delegates: ["First"]
    ),
    Case(
      body: "let c = UISceneConfiguration(name: \"Two\", sessionRole: session.role)\nreturn c",
      delegates: ["Second"]
    ),
    Case(
      body: """
        let c: UISceneConfiguration
        if options.urlContexts.isEmpty { c = session.configuration }
        else { c = UISceneConfiguration(name: "Two", sessionRole: session.role) }
        return c
        """,
      delegates: ["First", "Second"],
      reason:
        "which of these is the delegate of the app's first scene is not known: 'First', 'Second'"
    ),
    Case(
      body: """
        if session.role == .windowExternalDisplayNonInteractive {
          return UISceneConfiguration(name: "Two", sessionRole: session.role)
        }
        return session.configuration
        """,
      delegates: ["First"]
    ),
    Case(
      body: """
        switch session.role {
        case .carTemplateApplication: return UISceneConfiguration(name: "Two", sessionRole: session.role)
        default: return session.configuration
        }
        """,
      delegates: ["First"]
    ),
    Case(
      body: "return UISceneConfiguration(name: name(of: session), sessionRole: session.role)",
      delegates: ["First", "Second"],
      reason:
        "which of these is the delegate of the app's first scene is not known: 'First', 'Second'"
    ),
    // Classes that code sets.
    Case(
      body: "let c = session.configuration\nc.delegateClass = Third.self\nreturn c",
      delegates: ["Third"]
    ),
    Case(
      body: "let c = session.configuration\nif isNew { c.delegateClass = Third.self }\nreturn c",
      delegates: ["First", "Third"],
      reason:
        "which of these is the delegate of the app's first scene is not known: 'First', 'Third'"
    ),
    Case(
      body: """
        let c = session.configuration
        if session.role == .windowExternalDisplay { c.delegateClass = Third.self }
        return c
        """,
      delegates: ["First"]
    ),
    Case(
      body: """
        let c = session.configuration
        if session.role == .windowExternalDisplay { c.delegateClass = Second.self }
        else { c.delegateClass = Third.self }
        return c
        """,
      delegates: ["First", "Third"],
      reason:
        "which of these is the delegate of the app's first scene is not known: 'First', 'Third'"
    ),
    // The same methods.
    Case(
      body: "let c = session.configuration\nif isNew { c.delegateClass = Same.self }\nreturn c",
      delegates: ["First", "Same"]
    ),
    // Code elsewhere.
    Case(
      body: "Factory.configuration(for: session)",
      delegates: ["First", "Second"],
      reason:
        "the configuration of a scene is not known: no source file declares 'Factory.configuration(for: session)'"
    ),
    Case(
      body: "return session.chosen",
      delegates: ["First", "Second"],
      reason: "the configuration of a scene is not known: no source file declares 'session.chosen'"
    ),
    Case(
      body: "return makeConfiguration(session)",
      code: """
        func makeConfiguration(_ session: UISceneSession) -> UISceneConfiguration {
          let c = UISceneConfiguration()
          c.delegateClass = First.self
          return c
        }
        """,
      delegates: ["First", "Second"],
      reason:
        "which of these is the delegate of the app's first scene is not known: 'First', 'Second'"
    ),
  ]

  private static func app(_ item: Case, manifest: String) throws -> InspectedApp {
    let method =
      item.body.map {
        """
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            \($0)
          }
        """
      } ?? ""
    func delegate(_ name: String, _ method: String) -> String {
      "class \(name): UIResponder, UIWindowSceneDelegate { func \(method)(_ scene: UIScene) {} }\n"
    }
    let sources = [
      "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(method)\n}",
      "Scenes.swift": delegate("First", "sceneDidBecomeActive")
        + delegate("Second", "sceneWillResignActive") + delegate("Third", "sceneDidDisconnect")
        + delegate("Same", "sceneDidBecomeActive"),
      "Code.swift": item.code,
    ]
    let scenes =
      "{ UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication: [\(manifest)] } } }"
    return try #require(try inspect(sources, info: scenes).app)
  }

  @Test(arguments: cases)
  func `what the app delegate returns decides which scene delegate is meant`(item: Case) throws {
    let app = try Self.app(
      item,
      manifest: """
        { UISceneConfigurationName: One, UISceneDelegateClassName: First }, \
        { UISceneConfigurationName: Two, UISceneDelegateClassName: Second }
        """
    )
    #expect(app.mainSceneDelegates.map(\.name) == item.delegates)
    #expect(app.unknownMethods.first?.message == item.reason)
    let mapping = AppMapping(app)
    #expect(mapping.unknown.map(\.key).contains("implements") == (item.reason != nil))
    guard item.reason == nil,
      case .words(let groups) = mapping.entries.first(where: { $0.key == "implements" })?.value
    else { return }
    let methods = [
      "First": "sceneDidBecomeActive(_:)", "Second": "sceneWillResignActive(_:)",
      "Third": "sceneDidDisconnect(_:)",
    ]
    let names = groups.flatMap(\.items)
    #expect(names.filter { $0.hasPrefix("scene") } == [methods[item.delegates[0]]])
  }

  @Test(
    arguments: [
      "let c = session.configuration\nc.delegateClass = First.self\nreturn c",
      "return configuration(of: session)",
    ]
  )
  func `a class of the manifest that is not declared does not matter if code chooses another one`(
    body: String
  ) throws {
    let code =
      "func configuration(of s: UISceneSession) -> UISceneConfiguration { s.c.delegateClass = First.self; return s.c }"
    let app = try Self.app(
      Case(body: body, code: code, delegates: []),
      manifest: "{ UISceneDelegateClassName: GoneSceneDelegate }"
    )
    #expect(app.missingClasses.map(\.value) == ["GoneSceneDelegate"])
    #expect(app.mainSceneDelegates.map(\.name) == ["First"])
    #expect(app.unknownMethods.map(\.message) == [])
  }
}
