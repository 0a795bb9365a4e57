@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioJSON
import TestSupport
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// The JSON Schema is made from the vocabulary, and knows all of it.
@Suite struct SchemaTests {
  private static let schema = ScenarioSchema.value

  @Test func isTheOneThatIsCommitted() {
    Golden.compare(ScenarioSchema.text, to: "docs/scenario.schema.json")
  }

  @Test func refersToDefinitionsThatExistAndUsesEachOfThem() {
    let defined = Set(Self.schema["$defs"]?.keys ?? [])
    let used = Set(Self.schema.references.map { String($0.dropFirst("#/$defs/".count)) })
    #expect(used.subtracting(defined) == [])
    #expect(defined.subtracting(used) == [])
    #expect(defined.count > 40)
  }

  @Test(arguments: [
    ("step", Grammar.step.keyNames), ("suite", Grammar.suite.keyNames),
    ("scenario", Grammar.scenario.keyNames), ("library", Grammar.library.keyNames),
    ("app", Grammar.app.keyNames + ["on"]),
    ("model", ModelSwitch.allCases.map(\.name) + Aliases.modelSwitches.keys),
  ])
  func knowsEveryKeyOfThe(_ name: String, _ words: [String]) {
    let properties = Self.schema["$defs"]?[name]?["properties"]?.keys ?? []
    #expect(Set(properties) == Set(words))
    #expect(properties.count == words.count)
  }

  @Test func knowsEverythingThatCanBeAskedOfAnItem() throws {
    let definitions = try #require(Self.schema["$defs"])
    var asked: Set<String> = []
    for name in definitions.keys where name.hasPrefix("asked") {
      guard case .list(let forms)? = definitions[name]?["anyOf"] else { continue }
      for form in forms { asked.formUnion(form["properties"]?.keys ?? []) }
    }
    let details = Term.all.flatMap(\.row.arguments)
    let expected = Set(
      ["at", "within", "after", "state", "scene", "times", "optional"] + details.map(\.word)
    )
    #expect(asked == expected)
    #expect(expected.isSubset(of: Grammar.constraints.keyNames))
  }

  @Test func describesEveryKeyThatAnEditorOffers() throws {
    let definitions = try #require(Self.schema["$defs"])
    for name in ["step", "suite", "scenario", "app", "model"] {
      let properties = try #require(definitions[name]?["properties"])
      for key in properties.keys {
        #expect(properties[key]?["description"] != nil, "\(key) of \(name)")
      }
    }
  }
}

extension JSONValue {
  /// The keys of an object, in order.
  fileprivate var keys: [String] {
    guard case .object(let pairs) = self else { return [] }
    return pairs.map(\.key)
  }

  /// Every `$ref` in the value.
  fileprivate var references: [String] {
    switch self {
    case .list(let items): items.flatMap(\.references)
    case .object(let pairs):
      pairs.flatMap { key, value in
        if key == "$ref", case .text(let text) = value { [text] } else { value.references }
      }
    default: []
    }
  }
}
