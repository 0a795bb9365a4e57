@_spi(Package) internal import LifecycleCore

/// The internals of an app: its objects and observers, and the device families that it supports.
struct InternalsSetup: Sendable {
  /// An object with the source ranges for its diagnostics.
  struct Object: Sendable {
    /// The description of the object, without its name.
    var description: ObjectDescription
    /// The actions of its code, with their ranges.
    var actions: AppCode = []
    /// The range of each property's attribute.
    var propertyRanges: [SourceRange] = []

    init(className: String = "") {
      description = ObjectDescription(name: "", className: className)
    }
  }

  /// Whether references are counted automatically, and its range; nil if unspecified.
  var counting: (isAutomatic: Bool, range: SourceRange)?
  var objects: [NamedValue<String, Object>] = []
  var observers: [Reaction<NotificationName>] = []
  /// The device families that the app supports; nil if unspecified.
  var families: (models: [Device.Model], range: SourceRange)?

  /// The descriptions of the objects, with their names.
  var descriptions: [ObjectDescription] {
    objects.map {
      var description = $0.value.description
      description.name = $0.name
      return description
    }
  }

  /// Adds the internals to the description of the app.
  func describe(into app: inout AppDescription) {
    app.families = families?.models ?? []
    if objects.isEmpty, observers.isEmpty { return }
    app.objects.all = descriptions
    app.objects.usesARC = counting?.isAutomatic ?? false
    app.observers = Dictionary(observers.map { ($0.name, $0.actions) }, uniquingKeysWith: { $1 })
  }
}

/// A key that the author chose, its value, and their ranges.
struct NamedValue<Name: Sendable, Value: Sendable>: Sendable {
  let name: Name
  let value: Value
  let nameRange: SourceRange
  let valueRange: SourceRange
}

/// The actions of the app's code, with their ranges.
typealias AppCode = [(action: Action, range: SourceRange)]

/// The actions of the app's code on a trigger, with their ranges.
typealias Reaction<Trigger: Sendable> = NamedValue<Trigger, AppCode>

extension NamedValue where Value == AppCode {
  /// The actions of the code.
  var actions: [Action] { value.map(\.action) }
}
