// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who only runs scenarios has to build swift-syntax.
let package = Package(
  name: "scenario-run-adopt",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "scenario-run-adopt", targets: ["scenario-run-adopt"])],
  dependencies: [
    .package(name: "scenario-run", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "Adoption",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .executableTarget(name: "scenario-run-adopt", dependencies: ["Adoption"]),
    .testTarget(
      name: "AdoptionTests",
      dependencies: [
        "Adoption", "scenario-run-adopt",
        .product(name: "ScenarioRunner", package: "scenario-run"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Public app delegates, rebuilt from their signatures: as an app has them in Tests/Apps, adopted in Tests/Adopted.
#if os(Linux)
  let apps = [
    "AltStore", "CoronaWarn", "DuckDuckGo", "Focus", "IceCubes", "NetNewsWire", "Nextcloud",
    "RestoringState", "SwiftHN", "WireGuard", "WooCommerce", "WordPress", "ZeroXChat",
  ]
  package.targets += apps.map { name in
    .target(
      name: name,
      dependencies: [
        .product(name: "OSLog", package: "scenario-run"),
        .product(name: "UIKit", package: "scenario-run"),
      ],
      path: "Tests/Adopted/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5)]
    )
  }
  package.targets.append(
    .testTarget(
      name: "AdoptedAppsTests",
      dependencies: apps.map { .target(name: $0) } + [
        "Adoption",
        .product(name: "ScenarioApp", package: "scenario-run"),
        .product(name: "ScenarioRunner", package: "scenario-run"),
        .product(name: "UIKit", package: "scenario-run"),
      ],
      exclude: ["Scenarios"]
    )
  )
#endif
