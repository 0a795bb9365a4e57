internal import LifecycleCore

// Lists of calls, notifications and effects; moments; properties.
extension Schema {
  /// The definitions of what can be expected of a list, with all that can be asked of an item.
  static var items: [Entry] {
    var entries: [Entry] = [
      ("argument", argument),
      ("moment", moment),
      ("moments", list(of: ref("moment"))),
    ]
    for kind in ItemKind.allCases {
      entries.append((kind.definition, name(kind)))
      entries.append(
        ("\(kind.definition)-item", anyOf([ref(kind.definition), choice(of: [kind], or: [])]))
      )
      entries.append(("\(kind.definition)-list", listForm(kind)))
    }
    var known: Set<String> = []
    for owner in ItemKind.allCases.flatMap(\.owners) where known.insert(owner.askedName).inserted {
      entries.append((owner.askedName, asked(of: owner)))
    }
    return entries
  }

  // MARK: - List forms

  private static func listForm(_ kind: ItemKind) -> JSONValue {
    let item = ref("\(kind.definition)-item")
    let group = choice([("unordered", list(of: item).described("items whose order is open"))])
    let elements = list(of: anyOf([item, group]))
    let forms = Decoder.ListFormKey.allCases.map { form in
      (name: form.rawValue, schema: elements.described(form.summary))
    }
    return anyOf([
      elements, ["enum": ["none"]], choice(forms), ref("variable"),
    ]).offering([
      Snippet(label: "none", summary: "nothing of the kind comes", body: "none"),
      Snippet(label: "[..]", summary: "these, in this order, and no others", body: ["$1"]),
      Snippet(
        label: "in-order",
        summary: "these in this order, and others may come",
        body: ["in-order": ["$1"]]
      ),
    ])
  }

  /// The names of all things of a kind; a selector may have its last colon.
  private static func name(_ kind: ItemKind) -> JSONValue {
    var forms: [JSONValue] = [closed(kind.owners.map { ($0.name, $0.summary) })]
    if kind.mayEndInColon {
      forms.append(["type": "string", "pattern": .text(withColon(kind.owners))])
    }
    return anyOf(forms + [ref("variable")])
  }

  /// A name with what is asked of it, or one of some other keys.
  private static func choice(of kinds: [ItemKind], or others: [Entry]) -> JSONValue {
    let owners = kinds.flatMap(\.owners)
    let taken = Set(others.map(\.name))
    let entries = owners.filter { !taken.contains($0.name) }.map {
      (name: $0.name, schema: ref($0.askedName).described($0.summary))
    }
    var patterns: [Entry] = []
    let selectors = owners.filter { $0.kind.mayEndInColon }
    for (name, group) in Dictionary(grouping: selectors, by: \.askedName).sorted(by: {
      $0.key < $1.key
    }) {
      patterns.append((withColon(group), ref(name)))
    }
    return choice(others + entries, patterns: patterns)
  }

  private static func withColon(_ owners: [ItemOwner]) -> String {
    "^(?:\(owners.map { escaped($0.name) }.joined(separator: "|"))):$"
  }

  // MARK: - Constraints

  private static func asked(of owner: ItemOwner) -> JSONValue {
    var entries = ["at", "within", "after"].map { (name: $0, schema: ref("duration")) }
    entries.append(("state", ref("readable-state").described("what applicationState reads inside")))
    if owner.belongsToScene {
      entries.append(("scene", words(Decoder.sceneNames.words).described("the scene")))
    }
    for detail in owner.details { entries.append((detail.word, ref("argument"))) }
    return anyOf([ref("nothing"), mapping(entries)])
  }

  private static var argument: JSONValue {
    anyOf([
      ref("text").described("equal to this; any: there, whatever it is; none: nil or empty"),
      ["type": "array", "items": ref("argument"), "description": "just these items"],
      [
        "type": "object", "additionalProperties": ref("argument"),
        "description": "at least these keys",
      ],
    ])
  }

  // MARK: - Moments and properties

  private static var moment: JSONValue {
    let forms = Decoder.MomentKey.allCases.map { key -> Entry in
      let schema =
        switch key {
        case .state: ref("app-state").described("the app comes into the state")
        case .user: happening(of: .user).described("the user acts")
        case .system: happening(of: .system).described("the system acts")
        case .app: happening(of: .app).described("the app acts")
        case .terminated: ref("termination-reason").described("the process ends for the reason")
        case .anyOf: ref("moments").described("any of these comes")
        }
      return (key.rawValue, schema)
    }
    return anyOf(
      ItemKind.allCases.map { ref($0.definition) } + [choice(of: ItemKind.allCases, or: forms)]
    )
  }

  /// An action, whatever it is told or told just this.
  private static func happening(of actor: Actor) -> JSONValue {
    anyOf([actionWords(of: actor), ref("\(actor.rawValue)-action")])
  }
}

extension Decoder.ListFormKey {
  /// What the form allows.
  fileprivate var summary: String {
    switch self {
    case .inOrder: "these in this order; others may come before, between and after"
    case .anyOrder: "these and no others, in any order"
    case .including: "these at least, in any order"
    }
  }
}

/// Something that an item of a list can be a name of.
private struct ItemOwner {
  let kind: ItemKind
  /// A selector without its last colon.
  let name: String
  let summary: String
  let details: [Detail]
  let belongsToScene: Bool

  init(_ kind: ItemKind, _ code: UInt8, _ name: String, _ summary: String) {
    let owner = ConstraintOwner(kind, code)
    self.kind = kind
    self.name = name.trimmingLastColon
    self.summary = summary
    details = owner.details
    belongsToScene = owner.belongsToScene
  }

  /// The definition of what can be asked of it.
  var askedName: String {
    (["asked"] + (belongsToScene ? ["scene"] : []) + details.map(\.word)).joined(separator: "-")
  }
}

extension ItemKind {
  fileprivate var owners: [ItemOwner] {
    switch self {
    case .selector:
      DelegateMethod.allCases.map { ItemOwner(self, $0.rawValue, $0.selector, $0.summary) }
    case .notification:
      NotificationName.allCases.map {
        ItemOwner(self, $0.rawValue, $0.name, "from iOS \($0.since)")
      }
    case .effect(let list):
      SystemEffect.allCases.filter { $0.list == list }.map {
        ItemOwner(self, $0.rawValue, $0.word, $0.summary)
      }
    case .event: InterfaceEvent.allCases.map { ItemOwner(self, $0.rawValue, $0.word, $0.summary) }
    case .viewMethod:
      ViewMethod.allCases.map { ItemOwner(self, $0.rawValue, $0.selector, $0.summary) }
    }
  }

  /// Whether its names are selectors, whose last colon may be left out.
  fileprivate var mayEndInColon: Bool { self == .selector || self == .viewMethod }
}
