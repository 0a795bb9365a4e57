// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Notes",
  dependencies: [
    .package(name: "scenario-run", path: "../..")
  ],
  targets: [
    // The app: what an Xcode project has.
    .target(name: "Notes", dependencies: [.product(name: "UIKit", package: "scenario-run")]),
    // The app as scenarios see it, for the command and for Swift Testing.
    .target(
      name: "NotesUnderTest",
      dependencies: ["Notes", .product(name: "ScenarioApp", package: "scenario-run")]
    ),
    .executableTarget(
      name: "notes-run",
      dependencies: [
        "NotesUnderTest",
        .product(name: "ScenarioApp", package: "scenario-run"),
        .product(name: "ScenarioCommand", package: "scenario-run"),
      ]
    ),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "NotesUnderTest",
        .product(name: "ScenarioApp", package: "scenario-run"),
        .product(name: "ScenarioTesting", package: "scenario-run"),
      ]
    ),
  ]
)
