import Foundation
import TestSupport
import Testing

/// The order of a module's folders, which docs/architecture.md describes: a file names only types of its own folder and of
/// those before it, and no files name each other in a circle.
@Suite struct FolderOrderTests {
  /// The modules, by their path in `Sources`, each with its folders; to add one, add its line here and its table there.
  private static let orders: [String: [String]] = [
    "Model/LifecycleCore": [
      "Values", "Vocabulary", "Behaviors", "Environment", "State", "Interface", "RuleBook",
      "Machine", "Effects", "Rules", "Versions", "Opposites", "Reachability", "App", "Reference",
    ],
    "Language/ScenarioLanguage": [
      "Source", "Vocabulary", "App", "JSON", "Variables", "Decoding", "Actions", "Expectations",
      "Invariants", "Steps", "Scenarios", "Plan", "Blessing", "Configuration", "Schema",
      "Reference",
    ],
    "Language/XcodeProjects": [
      "Files", "Settings", "Projects", "Packages", "Specifications", "Plists", "Frameworks", "Apps",
    ],
    "Language/SourceScanner": [
      "Text", "Lexing", "Conditions", "Declarations", "Bodies", "Delegates", "Uses", "Facts",
    ],
    "Language/AppLint": ["Values", "Code", "Facts", "Rules", "Checking"],
    "Language/AppProjects": ["Delegates", "Apps", "Descriptions", "Findings"],
    "Run/ScenarioRunner": [
      "Fields", "ExternalApp", "GeneratedScenarios", "Results", "CrossFileChecks", "History",
      "Ordering", "Shards",
      "Selection", "Events", "Checking", "Execution", "Killing", "Running", "Isolation",
    ],
    "Run/ScenarioReports": ["Text", "Console", "Formats", "Lint"],
    "Run/ScenarioAnalysis": [
      "Diagrams", "Coverage", "MutationTesting", "Checking", "Blessing", "Explaining", "Comparing",
      "Recordings", "CrashReports", "Exploring", "Recipes",
    ],
    "Run/FirstScenarios": ["Drafts", "Running", "Topics", "Writing"],
    "Tools/ScenarioServers": ["JSONRPC", "Assistants", "LanguageServer"],
  ]

  /// The texts of a module's files, by their path in the module.
  private static func texts(of module: String) throws -> [String: String] {
    let location = Golden.root.appending(path: "Sources/\(module)")
    let files = FileManager.default.subpaths(atPath: location.path(percentEncoded: false)) ?? []
    return try files.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { texts, file in
      texts[file] = try String(contentsOf: location.appending(path: file), encoding: .utf8)
    }
  }

  /// Returns what breaks the order in a module with these files.
  private static func problems(in texts: [String: String], order: [String]) -> [String] {
    let graph = TypeGraph(texts)
    let circles = graph.circles.map { "\($0.joined(separator: ", ")) name each other's types" }
    return graph.uses(against: order) + circles
  }

  @Test(arguments: orders.keys.sorted())
  func `files name only types of their own folder and of those before it`(module: String) throws {
    let texts = try Self.texts(of: module)
    let order = try #require(Self.orders[module])
    #expect(Set(texts.keys.map(TypeGraph.folder)) == Set(order))
    #expect(Self.problems(in: texts, order: order) == [])
  }

  @Test(arguments: orders.keys.sorted())
  func `the page about the architecture lists the folders in their order`(module: String) throws {
    let page = try #require(Documentation.page("docs/architecture.md"))
    let name = module.split(separator: "/").last ?? ""
    let header = try #require(page.lines.firstIndex { $0.hasPrefix("| folder of `\(name)` |") })
    let rows = page.lines[(header + 2)...].prefix { $0.hasPrefix("| `") }
    #expect(rows.map { String($0.split(separator: "`")[1]) } == Self.orders[module])
  }

  private static let valid = [
    "Low/Name.swift": "struct Name { enum Kind { case first } }",
    "Low/Text.swift": ##"// A Person has one.\##nlet text = "a Person" + #"Person\("#"##,
    "High/Person.swift": "struct Person { let name: Name }",
    "High/Person+Kind.swift": "extension Person { enum Mood { case good } }",
  ]

  @Test(
    arguments: [
      ("", nil),
      ("struct Other { enum Person {} let person: Person }", nil),
      ("let people: [Person] = []", "Person"),
      (#"let text = "\(Person.count)""#, "Person"),
      ("/* /* a comment */ in a comment */ extension Person {}", "Person"),
      (##"let text = #"\("\#(Person.count)"#"##, "Person"),
      (#"let text = """\#n "Name" \(Person.count)\#n""""#, "Person"),
      ("let mood = Person.Mood.good", "Person"),
      ("func change(_ mood: Mood) {}", "Mood"),
    ] as [(String, String?)]
  )
  func `a file that names a type of a later folder is found`(code: String, type: String?) {
    var texts = Self.valid
    texts["Low/New.swift"] = code
    let problems = Self.problems(in: texts, order: ["Low", "High"])
    #expect(problems.isEmpty == (type == nil))
    if let type { #expect(problems.contains { $0.contains("Low/New.swift names \(type) of") }) }
  }

  @Test func `files that name each other's types are found`() {
    var texts = Self.valid
    texts["High/Person.swift"] = "struct Person { let pet: Pet }"
    texts["High/Pet.swift"] = "class Pet { let home: Home }"
    texts["High/Home.swift"] = "protocol Home: Sequence { var owner: Person { get } }"
    #expect(
      Self.problems(in: texts, order: ["Low", "High"]) == [
        "High/Home.swift, High/Person.swift, High/Pet.swift name each other's types"
      ]
    )
  }
}
