@_spi(Package) internal import LifecycleCore

// The actions of the app's code: in calls, for events and notifications, and in its objects.
extension Grammar {
  /// A list of app actions.
  static let code = ValueType<AppCode>("list of app actions", Schema.ref("app-actions")) {
    $0.code($1)
  }

  /// Returns the actions that are only allowed in a call of the method.
  static func callbackActions(in method: DelegateMethod) -> [ActionKind] {
    (method.answersYesOrNo ? [.returnValue] : [])
      + (method.hasCompletionHandler ? [.keepCompletionHandler] : [])
  }

  /// `during`: the app's actions inside a callback, by selector.
  static let during = entries(
    "'during'",
    from: namedSelector,
    called: "selector → list of app actions",
    Schema.during
  ) {
    $0.code(
      $2,
      in: $1,
      ifEmpty: "remove the key, and name the method under 'implements' if the app has it"
    )
  }
  .checked { decoder, _, entries in
    var seenMethods: MethodSet = []
    for entry in entries {
      if seenMethods.has(entry.name) {
        let message = "duplicate '\(entry.name.selector)', in two spellings"
        decoder.report(.duplicateKey, at: entry.nameRange, message) {
          "write one list of what the app does"
        }
      }
      seenMethods.formUnion(MethodSet(entry.name))
    }
  }

  private static let namedSelector = ValueType<DelegateMethod>("selector", Schema.ref("selector")) {
    guard case .call(let method)? = $0.item(named: $1, .calls)?.term else { return nil }
    return method
  }

  /// `handlers`: the app's actions on a background event, by event.
  static let handlers = entries(
    "'handlers'",
    from: word("background event", Vocabulary.backgroundEvents),
    to: code
  ) {
    Schema.mapping(
      BackgroundEvent.allCases.map {
        ($0.rawValue, Schema.ref("app-actions").described($0.summary))
      }
    )
  }

  /// `observers`: the app's actions when a notification is posted, by name.
  static let observers = entries(
    "'observers'",
    from: ValueType<NotificationName>("notification", Schema.ref("notification")) {
      guard case .notification(let name)? = $0.item(named: $1, .notifications)?.term else {
        return nil
      }
      return name
    },
    to: code
  ) { Schema.observers }

  // MARK: - Objects

  /// `objects`: a class name or a description of each object, by name.
  static let objects = entries(
    "'objects'",
    from: objectName,
    to: text("a class name, or a description of the object").map {
      InternalsSetup.Object(className: $0)
    }
    .or(mapping(object, from: InternalsSetup.Object()), if: .mapping)
  )

  /// A name without a dot, which would separate an object from its property.
  private static let objectName = ValueType(
    "name",
    Schema.ref("text"),
    read: name("a name").read
  ).compactMap { decoder, index, name in
    if !name.contains(".") { return name }
    decoder.reportWrongType(index, "'\(name)' is not a name of an object") {
      "leave the dot out: it separates an object from its property"
    }
    return nil
  }

  private static let object = Mapping<InternalsSetup.Object>(
    "an object",
    example: "{class: Letter}"
  ) {
    Field("class", text("a class"), "the name of its class", isRequired: true) {
      $0.description.className = $1
    }
    Field("size", megabytes, "how many megabytes of memory it takes") {
      $0.description.size = $1
    }
    Field("at-launch", flag, "whether it exists from the launch on") {
      $0.description.existsAtLaunch = $1
    }
    Field("properties", attributes, "how each property keeps its object") {
      for entry in $1 {
        $0.description.properties.append(.init(name: entry.name, attribute: entry.value))
        $0.propertyRanges.append(entry.valueRange)
      }
    }
    Field("dealloc", code, "what its dealloc does") {
      $0.description.dealloc = $1.map(\.action)
      $0.actions += $1
    }
    Field("methods", messages, "what it does for each message") {
      var methods: [String: [Action]] = [:]
      for entry in $1 {
        methods[entry.name] = entry.value.map(\.action)
        $0.actions += entry.value
      }
      $0.description.methods = methods
    }
  }

  private static let megabytes = integer(0...1_000_000, "a size in megabytes")
  private static let attributes = entries(
    "'properties'",
    from: objectName,
    to: word("attribute", ObjectDescription.Attribute.self)
  )
  private static let messages = entries(
    "'methods'",
    from: name("the name of a message"),
    to: codeOrNone
  )
}
