import FirstScenarios
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing

/// What first scenarios contain, for apps of every kind.
@Suite struct FirstScenariosTests {
  /// A kind of app: its life cycle, and the earliest version on which it runs.
  struct Kind: CustomTestStringConvertible, Sendable {
    var lifeCycle: String
    var version: OSVersion
    var spelling = NameSpelling.swift

    var testDescription: String { "\(lifeCycle) from iOS \(version)" }

    var app: DescribedApp {
      var app = described(lifeCycle, from: version)
      app.spelling = spelling
      return app
    }
  }

  static let kinds = [
    Kind(lifeCycle: "life-cycle: scenes", version: 15),
    Kind(lifeCycle: "life-cycle: scenes", version: 12, spelling: .objc),
    Kind(lifeCycle: "life-cycle: app-delegate", version: 10, spelling: .objc),
    Kind(lifeCycle: "swiftui: no-delegate", version: 14),
    Kind(lifeCycle: "swiftui: app-delegate", version: 16),
    Kind(lifeCycle: "swiftui: scene-delegate", version: 17),
  ]

  @Test(arguments: kinds)
  func `they pass, without a warning, and as fmt writes them`(kind: Kind) throws {
    let files = FirstScenarios(kind.app).files
    #expect(files.count >= 4)
    for file in files {
      let source = file.source(about: kind.app)
      #expect(file.problems(about: kind.app) == [])
      var loader = YAMLLoader()
      let loaded = loader.load(source)
      #expect(loaded.allDiagnostics.isEmpty && loader.notes().isEmpty)
      let bytes = Array(file.text.utf8)
      let formatted = ScenarioFormatter.formatted(SourceFile(path: file.name, bytes: bytes))
      #expect(String(decoding: formatted, as: UTF8.self) == file.text)
    }
  }

  @Test(arguments: ["", "life-cycle: scenes", "implements: all", "implements: template"])
  func `there are none about an app of which too little is known`(line: String) {
    let app = DescribedApp(
      name: "Notes",
      description: "app:\n  url-schemes: [notes]\n  \(line)\n",
      deploymentTarget: 15
    )
    #expect(FirstScenarios(app).files == [])
  }

  /// Returns which of the methods that an app implements can be removed without any scenario failing.
  private static func unnoticed(
    _ app: DescribedApp,
    implementing implemented: [DelegateMethod],
    of candidates: [DelegateMethod]
  ) -> MethodSet {
    let files = FirstScenarios(app).files
    let lines = app.description.split(separator: "\n  ")
    let line = lines.first { $0.hasPrefix("implements:") } ?? ""
    return MethodSet(
      candidates.filter { method in
        let others = implemented.filter { $0 != method }.map { "\"\($0.selector)\"" }
        let without = app.replacing(
          line,
          with: "implements: [\(others.joined(separator: ", "))]"
        )
        return files.allSatisfy { $0.problems(about: without).isEmpty }
      }
    )
  }

  /// The methods that UIKit calls only in place of newer ones.
  private static let hidden:
    [(older: DelegateMethod, newer: [DelegateMethod], version: OSVersion)] =
      [
        (.applicationDidFinishLaunching, [.didFinishLaunching], 12),
        (.handleOpenURL, [.openURLOptions, .openURLSourceApplication], 4),
        (.openURLSourceApplication, [.openURLOptions], 9),
        (
          .didReceiveRemoteNotification,
          [
            .didReceiveRemoteNotificationFetch, .willPresentNotification,
            .didReceiveNotificationResponse,
          ],
          12
        ),
        (.handleBackgroundURLSession, [.swiftUISessionTask], 16),
        (
          .didReceiveLocalNotification,
          [.willPresentNotification, .didReceiveNotificationResponse], 12
        ),
      ]

  @Test(arguments: kinds)
  func `they fail if the app loses any method that UIKit calls`(kind: Kind) throws {
    let app = kind.app
    let launching = try #require(FirstScenarios(app).files.first { $0.name == "launching.yaml" })
    var loader = YAMLLoader()
    let plans = loader.load(launching.source(about: app)).scenarios.flatMap(\.plans)
    let called = plans.map(\.environment.app).reduce(into: MethodSet([])) {
      $0.formUnion(.callable(with: $1.lifeCycle).intersection(.callable(in: $1)))
    }
    let isSwiftUI = plans.contains { $0.environment.app.swiftUI != nil }
    // Permitted tasks turn background fetch off.
    let fetches = plans.contains { $0.environment.app.permittedTaskIdentifiers.isEmpty }
    let known = DelegateMethod.allCases.filter {
      called.has($0) && (isSwiftUI || !$0.isSwiftUI) && (fetches || $0 != .performFetch)
    }
    let unnoticed = Self.unnoticed(app, implementing: DelegateMethod.allCases, of: known)
    let missed = known.filter { method in
      unnoticed.has(method) && !Self.hidden.contains { $0.older == method }
    }
    #expect(missed.map(\.selector) == [])
  }

  @Test(arguments: hidden)
  func `an older method is missed if no newer one is implemented`(
    older: DelegateMethod,
    newer: [DelegateMethod],
    version: OSVersion
  ) {
    let methods = DelegateMethod.allCases.filter { !newer.contains($0) }
    let names = methods.map { "\"\($0.selector)\"" }.joined(separator: ", ")
    let app = described(
      "life-cycle: app-delegate",
      from: version,
      implementing: "[\(names)]",
      DescribedApp.declarations.filter { version >= 13 || !$0.hasPrefix("permitted") }
    )
    #expect(!Self.unnoticed(app, implementing: methods, of: [older]).has(older))
  }

  /// Declarations that are removed, each with what is left of its line.
  private static let removals: [(declaration: String, line: Int, rest: String)] =
    BackgroundMode.allCases.filter { $0 != .bluetoothPeripheral }.map { mode in
      let others = BackgroundMode.allCases.filter { $0 != mode && $0 != .bluetoothPeripheral }
      return (
        mode.rawValue, 0, "background-modes: [\(others.map(\.rawValue).joined(separator: ", "))]"
      )
    } + [
      ("the scheme notes", 1, "url-schemes: [notes-beta]"),
      ("the scheme notes-beta", 1, "url-schemes: [notes]"),
      ("the domain", 2, "associated-domains: ['webcredentials:notes.example']"),
      ("the quick action", 3, "quick-actions: [com.example.share]"),
      (
        "the refresh task", 4,
        "permitted-task-identifiers: [com.example.clean-up, com.example.export.*]"
      ),
      (
        "the processing task", 4,
        "permitted-task-identifiers: [com.example.refresh, com.example.export.*]"
      ),
      (
        "the continued task", 4,
        "permitted-task-identifiers: [com.example.refresh, com.example.clean-up]"
      ),
      ("the activity", 5, "activity-types: [com.example.read]"),
      (
        "the registration of the refresh task", 7,
        "registered-task-identifiers: [com.example.clean-up]"
      ),
      (
        "the registration of the processing task", 7,
        "registered-task-identifiers: [com.example.refresh]"
      ),
      ("the entitlement for pushes", 8, "aps-environment: none"),
      ("several windows", 6, "multiple-scenes: false"),
      ("CKSharingSupported", 9, "info: { CKSharingSupported: false }"),
    ]

  @Test(arguments: kinds)
  func `they fail if a declaration is removed`(kind: Kind) throws {
    let files = FirstScenarios(kind.app).files
    let unnoticed = Self.removals.filter { removal in
      let line = DescribedApp.declarations[removal.line]
      let without = kind.app.replacing(line, with: removal.rest)
      return files.allSatisfy { $0.problems(about: without).isEmpty }
    }
    // Without scenes, an app has one window; several ones of SwiftUI are not modeled.
    let hasWindows = kind.lifeCycle == "life-cycle: scenes"
    // A SwiftUI app without a scene delegate receives no share.
    let receivesShares =
      hasWindows
      || !["no-", "app-"].contains {
        kind.lifeCycle.hasPrefix("swiftui: \($0)")
      }
    let expected =
      (hasWindows ? [] : ["several windows"]) + (receivesShares ? [] : ["CKSharingSupported"])
    #expect(unnoticed.map(\.declaration) == expected)
  }

  @Test(arguments: kinds)
  func `they fail if the app no longer runs on their earliest version`(kind: Kind) throws {
    let app = kind.app
    let files = FirstScenarios(app).files
    let raised = app.replacing(
      "deployment-target: \(kind.version)",
      with: "deployment-target: 18.0"
    )
    try #require(files.contains { $0.name != "windows.yaml" })
    // The earliest version need not have windows.
    for file in files where file.name != "windows.yaml" {
      let problems = file.problems(about: raised)
      #expect(
        problems.contains { $0.contains("its deployment target is iOS 18.0") },
        "\(file.name)"
      )
    }
  }
}
