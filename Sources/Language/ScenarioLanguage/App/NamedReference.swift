@_spi(Package) internal import LifecycleCore

/// A name in an expectation that refers to an object of the scenario, which must exist.
///
/// Otherwise a misspelling under `never` would forbid nothing without being noticed.
struct NamedReference: Sendable {
  enum Kind: Sendable {
    /// A view, a view controller, the application or its delegate.
    case responder
    /// The receiver of sensor readings, for which an app can name any object.
    case listener
    case view, controller
    /// A view that is drawn: a view of the interface, or one that the app names when it shows it.
    case drawnView
    /// A scene of the app.
    case scene
    /// A background task, or a task of BGTaskScheduler.
    case task
    case object
    /// An object, or one of its properties: `list.delegate`.
    case property
    /// A name that an action of the user or the system gives, such as a URL.
    case payload
    /// A name that an action gives, mostly of the app's code, such as a file.
    case appName

    /// Whether an action gives the name.
    var isGiven: Bool { self == .payload || self == .appName }

    /// Creates the kind of names among the values of a detail; nil if they are none, or are in the app's description.
    init?(_ values: DetailValues) {
      switch values {
      case .payload: self = .payload
      case .appName: self = .appName
      case .words, .keys, .number, .any: return nil
      }
    }

    /// Creates the kind of what the name of an effect stands for; nil if an action gives it, or nothing is known about it.
    init?(_ thing: NamedThing) {
      switch thing {
      case .shownView: self = .drawnView
      case .object: self = .object
      case .property: self = .property
      case .given, .described: return nil
      }
    }
  }

  var kind: Kind
  var name: String
  var range: SourceRange
}

extension Term {
  /// Returns the kind of object that the detail names, if a scenario describes such objects.
  func kind(named detail: Detail) -> NamedReference.Kind? {
    switch (self, detail) {
    case (.event(.accelerometer), .to), (.event(.gyroscope), .to), (.event(.magnetometer), .to),
      (.event(.location), .to):
      .listener
    case (.event, .to), (.event, .through), (.event, .via): .responder
    case (.event, .from): .view
    case (.viewCall, .to): .controller
    case (.effect, .views): .drawnView
    case (.effect(let effect), .name): .init(effect.row.names)
    case (.task, .name): .task
    default: nil
    }
  }
}
