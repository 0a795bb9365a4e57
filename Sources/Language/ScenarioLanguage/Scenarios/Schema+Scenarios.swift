@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The schemas of values of suites, scenarios and apps.
extension Schema {
  static var examples: JSONValue {
    ["type": "object", "minProperties": 1, "additionalProperties": variables]
  }

  static var fragments: JSONValue { names(to: ref("fragment")) }

  static var tag: JSONValue {
    scalar([
      "type": ["string", "number"],
      "pattern": #"^(?!(?:and|or|not)$)(?:[A-Za-z0-9_-]|[^\x00-\x7F])+$"#,
    ])
  }

  static var builtInInvariants: JSONValue { words(Invariant.all.map { ($0.name, $0.summary) }) }

  /// The schema of built-in invariants and of the names of fragments, which the author chose.
  static var invariants: JSONValue {
    list(of: anyOf([builtInInvariants, ["type": "string", "pattern": "^[A-Za-z0-9_-]+$"]]))
  }

  // MARK: - The app

  /// The schema of the app's actions in calls, by selector.
  static var during: JSONValue {
    let methods = Dictionary(grouping: DelegateMethod.allCases, by: code)
    let patterns = methods.sorted { $0.key < $1.key }.map { name, methods in
      (key: otherSpellings(of: methods.map { .call($0) }), value: ref(name))
    }
    return mapping(
      DelegateMethod.allCases.map {
        ($0.selector.trimmingLastColon, ref(code(in: $0)).described($0.summary))
      }
    ).adding("patternProperties", .object(patterns))
  }

  /// The schema of the app's actions when a notification is posted, by its name.
  static var observers: JSONValue {
    mapping(NotificationName.allCases.map { ($0.name, ref("app-actions")) })
      .adding(
        "patternProperties",
        .object([(otherSpellings(of: TermKind.notifications.terms), ref("app-actions"))])
      )
  }

  /// Returns the name of the definition of the app's actions in a call of the method.
  static func code(in method: DelegateMethod) -> String {
    (["app-actions"] + Grammar.callbackActions(in: method).map(\.word)).joined(separator: "-")
  }
}
