internal import LifecycleCore

/// Finds what a case says of its objects that cannot be.
struct ObjectChecker {
  private let setup: InsideSetup
  private let world: WorldDescription

  init(_ setup: InsideSetup, _ world: WorldDescription) {
    self.setup = setup
    self.world = world
  }

  private var isAutomatic: Bool { setup.counting?.isAutomatic ?? false }

  /// What is wrong with the objects, and with the observers.
  func objections() -> [Diagnostic] {
    var found: [Diagnostic] = []
    let version = world.app.sdk ?? world.os
    if let counting = setup.counting, counting.isAutomatic, version < OSVersion(5) {
      found.append(
        Diagnostic(
          .notOnThisVersion,
          at: counting.range,
          "references are counted automatically from iOS 5.0, and this is iOS \(version)"
        )
      )
    }
    for object in setup.objects {
      for (property, range) in zip(object.description.properties, object.propertyRanges) {
        found += objection(to: property.attribute, at: range)
      }
    }
    for observer in setup.observers where observer.notification.since > world.os {
      found.append(
        Diagnostic(
          .notOnThisVersion,
          at: observer.range,
          "'\(observer.notification.name)' is posted from iOS \(observer.notification.since)"
        )
      )
    }
    return found
  }

  /// What is wrong with what an action says of objects.
  func objections(to action: Action, at range: SourceRange) -> [Diagnostic] {
    var found: [Diagnostic] = []
    switch action.kind {
    case .retain, .release, .autorelease:
      if isAutomatic { found.append(compilersMatter(action.kind, at: range)) }
      found += objection(toPath: action, 0, at: range)
    case .makeObject, .obtainObject: found += objection(toName: action, 0, at: range)
    case .setProperty:
      found += objection(toPath: action, 0, at: range) + objection(toPath: action, 1, at: range)
    case .sendMessage: found += objection(toPath: action, 0, at: range)
    default: break
    }
    return found
  }

  private func objection(
    to attribute: ObjectDescription.Attribute,
    at range: SourceRange
  ) -> [Diagnostic] {
    let allowed: [ObjectDescription.Attribute] =
      isAutomatic ? [.strong, .weak, .assign] : [.retain, .assign]
    if allowed.contains(attribute) { return [] }
    return [
      Diagnostic(
        .wrongType,
        at: range,
        "'\(attribute.rawValue)' is for objects that are counted "
          + (isAutomatic ? "by hand" : "automatically"),
        help: "write \(allowed.map(\.rawValue).joined(separator: ", "))"
          + (isAutomatic ? "" : ", or reference-counting: automatic")
      )
    ]
  }

  private func compilersMatter(_ kind: ActionKind, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedAction,
      at: range,
      "'\(kind.word)' is the compiler's matter where references are counted automatically",
      help: "give the object to a property, or take it away there"
    )
  }

  private func objection(
    toName action: Action,
    _ argument: Int,
    at range: SourceRange
  ) -> [Diagnostic] {
    guard case .text(let name)? = action.arguments.dropFirst(argument).first,
      !setup.objects.contains(where: { $0.description.name == name })
    else { return [] }
    return [Self.unknown(name, setup.objects.map(\.description.name), at: range)]
  }

  /// An object's name, or one of its properties.
  private func objection(
    toPath action: Action,
    _ argument: Int,
    at range: SourceRange
  ) -> [Diagnostic] {
    guard case .text(let path)? = action.arguments.dropFirst(argument).first else { return [] }
    let names = setup.objects.flatMap { object in
      [object.description.name]
        + object.description.properties.map { "\(object.description.name).\($0.name)" }
    }
    return names.contains(path) ? [] : [Self.unknown(path, names, at: range)]
  }

  /// A name that no object has.
  static func unknown(_ name: String, _ names: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownObject,
      at: range,
      "'\(name)' is no object of this scenario",
      help: Suggestion.help(for: name, in: names).ifEmpty(
        names.isEmpty
          ? "describe it under app, objects"
          : "there are: \(names.joined(separator: ", "))"
      )
    )
  }
}
