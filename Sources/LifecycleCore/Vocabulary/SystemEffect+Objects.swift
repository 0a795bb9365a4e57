extension SystemEffect {
  /// The entries of what becomes of the objects that a scenario describes.
  var objectEntry: SystemEffectDescription {
    switch self {
    case .poolOpened:
      .init("pool-opened", "an autorelease pool is created", [.kind], in: .objects)
    case .poolDrained:
      .init("pool-drained", "an autorelease pool releases what it holds", in: .objects)
    case .objectMade:
      .init("object-made", "an object is made", [.name, .objectClass, .count], in: .objects)
    case .objectRetained:
      .init("object-retained", "an object has one owner more", [.name, .count], in: .objects)
    case .objectReleased:
      .init("object-released", "an object has one owner less", [.name, .count], in: .objects)
    case .objectAutoreleased:
      .init(
        "object-autoreleased",
        "an object will have one owner less when the pool is drained",
        [.name, .count],
        in: .objects
      )
    case .objectDeallocated:
      .init("object-deallocated", "an object without owners is gone", [.name], in: .objects)
    case .objectLeaked:
      .init(
        "object-leaked",
        "the last one who knew an object goes without releasing it",
        [.name, .count],
        in: .objects
      )
    case .referenceCleared:
      .init(
        "reference-cleared",
        "a weak property is nil, since its object went",
        [.name],
        in: .objects
      )
    case .messageSent:
      .init("message-sent", "an object gets a message", [.name, .message], in: .objects)
    case .messageToNil:
      .init("message-to-nil", "a message goes to nil, which does nothing", [.name], in: .objects)
    case .messageSkipped:
      .init(
        "message-skipped",
        "an object is not sent what it does not implement",
        [.name, .message],
        in: .objects
      )
    default: preconditionFailure("Internal inconsistency: \(self) stands in another catalogue")
    }
  }
}
