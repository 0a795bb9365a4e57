// swift-tools-version: 6.2

import PackageDescription

/// The modules that are needed to load, run and report scenarios.
let runner: [Target.Dependency] = [
  "LifecycleCore", "ScenarioJSON", "ScenarioLanguage", "ScenarioReports", "ScenarioRunner",
  "ScenarioSystem", "ScenarioYAML",
]

let package = Package(
  name: "scenario-run",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "scenario-run", targets: ["scenario-run"]),
    .plugin(name: "RunScenarios", targets: ["RunScenarios"]),
    .library(name: "ScenarioCommand", targets: ["ScenarioCommand"]),
    .library(
      name: "ScenarioRunner",
      targets: [
        "LifecycleCore", "ScenarioLanguage", "ScenarioRunner", "ScenarioSystem", "ScenarioYAML",
      ]
    ),
    .library(name: "ScenarioDelegates", targets: ["ScenarioDelegates"]),
    .library(name: "ScenarioTesting", targets: ["ScenarioTesting"]),
    .library(name: "ScenarioXCTest", targets: ["ScenarioXCTest"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The model, and the language that drives it.
    .target(name: "LifecycleCore", dependencies: ["DocumentTexts"]),
    // What the documents state: text that C embeds in the program.
    .target(name: "DocumentTexts", exclude: ["behaviors", "sections.txt"]),
    .target(name: "ScenarioLanguage", dependencies: ["LifecycleCore", "ScenarioJSON"]),
    // JSON, for what is written, what is read, and the schema of files.
    .target(name: "ScenarioJSON"),

    // Checking an app's Info.plist: what reads property lists, and the rules.
    .target(name: "PropertyLists"),
    .target(
      name: "AppLint",
      dependencies: ["LifecycleCore", "PropertyLists", "SourceScanner"]
    ),
    // Reading an app from its project.
    .target(name: "XcodeProjects", dependencies: ["PropertyLists", "ScenarioSystem"]),
    // Reading an app from its sources.
    .target(name: "SourceScanner", dependencies: ["LifecycleCore"]),
    // Joining both: an app with its delegates, and what of it was not understood.
    .target(
      name: "AppProjects",
      dependencies: [
        "AppLint", "LifecycleCore", "PropertyLists", "ScenarioSystem", "SourceScanner",
        "XcodeProjects",
      ]
    ),

    // What reads YAML, and what calls the operating system.
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "CSystem"),
    .target(name: "LibC"),
    .target(
      name: "ScenarioSystem",
      dependencies: ["LibC", .target(name: "CSystem", condition: .when(platforms: [.linux]))]
    ),
    .target(
      name: "ScenarioYAML",
      dependencies: [
        "AppProjects", "CLibYAML", "LifecycleCore", "PropertyLists", "ScenarioLanguage",
        "ScenarioSystem",
      ]
    ),

    // Names the case in progress if an app ends this process; in C, since signal handlers may do little.
    .target(name: "CCaseGuard"),
    // Executing plans: results, and the stream of events.
    .target(
      name: "ScenarioRunner",
      dependencies: [
        "CCaseGuard", "LifecycleCore", "ScenarioJSON", "ScenarioLanguage", "ScenarioSystem",
      ]
    ),
    // CSS, JavaScript and HTML that reports contain: C embeds them in the program.
    .target(name: "ReportAssets", exclude: ["page", "script", "style"]),
    .target(
      name: "ScenarioReports",
      dependencies: [
        "AppLint", "LifecycleCore", "ReportAssets", "ScenarioJSON", "ScenarioLanguage",
        "ScenarioRunner", "ScenarioSystem", "SourceScanner",
      ]
    ),

    // What analyzes scenarios, recordings and the model, beyond running: explanations, walks, diagrams.
    .target(
      name: "ScenarioAnalysis",
      dependencies: [
        "LifecycleCore", "ReportAssets", "ScenarioJSON", "ScenarioLanguage", "ScenarioReports",
        "ScenarioRunner", "ScenarioSystem",
      ]
    ),

    // Writing the first scenarios about an app.
    .target(
      name: "FirstScenarios",
      dependencies: [
        "AppProjects", "LifecycleCore", "PropertyLists", "ScenarioAnalysis", "ScenarioLanguage",
        "ScenarioRunner", "ScenarioSystem", "ScenarioYAML", "SourceScanner", "XcodeProjects",
      ]
    ),

    // What UIKit, UserNotifications and BackgroundTasks ask of the system that runs an app.
    .target(name: "UIKitSystem"),

    // What a user imports, and the command.
    .target(name: "ScenarioDelegates", dependencies: ["LifecycleCore"]),
    .target(name: "ScenarioTesting", dependencies: runner),
    // A module of its own, so that only tests with XCTest link it.
    .target(
      name: "ScenarioXCTest",
      dependencies: ["ScenarioReports", "ScenarioRunner", "ScenarioTesting"]
    ),
    // What editors and assistants start; they send messages to standard input.
    .target(name: "ScenarioServers", dependencies: runner + ["ScenarioAnalysis"]),
    .target(
      name: "ScenarioCommand",
      dependencies: runner + [
        "AppLint", "AppProjects", "FirstScenarios", "PropertyLists", "ScenarioAnalysis",
        "ScenarioServers", "SourceScanner", "XcodeProjects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // Ends the command with a message where /proc is missing; nothing imports it.
    .target(name: "CStartup"),
    .executableTarget(name: "scenario-run", dependencies: ["CStartup", "ScenarioCommand"]),
    // Without the command as a dependency, which every build would then compile a second time.
    .plugin(
      name: "RunScenarios",
      capability: .command(
        intent: .custom(verb: "scenarios", description: "Run scenarios, as scenario-run does")
      )
    ),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists"]),
    .testTarget(
      name: "AppLintTests",
      dependencies: [
        "AppLint", "LifecycleCore", "PropertyLists", "ScenarioLanguage", "ScenarioRunner",
        "ScenarioSystem", "ScenarioYAML", "TestSupport",
      ],
      exclude: ["Samples"]
    ),
    .testTarget(
      name: "XcodeProjectsTests",
      dependencies: [
        "LifecycleCore", "PropertyLists", "ScenarioSystem", "ScenarioYAML", "XcodeProjects",
      ]
    ),
    .testTarget(
      name: "AppProjectsTests",
      dependencies: [
        "AppLint", "AppProjects", "LifecycleCore", "PropertyLists", "ScenarioLanguage",
        "ScenarioSystem", "ScenarioYAML", "SourceScanner", "XcodeProjects",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "SourceScannerTests",
      dependencies: ["LifecycleCore", "SourceScanner", "TestSupport"]
    ),
    .testTarget(name: "LifecycleCoreTests", dependencies: ["LifecycleCore", "TestSupport"]),
    .testTarget(
      name: "ScenarioDelegatesTests",
      dependencies: ["LifecycleCore", "ScenarioDelegates"]
    ),
    .testTarget(name: "ScenarioSystemTests", dependencies: ["ScenarioSystem"]),
    .testTarget(
      name: "ScenarioYAMLTests",
      dependencies: [
        "LifecycleCore", "PropertyLists", "ScenarioLanguage", "ScenarioYAML", "TestSupport",
      ]
    ),
    .testTarget(name: "ScenarioLanguageTests", dependencies: runner + ["TestSupport"]),
    .testTarget(
      name: "ScenarioRunnerTests",
      dependencies: runner + ["ScenarioAnalysis", "TestSupport"]
    ),
    .testTarget(
      name: "FirstScenariosTests",
      dependencies: [
        "AppProjects", "FirstScenarios", "LifecycleCore", "ScenarioLanguage", "ScenarioRunner",
        "ScenarioSystem", "ScenarioYAML", "XcodeProjects",
      ]
    ),
    .testTarget(
      name: "ScenarioReportsTests",
      dependencies: [
        "LifecycleCore", "ScenarioAnalysis", "ScenarioLanguage", "ScenarioReports",
        "ScenarioRunner", "ScenarioSystem", "TestSupport",
      ]
    ),
    // The command with apps that crash and hang on purpose; no product.
    .executableTarget(
      name: "faulty-run",
      dependencies: ["LifecycleCore", "ScenarioCommand", "ScenarioLanguage"],
      path: "Tests/FaultyCommand"
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "LifecycleCore", "ScenarioCommand", "ScenarioLanguage", "scenario-run", "faulty-run",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "EditingTests",
      dependencies: runner + [
        "ScenarioAnalysis", "ScenarioCommand", "ScenarioServers", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ModelProofTests",
      dependencies: runner + ["ScenarioAnalysis", "ScenarioCommand"]
    ),
    .testTarget(
      name: "ScenarioTestingTests",
      dependencies: runner + ["ScenarioDelegates", "ScenarioTesting"],
      exclude: ["variables.yaml"]
    ),
    .testTarget(
      name: "DocsTests",
      dependencies: runner + ["AppLint", "ScenarioAnalysis", "ScenarioCommand", "TestSupport"],
      exclude: [
        "Pages/advice.txt", "Pages/defaults.txt", "Pages/findings.txt", "Pages/invariants.txt",
        "Pages/versions.txt",
      ]
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x  // for #embed
)

// UIKit's names, for app delegates on Linux. Elsewhere the modules would hide those of Apple, so the products are empty.
#if os(Linux)
  package.products += [
    .library(
      name: "UIKit",
      targets: ["BackgroundTasks", "CloudKit", "UIKit", "UserNotifications"]
    ),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "ScenarioApp", targets: ["ScenarioApp"]),
  ]
  package.targets += [
    // The app under test: its delegates, called by the model in virtual time.
    .target(name: "CVirtualTime"),
    // Reads the symbols of the program, which list the methods of a delegate.
    .target(name: "CSymbols"),
    .target(
      name: "ScenarioApp",
      dependencies: [
        "BackgroundTasks", "CSymbols", "CVirtualTime", "CloudKit", "LifecycleCore",
        "ScenarioLanguage", "ScenarioRunner", "UIKit", "UIKitSystem", "UserNotifications",
      ]
    ),
    .testTarget(
      name: "ScenarioAppTests",
      dependencies: runner + [
        "AppSamples", "BackgroundTasks", "CloudKit", "ScenarioAnalysis", "ScenarioApp",
        "ScenarioTesting",
        "TestSupport", "UIKit", "UserNotifications",
      ],
      exclude: ["Scenarios"]
    ),
    // Apps in the command, and one as a client of the app protocol; no products.
    .target(name: "AppSamples", dependencies: ["ScenarioApp", "UIKit"], path: "Tests/AppSamples"),
    .executableTarget(
      name: "app-run",
      dependencies: ["AppSamples", "ScenarioApp", "ScenarioCommand"],
      path: "Tests/AppCommand"
    ),
    .executableTarget(
      name: "notes-client",
      dependencies: ["UIKit"],
      path: "Examples/AppProtocol",
      exclude: ["notes.js", "notes.py", "notes.yaml", "scenario_app.js", "scenario_app.py"]
    ),
    // It overrides what XCTest has on Linux only.
    .testTarget(
      name: "ScenarioXCTestTests",
      dependencies: ["AppSamples", "ScenarioXCTest", "TestSupport"]
    ),
    .target(name: "BackgroundTasks", dependencies: ["UIKitSystem"]),
    .target(name: "CloudKit", dependencies: ["UIKitSystem"]),
    .target(name: "OSLog"),
    // Swift Testing has an overlay of this name, which the compiler looks for beside a module UIKit.
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKit",
      dependencies: ["CloudKit", "UIKitSystem", "UserNotifications", "_Testing_UIKit"]
    ),
    .target(name: "UserNotifications", dependencies: ["UIKitSystem"]),
    // Delegates as apps have them, which are compiled as the package of a user is.
    .target(
      name: "DelegateSamples",
      dependencies: ["BackgroundTasks", "OSLog", "UIKit", "UserNotifications"],
      path: "Tests/Fixtures/uikit-delegates"
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "BackgroundTasks", "DelegateSamples", "OSLog", "UIKit", "UIKitSystem", "UserNotifications",
      ]
    ),
  ]
  for target in package.targets where target.name == "CommandTests" {
    target.dependencies += ["app-run", "notes-client"]
  }
#else
  package.products += [
    .library(name: "UIKit", targets: ["UIKitSystem"]),
    .library(name: "OSLog", targets: ["UIKitSystem"]),
  ]
#endif

/// The folders of `Sources`: each module is in that of the product that it belongs to.
let folders = [
  "Model": ["DocumentTexts", "LifecycleCore"],
  "System": ["CSystem", "LibC", "ScenarioSystem"],
  "Language": [
    "AppLint", "AppProjects", "CLibYAML", "PropertyLists", "ScenarioJSON", "ScenarioLanguage",
    "ScenarioYAML",
    "SourceScanner", "XcodeProjects",
  ],
  "Run": [
    "CCaseGuard", "FirstScenarios", "ReportAssets", "ScenarioAnalysis", "ScenarioReports",
    "ScenarioRunner",
  ],
  "Tools": ["CStartup", "ScenarioCommand", "ScenarioServers", "scenario-run"],
  "Testing": ["ScenarioDelegates", "ScenarioTesting", "ScenarioXCTest"],
  "Apps": [
    "BackgroundTasks", "CSymbols", "CVirtualTime", "CloudKit", "OSLog", "ScenarioApp", "UIKit",
    "UIKitSystem", "UserNotifications", "_Testing_UIKit",
  ],
]
for (folder, modules) in folders {
  for target in package.targets where modules.contains(target.name) {
    target.path = "Sources/\(folder)/\(target.name)"
  }
}

for target in package.targets
where [.regular, .executable, .test].contains(target.type) && target.name != "DelegateSamples" {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
    .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470: @MainActor delegates plug in
    .enableUpcomingFeature("ImmutableWeakCaptures"),  // SE-0481
  ]
  // Only our own CI turns warnings into errors: a newer compiler must not break those who build on us.
  if Context.environment["SCENARIO_WERROR"] != nil {
    settings.append(.treatAllWarnings(as: .error))
  }
  // Only our own tests optimize the model, which they run for minutes: a package with unsafe flags can be no dependency.
  if Context.environment["SCENARIO_OPTIMIZED_MODEL"] != nil, target.name == "LifecycleCore" {
    settings.append(.unsafeFlags(["-O", "-assert-config", "Debug"]))
  }
  target.swiftSettings = settings
}
