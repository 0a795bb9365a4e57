internal import LifecycleCore

/// What a scenario says of the inside of its app: its objects and observers, and for which devices it is made.
struct InsideSetup: Sendable {
  /// One object, and the places by which what is wrong with it is found.
  struct Object: Sendable {
    var description: ObjectDescription
    var range: SourceRange
    /// What its code does, with the place of each action.
    var actions: [(action: Action, range: SourceRange)] = []
    /// The place of each property's word.
    var propertyRanges: [SourceRange] = []
  }

  /// What the app does when a notification is posted.
  struct Observer: Sendable {
    var notification: NotificationName
    var actions: [Action]
    var range: SourceRange
    /// The place of each action.
    var actionRanges: [SourceRange]
  }

  /// Who counts references, and where that is said; nil where nothing is.
  var counting: (isAutomatic: Bool, range: SourceRange)?
  var objects: [Object] = []
  var observers: [Observer] = []
  /// The families of devices that the app is made for; nil where nothing is said.
  var families: (models: [Device.Model], range: SourceRange)?

  /// Tells the system of it.
  func describe(into app: inout AppDescription) {
    app.families = families?.models ?? []
    if objects.isEmpty, observers.isEmpty { return }
    app.objects.all = objects.map(\.description)
    app.objects.areCountedAutomatically = counting?.isAutomatic ?? false
    app.observers = Dictionary(
      observers.map { ($0.notification, $0.actions) },
      uniquingKeysWith: { $1 }
    )
  }

  /// All that its code does, with the place of each action.
  var actions: [(action: Action, range: SourceRange)] {
    objects.flatMap(\.actions)
      + observers.flatMap { zip($0.actions, $0.actionRanges).map { ($0, $1) } }
  }
}
