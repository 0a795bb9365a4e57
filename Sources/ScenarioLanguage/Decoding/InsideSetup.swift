internal import LifecycleCore

/// What a scenario says of the inside of its app: its objects and observers, and for which devices it is made.
struct InsideSetup: Sendable {
  /// One object, and the places by which what is wrong with it is found.
  struct Object: Sendable {
    /// Without its name.
    var description: ObjectDescription
    /// What its code does, with the place of each action.
    var actions: AppCode = []
    /// The place of each property's word.
    var propertyRanges: [SourceRange] = []

    init(className: String = "") {
      description = ObjectDescription(name: "", className: className)
    }
  }

  /// Who counts references, and where that is said; nil where nothing is.
  var counting: (isAutomatic: Bool, range: SourceRange)?
  var objects: [NamedValue<String, Object>] = []
  var observers: [Reaction<NotificationName>] = []
  /// The families of devices that the app is made for; nil where nothing is said.
  var families: (models: [Device.Model], range: SourceRange)?

  /// The objects with their names.
  var descriptions: [ObjectDescription] {
    objects.map {
      var description = $0.value.description
      description.name = $0.name
      return description
    }
  }

  /// Tells the system of it.
  func describe(into app: inout AppDescription) {
    app.families = families?.models ?? []
    if objects.isEmpty, observers.isEmpty { return }
    app.objects.all = descriptions
    app.objects.usesARC = counting?.isAutomatic ?? false
    app.observers = Dictionary(observers.map { ($0.name, $0.actions) }, uniquingKeysWith: { $1 })
  }
}
