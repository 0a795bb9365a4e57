internal import LifecycleCore

/// A name that an expectation asks about, of something that the scenario describes: it must be there.
///
/// Misspelt under `never` it would forbid nothing, and nobody would see it.
struct NamedThing: Sendable {
  enum Kind: Sendable {
    /// A view, a view controller, the application or its delegate.
    case responder
    /// Who gets the readings of a sensor: an app can name any object for it.
    case listener
    case view, controller
    /// A view that is drawn: one of the interface, or one that the app names when it shows it.
    case drawnView
    case object
    /// An object, or one of its properties: `list.delegate`.
    case property
  }

  var kind: Kind
  var name: String
  var range: SourceRange
}

extension Term {
  /// What the detail is the name of, where that is something that a scenario describes.
  func kind(named detail: Detail) -> NamedThing.Kind? {
    switch (self, detail) {
    case (.event(.accelerometer), .to), (.event(.gyroscope), .to), (.event(.magnetometer), .to),
      (.event(.location), .to):
      .listener
    case (.event, .to), (.event, .through), (.event, .via): .responder
    case (.event, .from): .view
    case (.viewCall, .to): .controller
    case (.effect(.viewDrawn), .name), (.effect(.unseenUpdate), .name), (.effect, .views):
      .drawnView
    case (.effect(.messageToNil), .name), (.effect(.referenceCleared), .name): .property
    case (.effect, .name) where kind == .objects: .object
    default: nil
    }
  }
}
