@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The schemas of lists, event patterns and properties.
extension Schema {
  /// The definitions of lists and their items, with all constraints.
  static var items: [Entry] {
    var entries: [Entry] = [
      ("argument", argument),
      ("event-pattern", eventPattern),
      ("event-patterns", list("event-pattern")),
      ("times", times),
      ("trace-list", listForm(of: ref("event-pattern"))),
    ]
    for kind in TermKind.lists {
      entries.append((kind.definition, name(kind)))
      entries.append(
        ("\(kind.definition)-item", anyOf([ref(kind.definition), choice(of: [kind], or: [])]))
      )
      let item = ref("\(kind.definition)-item")
      entries.append(
        ("\(kind.definition)-list", listForm(of: kind == .calls ? anyOf([item, traced]) : item))
      )
    }
    var seenNames: Set<String> = []
    for owner in Term.all where seenNames.insert(owner.constraintsName).inserted {
      entries.append((owner.constraintsName, constraints(of: owner)))
    }
    return entries
  }

  // MARK: - List forms

  /// The schema of the items of a list of calls, which a form directly in a step has.
  static var calls: JSONValue {
    elements(of: anyOf([ref("\(TermKind.calls.definition)-item"), traced]))
  }

  private static func elements(of item: JSONValue) -> JSONValue {
    let group = choice([("unordered", list(of: item).described("items in any order"))])
    return list(of: anyOf([item, group]))
  }

  private static func listForm(of item: JSONValue) -> JSONValue {
    let elements = elements(of: item)
    let forms = ListForm.Mode.loose.map { form in
      (name: form.rawValue, schema: elements.described(form.summary))
    }
    let empty: JSONValue = ["type": "array", "maxItems": 0]
    return scalar(elements, ["enum": ["none"]], choice(forms), empty).offering([
      Snippet(label: "none", summary: "none of the kind occurs", body: "none"),
      Snippet(label: "[…]", summary: ListForm.Mode.exact.summary, body: ["$1"]),
      Snippet(
        label: "in-order",
        summary: "these in this order; others may occur",
        body: ["in-order": ["$1"]]
      ),
    ])
  }

  /// The schema of what a list of calls may contain that belongs under `trace`: patterns, so that editors complete only calls.
  private static var traced: JSONValue {
    let names = Term.all.filter { $0.kind != .calls }.map(\.bareName) + Aliases.terms.keys.sorted()
    let pattern = "^(?:\(names.map(escaped).joined(separator: "|"))):?$"
    let keys = Self.pattern(of: Grammar.eventPatterns.keyNames)
    let mapping: JSONValue = [
      "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
    ]
    return anyOf([
      ["type": "string", "pattern": .text(pattern)],
      mapping.adding("patternProperties", .object([(pattern, .flag(true)), (keys, .flag(true))])),
    ])
  }

  /// Returns the schema of the names of a kind.
  private static func name(_ kind: TermKind) -> JSONValue {
    var forms: [JSONValue] = [describedWords(kind.terms.map { ($0.bareName, $0.shownSummary) })]
    let terms = kind.terms.filter(\.hasOtherSpellings)
    if !terms.isEmpty {
      forms.append(["type": "string", "pattern": .text(otherSpellings(of: terms))])
    }
    let aliases = Aliases.terms.filter { alias in kind.terms.contains { $0.word == alias.value } }
    if !aliases.isEmpty {
      forms.append(["type": "string", "pattern": .text(pattern(of: aliases.keys.sorted()))])
    }
    return anyOf(forms + [ref("variable")])
  }

  /// Returns the schema of a name with its constraints, or of one of some other keys.
  private static func choice(of kinds: [TermKind], or others: [Entry]) -> JSONValue {
    let owners = kinds.flatMap(\.terms)
    let reservedNames = Set(others.map(\.name))
    let entries = owners.filter { !reservedNames.contains($0.bareName) }.map {
      (name: $0.bareName, schema: ref($0.constraintsName).described($0.shownSummary))
    }
    let groups = Dictionary(grouping: owners.filter(\.hasOtherSpellings), by: \.constraintsName)
    let patterns = groups.sorted { $0.key < $1.key }.map { name, group in
      (name: otherSpellings(of: group), schema: ref(name))
    }
    return choice(others + entries, patterns: patterns)
  }

  /// Returns the pattern of names in other spellings than those that editors offer: a selector with its last colon, and
  /// names in Swift.
  static func otherSpellings(of terms: [Term]) -> String {
    let names = terms.flatMap { term in
      ([term.word] + term.row.otherSpellings).filter { $0 != term.bareName }
    }
    return "^(?:\(names.map(escaped).joined(separator: "|")))$"
  }

  // MARK: - Constraints

  private static func constraints(of owner: Term) -> JSONValue {
    var entries = ["at", "within", "after"].map { (name: $0, schema: ref("duration")) }
    entries.append(("state", ref("readable-state").described("what applicationState reads inside")))
    if owner.belongsToScene {
      entries.append(("scene", ref("text").described("the scene")))
    }
    for detail in owner.row.arguments { entries.append((detail.word, ref("argument"))) }
    entries.append(("times", ref("times").described("how often it occurs")))
    entries.append(("optional", ref("flag").described("whether it may be missing")))
    let only = owner.mainArgument.map { _ in [ref("text")] } ?? []
    return anyOf([ref("nothing")] + only + [mapping(entries)])
  }

  private static var times: JSONValue {
    scalar(
      ["type": "integer", "minimum": 1, "maximum": 10_000],
      ["type": "string", "pattern": "^[0-9]+(\\.\\.[0-9]*)?$"]
    )
  }

  private static var argument: JSONValue {
    anyOf([
      ref("text").described("exactly this value; any: present, with any value; none: nil or empty"),
      ["type": "array", "items": ref("argument"), "description": "exactly these items"],
      [
        "type": "object", "additionalProperties": ref("argument"),
        "description": "at least these keys",
      ],
    ])
  }

  // MARK: - Event patterns and properties

  private static var eventPattern: JSONValue {
    let forms = Grammar.eventPatterns.keys.map {
      (name: $0.name, schema: $0.schema().described($0.summary))
    }
    return anyOf(
      TermKind.lists.map { ref($0.definition) } + [choice(of: TermKind.lists, or: forms)]
    )
  }
}

extension ListForm.Mode {
  /// A description of the form.
  fileprivate var summary: String {
    switch self {
    case .exact: "these, in this order, and no others"
    case .startsWith: "these first, in this order; later items are not compared"
    case .inOrder: "these in this order; others may occur before, between and after"
    case .anyOrder: "these and no others, in any order"
    case .including: "these at least, in any order"
    }
  }
}

extension Term {
  /// The name of the term, a selector without its last colon.
  fileprivate var bareName: String { word.trimmingLastColon }

  /// Whether it has more names than that.
  fileprivate var hasOtherSpellings: Bool { !row.otherSpellings.isEmpty }

  /// The description of the term in an editor.
  fileprivate var shownSummary: String {
    kind == .notifications ? "\(row.summary); from iOS \(row.since)" : row.summary
  }

  /// The name of the definition of its constraints.
  fileprivate var constraintsName: String {
    (["asked"] + (belongsToScene ? ["scene"] : []) + row.arguments.map(\.word))
      .joined(separator: "-")
  }
}
