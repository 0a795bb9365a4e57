extension ActionKind {
  /// The entries of what happens among an app's own objects.
  var insideEntry: ActionDescription {
    switch self {
    case .makeObject:
      .app(
        "make-object",
        "makes an object, which it owns",
        Self.object + [
          .optional(
            "by",
            .word(Making.words),
            "the kind of method that creates it; alloc by default"
          )
        ]
      )
    case .obtainObject:
      .app(
        "obtain-object",
        "gets a new object in another way, by a convenience constructor, and does not own it",
        Self.object
      )
    case .retain: .app("retain", "becomes an owner of an object", Self.object)
    case .release: .app("release", "is an owner of an object no longer", Self.object)
    case .autorelease:
      .app(
        "autorelease",
        "is an owner no longer when the innermost autorelease pool is drained",
        Self.object
      )
    case .openPool: .app("open-pool", "creates an autorelease pool of its own")
    case .drainPool: .app("drain-pool", "drains the innermost pool that it created")
    case .setProperty:
      .app(
        "set-property",
        "gives an object to a property",
        [
          .required("property", .text, "the property, as object.property"),
          .optional("to", .text, "the object; nil by default"),
        ]
      )
    case .sendMessage:
      .app(
        "send",
        "sends a message to an object",
        [
          .required("to", .text, "the object, or a property that refers to it"),
          .optional("message", .text, "the message's name"),
          .optional(
            "if-implemented",
            .flag,
            "whether it asks first if the object implements the method"
          ),
        ]
      )
    case .dispatch:
      .app(
        "dispatch",
        "gives a block to a dispatch queue",
        [
          .required("block", .actions, "what the block does"),
          .optional(
            "queue",
            .text,
            "main, global (the default), or the name of a serial queue"
          ),
          .optional("after", .duration, "how long the queue waits first"),
          .optional("name", .text, "the name of the work"),
          .optional(
            "can-wait",
            .flag,
            "whether the work need not be done while the app is inactive"
          ),
        ]
      )
    case .addOperation:
      .app(
        "add-operation",
        "gives an operation to an operation queue",
        [
          .required("name", .text, "the operation's name"),
          .required("does", .actions, "what it does"),
          .optional("after", .text, "the operation that must be done first"),
          .optional(
            "completion",
            .actions,
            "the block that the main thread runs when it is done, from iOS 4"
          ),
        ]
      )
    case .startThread:
      .app(
        "start-thread",
        "starts a thread of its own",
        [
          .required("does", .actions, "what it does there"),
          .optional("name", .text, "the name of the work"),
        ]
      )
    case .performOnMainThread:
      .app(
        "perform-on-main-thread",
        "leaves something to the main thread",
        [
          .required("does", .actions, "what it does there"),
          .optional("name", .text, "the name of the work"),
        ]
      )
    case .animateViews:
      .app(
        "animate-views",
        "animates views by a block",
        [
          .required("time", .duration, "how long it takes"),
          .optional("completion", .actions, "what the app does when it is over"),
        ]
      )
    default: preconditionFailure("Internal inconsistency: \(self) is in another catalog")
    }
  }

  private static let object = [
    Parameter.required("object", .text, "the object, or a property that refers to it")
  ]
}
