internal import LifecycleCore

extension Decoder {
  enum ObjectKey: String, CaseIterable {
    case `class`, size, properties, dealloc, methods
    case atLaunch = "at-launch"
  }

  private static let objectKeys = WordTable(ObjectKey.self)
  private static let attributes = WordTable(ObjectDescription.Attribute.self)
  static let countings = WordTable([("manual", false), ("automatic", true)])

  /// `reference-counting`: who counts.
  mutating func counting(_ index: Tree.Index) -> (isAutomatic: Bool, range: SourceRange)? {
    let place = range(index)
    return word(index, Self.countings, "way of counting").map { ($0, place) }
  }

  /// `objects`: what is said of an object here goes over what was said of it before.
  mutating func objects(_ index: Tree.Index, into objects: inout [InsideSetup.Object]) {
    guard isMapping(index, "'objects'") else { return }
    var added: [InsideSetup.Object] = []
    for (key, value) in tree.fields(index) {
      if let name = objectName(key), let object = object(value, name, at: range(key)) {
        added.append(object)
      }
    }
    let names = Set(added.map(\.description.name))
    objects.removeAll { names.contains($0.description.name) }
    objects += added
  }

  /// A class, or what an object is and does.
  private mutating func object(
    _ index: Tree.Index,
    _ name: String,
    at place: SourceRange
  ) -> InsideSetup.Object? {
    var object = InsideSetup.Object(
      description: ObjectDescription(name: name, className: ""),
      range: place
    )
    guard node(index).kind == .mapping else {
      guard let className = text(index, "a class, or what the object is") else { return nil }
      object.description.className = className
      return object
    }
    fields(of: index, Self.objectKeys, in: "an object") { decoder, key, _, value in
      switch key {
      case .class: object.description.className = decoder.text(value, "a class") ?? ""
      case .size:
        object.description.size = decoder.count(value, 0...1_000_000, "a size in megabytes") ?? 0
      case .atLaunch:
        object.description.isThereAtLaunch = decoder.flag(value, "a flag") ?? false
      case .properties: decoder.properties(value, into: &object)
      case .dealloc: object.description.dealloc = decoder.code(value, into: &object)
      case .methods: object.description.methods = decoder.methods(value, into: &object)
      }
    }
    if object.description.className.isEmpty {
      diagnostics.add(
        .missingKey,
        at: place,
        "'\(name)' needs a class",
        help: "write class: and its name"
      )
    }
    return object
  }

  /// A name without a dot, which parts an object from its property.
  private mutating func objectName(_ index: Tree.Index) -> String? {
    guard let name = text(index, "a name") else { return nil }
    if !name.contains(".") { return name }
    wrongType(index, "'\(name)' is no name of an object", help: "a dot parts it from a property")
    return nil
  }

  private mutating func properties(_ index: Tree.Index, into object: inout InsideSetup.Object) {
    guard isMapping(index, "'properties'") else { return }
    for (key, value) in tree.fields(index) {
      if let name = objectName(key), let attribute = word(value, Self.attributes, "attribute") {
        object.description.properties.append(.init(name: name, attribute: attribute))
        object.propertyRanges.append(range(value))
      }
    }
  }

  private mutating func methods(
    _ index: Tree.Index,
    into object: inout InsideSetup.Object
  ) -> [String: [Action]]? {
    guard isMapping(index, "'methods'") else { return nil }
    var methods: [String: [Action]] = [:]
    for (key, value) in tree.fields(index) {
      if let name = text(key, "the name of a message") {
        methods[name] = isText(value, "none") ? [] : code(value, into: &object)
      }
    }
    return methods
  }

  /// What an object's code does, with the place of each action.
  private mutating func code(
    _ index: Tree.Index,
    into object: inout InsideSetup.Object
  ) -> [Action] {
    guard let actions = appActions(index, allowing: []) else { return [] }
    let places = children(index).map { range($0) }
    object.actions += zip(actions, places).map { ($0, $1) }
    return actions
  }

  /// `observers`: what the app does when a notification is posted, name by name.
  mutating func observers(_ index: Tree.Index, into observers: inout [InsideSetup.Observer]) {
    guard isMapping(index, "'observers'") else { return }
    for (key, value) in tree.fields(index) {
      if let name = word(
        key,
        Vocabulary.notifications,
        "notification",
        unknown: .unknownNotification
      ), let actions = appActions(value, allowing: []) {
        observers.removeAll { $0.notification == name }
        observers.append(
          .init(
            notification: name,
            actions: actions,
            range: range(key),
            actionRanges: children(value).map { range($0) }
          )
        )
      }
    }
  }
}
