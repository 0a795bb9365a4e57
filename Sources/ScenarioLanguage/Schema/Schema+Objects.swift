internal import LifecycleCore

// What is inside the app: its objects, and what its observers do.
extension Schema {
  static var observers: JSONValue {
    mapping(NotificationName.allCases.map { ($0.name, ref("app-actions")) })
      .described("what the app does when a notification is posted")
  }

  static var objects: JSONValue {
    [
      "type": "object",
      "description": "the objects of the app, by the names that actions call them",
      "additionalProperties": anyOf([
        ref("text").described("the object's class"), mapping(objectKeys, required: ["class"]),
      ]),
    ]
  }

  private static var objectKeys: [Entry] {
    Decoder.ObjectKey.allCases.map { key in
      let schema =
        switch key {
        case .class: ref("text").described("the name of its class")
        case .size: count(0...1_000_000).described("how many megabytes of memory it takes")
        case .atLaunch: ref("flag").described("whether it is there from the launch on")
        case .properties:
          named(words(ObjectDescription.Attribute.allCases.map(\.rawValue)), "how it keeps objects")
        case .dealloc: ref("app-actions").described("what its dealloc does")
        case .methods:
          named(anyOf([["enum": ["none"]], ref("app-actions")]), "what it does for each message")
        }
      return (key.rawValue, schema)
    }
  }

  private static func named(_ value: JSONValue, _ summary: String) -> JSONValue {
    ["type": "object", "description": .text(summary), "additionalProperties": value]
  }
}
