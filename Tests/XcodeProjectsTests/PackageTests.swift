import ScenarioSystem
import Testing
import XcodeProjects

/// Which source files of local packages an app is made of, and what is said of manifests that are not understood.
@Suite struct PackageTests {
  /// The manifest of the package `Kit`, of which the app links the product `Kit`.
  struct Case: Sendable {
    /// The arguments of the target `Kit` after its name.
    var arguments = ""
    /// What stands before the package.
    var before = ""
    var products = ".library(name: \"Kit\", targets: [\"Kit\"])"
    var dependencies = ""
    /// Further targets.
    var targets = ""
    /// What stands after the package.
    var after = ""
    /// The files that are read, in the folder of the package.
    var read = ["Sources/Kit/A.swift", "Sources/Kit/Old/B.swift"]
    var notes: [String] = []
  }

  private static let all = ["Sources/Kit/A.swift", "Sources/Kit/Old/B.swift"]
  private static let files =
    all + [
      "Code/C.swift", "Code/Deep/D.swift", "Sources/Model/M.swift", "Sources/Extra/E.swift",
    ]

  static let cases = [
    Case(),
    // Files.
    Case(arguments: "exclude: [\"Old\"]", read: ["Sources/Kit/A.swift"]),
    Case(arguments: "exclude: [\"Old/B.swift\", \"Info.plist\"]", read: ["Sources/Kit/A.swift"]),
    Case(arguments: "exclude: []"),
    Case(arguments: "sources: [\"Old\"]", read: ["Sources/Kit/Old/B.swift"]),
    Case(arguments: "sources: [\"A.swift\"]", read: ["Sources/Kit/A.swift"]),
    Case(arguments: "exclude: [\"A.swift\"], sources: [\"A.swift\", \"Old/\"]", read: [all[1]]),
    Case(arguments: "sources: nil"),
    Case(arguments: "sources: []", read: []),
    Case(arguments: "path: \"Code\"", read: ["Code/C.swift", "Code/Deep/D.swift"]),
    Case(arguments: "path: \"./Code/\", exclude: [\"Deep\"]", read: ["Code/C.swift"]),
    Case(arguments: "path: nil"),
    Case(
      arguments: "path: \"../../Out\"",
      read: [],
      notes: [": the source files of 'Kit' were not"]
    ),
    // Constants.
    Case(
      arguments: "path: code",
      before: "let code = \"Code\"",
      read: ["Code/C.swift", "Code/Deep/D.swift"]
    ),
    Case(
      arguments: "exclude: Unused.all",
      before: "enum Unused {\n  static let all: [String] = [\n    old\n  ]\n}\nlet old = \"Old\"",
      read: ["Sources/Kit/A.swift"]
    ),
    Case(
      arguments: "exclude: [\"None\"] + old",
      before: "let old = [\"Old\"]",
      read: ["Sources/Kit/A.swift"]
    ),
    // What is not understood.
    Case(
      arguments: "path: code",
      notes: [
        ":LINE: which files the target 'Kit' has is not known: 'path' is not a plain text or list, "
          + "but has 'code'"
      ]
    ),
    Case(
      arguments: "path: \"\\(code)/Kit\"",
      notes: [":LINE: which files the target 'Kit' has is not known: 'path' is not"]
    ),
    Case(
      arguments: "path: code",
      before: "let code = \"Code\"\nfunc f() { let code = \"Other\" }",
      notes: [":LINE: which files the target 'Kit' has is not known: 'path' is not"]
    ),
    Case(
      arguments: "exclude: isSmall ? [\"Old\"] : []",
      notes: [":LINE: which files the target 'Kit' has is not known: 'exclude' is not"]
    ),
    Case(
      arguments: "sources: files(in: \"Old\")",
      notes: [":LINE: which files the target 'Kit' has is not known: 'sources' is not"]
    ),
    // Dependencies.
    Case(
      arguments: "dependencies: [\"Model\", .product(name: \"Far\", package: \"far\")]",
      targets: ".target(name: \"Model\")",
      read: all + ["Sources/Model/M.swift"]
    ),
    Case(
      arguments: "dependencies: [.target(name: \"Model\", condition: .when(platforms: [.iOS]))]",
      targets: ".target(name: \"Model\")",
      read: all + ["Sources/Model/M.swift"]
    ),
    Case(
      arguments: "dependencies: [.model, .far]",
      before: """
        extension Target.Dependency {
          static let model: Self = "Model"
          static let far = Target.Dependency.product(name: "Far", package: "far")
        }
        """,
      targets: ".target(name: \"Model\")",
      read: all + ["Sources/Model/M.swift"]
    ),
    Case(
      arguments: "dependencies: shared + [\"Model\"]",
      targets: ".target(name: \"Model\"), .target(name: \"Extra\")",
      read: all + ["Sources/Model/M.swift"],
      notes: [":LINE: which targets 'Kit' needs is not known: 'shared'"]
    ),
    // It cannot be one of this package, all of which are read.
    Case(
      arguments: "dependencies: [\"Model\", .far]",
      targets: ".target(name: \"Model\")",
      read: all + ["Sources/Model/M.swift"]
    ),
    // Products.
    Case(
      products: ".library(name: \"Kit\", targets: names)",
      targets: ".target(name: \"Extra\")",
      notes: [":PRODUCT: which targets the product 'Kit' has is not known: 'names'"]
    ),
    Case(
      products: ".library(name: \"Kit\", targets: [\"Kit\", \"Made\", \"Binary\"])",
      targets: ".made(\"Made\"), .binaryTarget(name: \"Binary\", path: \"B.xcframework\")",
      notes: [": the target 'Made' of the product 'Kit' was not found"]
    ),
    // Code behind the package.
    Case(
      targets: ".target(name: \"Extra\")",
      after: "for target in package.targets { target.dependencies.append(\"Extra\") }",
      notes: [":AFTER: code changes 'dependencies' of a target, so that its value is not known"]
    ),
    Case(after: "for target in package.targets { target.dependencies += [\"Far\"] }"),
    Case(
      after: "package.targets[0].exclude = [\"Old\"]",
      notes: [":AFTER: code changes 'exclude' of a target, so that its value is not known"]
    ),
    Case(
      after: "package.dependencies.append(.package(url: \"u\", from: \"1.0.0\"))\n"
        + "if package.targets[0].path == \"Code\" { package.targets[0].swiftSettings = [] }"
    ),
    Case(
      dependencies: ".package(path: folder)",
      notes: [":PRODUCT: the path of a package is not a plain text"]
    ),
  ]

  @Test(arguments: cases)
  func `the files that a manifest names are read, and what it computes hides some`(
    item: Case
  ) throws {
    var target = ProjectText.Target(
      name: "Notes",
      settings: ["GENERATE_INFOPLIST_FILE": "YES"],
      sources: ["App.swift"]
    )
    target.packageProducts = ["Kit"]
    var text = ProjectText(targets: [target])
    text.packages = ["Kit"]
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      \(item.before)
      let package = Package(
        name: "Kit", products: [\(item.products)], dependencies: [\(item.dependencies)],
        targets: [
          .target(name: "Kit"\(item.arguments.isEmpty ? "" : ", ")\(item.arguments)), \(item.targets)
        ]
      )
      \(item.after)
      """
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text, "App/App.swift": "",
      "Kit/Package.swift": manifest,
    ])
    for file in Self.files { try files.write("Kit/\(file)", "") }
    let read = try files.read()
    let sources = (read.app?.sources ?? []).map(\.path.description).filter { $0 != "App/App.swift" }
    #expect(sources.sorted() == item.read.map { "Kit/\($0)" }.sorted())
    #expect(read.notes.count == item.notes.count, "\(read.notices)")
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(".target(name: \"Kit\"") }) + 1
    for (note, expected) in zip(read.notices, item.notes) {
      let start = expected.replacing("LINE", with: "\(line)")
        .replacing("PRODUCT", with: "\(line - 2)").replacing("AFTER", with: "\(line + 3)")
      #expect(note.hasPrefix("Kit/Package.swift\(start)"), "\(note)")
    }
    #expect(read.notes.allSatisfy { $0.hidesSources })
  }

  @Test(.timeLimit(.minutes(5))) func `constants that grow in one another end`() throws {
    let constants = (1...2_000).map { "let c\($0) = [\"A\", \"A\", c\($0 - 1), c\($0 - 1)]\n" }
    let manifest =
      "let c0 = \"A\"\n" + constants.joined()
      + ".library(name: \"Kit\", targets: c2000) .target(name: \"Kit\", exclude: c2000)"
    var text = ProjectText(targets: [.init(name: "Notes", packageProducts: ["Kit"])])
    text.packages = ["Kit"]
    let files = try ProjectFiles([
      "Notes.xcodeproj/project.pbxproj": text.text, "Kit/Package.swift": manifest,
      "Kit/Sources/Kit/A.swift": "",
    ])
    #expect(try files.read().notes.contains { $0.message.hasSuffix("but has '…'") })
  }
}
