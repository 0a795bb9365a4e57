internal import LifecycleCore

// What the app's code does: in calls, for events and notifications, and in its objects.
extension Grammar {
  /// App actions, each with its place.
  typealias Code = [(action: Action, range: SourceRange)]

  /// A list of app actions.
  static let code = code(allowing: [], Schema.ref("app-actions"))

  private static func code(
    allowing onlyHere: [ActionKind],
    _ schema: @autoclosure @escaping @Sendable () -> JSONValue
  ) -> ValueType<Code> {
    .init("list of app actions", schema()) { decoder, index in
      decoder.appActions(index, allowing: onlyHere).map { actions in
        zip(actions, decoder.children(index)).map { ($0, decoder.range($1)) }
      }
    }
  }

  /// What the app can do in a call of the method and nowhere else.
  static func onlyHere(in method: DelegateMethod) -> [ActionKind] {
    (method.answers ? [.returnValue] : [])
      + (method.hasCompletionHandler ? [.keepCompletionHandler] : [])
  }

  /// `during`: what the app does inside a callback, selector by selector.
  static let during = ValueType<[During]>(
    "selector → list of app actions",
    Schema.during
  ) { decoder, index in
    guard decoder.isMapping(index, "'during'") else { return nil }
    var all: [During] = []
    for (key, value) in decoder.tree.fields(index) {
      guard
        let method = decoder.word(
          key,
          Vocabulary.selectors,
          "selector",
          unknown: .unknownSelector
        )
      else { continue }
      if all.contains(where: { $0.method == method }) {
        decoder.diagnostics.add(
          .duplicateKey,
          at: decoder.range(key),
          "duplicate '\(method.selector)', with its last colon and without",
          help: "write one list of what the app does"
        )
      }
      decoder.namedMethods.formUnion(MethodSet(method))
      guard let code = code(allowing: onlyHere(in: method), [:]).read(&decoder, value) else {
        continue
      }
      all.append(
        During(
          method: method,
          actions: code.map(\.action),
          range: decoder.range(key),
          actionRanges: code.map(\.range)
        )
      )
    }
    return all
  }

  /// `handlers`: what the app's code for a background event does, event by event.
  static let handlers = entries(
    "'handlers'",
    from: word("background event", Vocabulary.backgroundEvents),
    to: code,
    schema: {
      Schema.mapping(
        BackgroundEvent.allCases.map {
          ($0.rawValue, Schema.ref("app-actions").described($0.summary))
        }
      )
    }
  ).map { entries in
    entries.map {
      Handler(event: $0.name, actions: $0.value.map(\.action), actionRanges: $0.value.map(\.range))
    }
  }

  /// `observers`: what the app does when a notification is posted, name by name.
  static let observers = entries(
    "'observers'",
    from: word("notification", Vocabulary.notifications, unknown: .unknownNotification),
    to: code,
    schema: {
      Schema.mapping(NotificationName.allCases.map { ($0.name, Schema.ref("app-actions")) })
    }
  ).map { entries in
    entries.map {
      InsideSetup.Observer(
        notification: $0.name,
        actions: $0.value.map(\.action),
        range: $0.nameRange,
        actionRanges: $0.value.map(\.range)
      )
    }
  }

  // MARK: - Objects

  /// `objects`: a class, or what an object is and does, name by name.
  static let objects = entries(
    "'objects'",
    from: objectName,
    to: classAlone.or(mapping(object, from: noObject), if: .mapping)
  ).map { entries in
    entries.map { entry in
      var object = entry.value
      object.description.name = entry.name
      object.range = entry.nameRange
      return object
    }
  }

  private static var noObject: InsideSetup.Object {
    .init(description: ObjectDescription(name: "", className: ""), range: .startOfFile)
  }

  private static let classAlone = text("a class, or what the object is").map {
    var object = noObject
    object.description.className = $0
    return object
  }

  /// A name without a dot, which parts an object from its property.
  private static let objectName = ValueType<String>("name", Schema.ref("text")) { decoder, index in
    guard let name = decoder.text(index, "a name") else { return nil }
    if !name.contains(".") { return name }
    decoder.wrongType(
      index,
      "'\(name)' is not a name of an object",
      help: "leave the dot out: it separates an object from its property"
    )
    return nil
  }

  private static let object = Mapping<InsideSetup.Object>(
    "an object",
    example: "{class: Letter}",
    [
      Field("class", text("a class"), "the name of its class", isRequired: true) {
        $0.description.className = $1
      },
      Field("size", megabytes, "how many megabytes of memory it takes") {
        $0.description.size = $1
      },
      Field("at-launch", flag, "whether it exists from the launch on") {
        $0.description.isThereAtLaunch = $1
      },
      Field("properties", attributes, "how each property keeps its object") {
        for entry in $1 {
          $0.description.properties.append(.init(name: entry.name, attribute: entry.value))
          $0.propertyRanges.append(entry.valueRange)
        }
      },
      Field("dealloc", code, "what its dealloc does") {
        $0.description.dealloc = $1.map(\.action)
        $0.actions += $1
      },
      Field("methods", messages, "what it does for each message") {
        var methods: [String: [Action]] = [:]
        for entry in $1 {
          methods[entry.name] = entry.value.map(\.action)
          $0.actions += entry.value
        }
        $0.description.methods = methods
      },
    ]
  )

  private static let megabytes = count(0...1_000_000, "a size in megabytes")
  private static let attributes = entries(
    "'properties'",
    from: objectName,
    to: word("attribute", ObjectDescription.Attribute.self)
  )
  private static let messages = entries(
    "'methods'",
    from: text("the name of a message"),
    to: codeOrNone
  )

  private static let codeOrNone = ValueType<Code>(
    "list of app actions, or `none`",
    Schema.anyOf([["enum": ["none"]], Schema.ref("app-actions")])
  ) { decoder, index in
    decoder.isText(index, "none") ? [] : code.read(&decoder, index)
  }
}
