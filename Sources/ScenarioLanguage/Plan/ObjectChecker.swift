internal import LifecycleCore

/// Finds what a case says of its objects that cannot be.
struct ObjectChecker {
  private let setup: InsideSetup
  private let names: ObjectNames
  private let world: WorldDescription

  init(_ setup: InsideSetup, _ names: ObjectNames, _ world: WorldDescription) {
    self.setup = setup
    self.names = names
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
      for (property, range) in zip(
        object.value.description.properties,
        object.value.propertyRanges
      ) {
        found += objection(to: property.attribute, at: range)
      }
    }
    for observer in setup.observers where observer.name.since > world.os {
      found.append(
        Diagnostic(
          .notOnThisVersion,
          at: observer.nameRange,
          "'\(observer.name.name)' is posted from iOS \(observer.name.since)"
        )
      )
    }
    return found
  }

  /// What is wrong with what an action says of objects.
  func objections(to action: Action, at range: SourceRange) -> [Diagnostic] {
    let found = names.unknownNames(in: action, at: range)
    switch action.kind {
    case .retain, .release, .autorelease:
      return isAutomatic ? [compilersMatter(action.kind, at: range)] + found : found
    default: return found
    }
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
      help: "set a property to the object, or remove it there"
    )
  }
}
