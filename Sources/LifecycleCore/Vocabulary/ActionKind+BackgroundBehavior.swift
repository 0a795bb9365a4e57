extension ActionKind {
  /// The entries of what an app does with the screen, the network, shared resources and its memory.
  var backgroundBehaviorEntry: ActionDescription {
    switch self {
    case .createGraphicsContext:
      .app("create-gl-context", "creates an OpenGL ES context (EAGLContext)")
    case .issueGraphicsCommands:
      .app("issue-gl-commands", "draws with OpenGL ES, and does not wait until it is done")
    case .finishGraphicsCommands:
      .app("finish-gl-commands", "waits until all that OpenGL ES was asked for is done (glFinish)")
    case .registerService:
      .app(
        "register-bonjour-service",
        "registers a Bonjour service and opens its listening socket",
        Self.named("the service's name")
      )
    case .unregisterService:
      .app(
        "unregister-bonjour-service",
        "unregisters the Bonjour service and closes its listening socket",
        Self.named("the service's name")
      )
    case .openSocket:
      .app(
        "open-socket",
        "opens a socket",
        Self.named("the socket's name") + [
          .optional("listens", .flag, "whether it waits for others to connect")
        ]
      )
    case .useSocket:
      .app(
        "use-socket",
        "reads from a socket or writes to it",
        Self.named("the name of the socket, or of the service that it belongs to")
      )
    case .closeSocket: .app("close-socket", "closes a socket", Self.named("the socket's name"))
    case .useSharedResource:
      .app(
        "use-shared-resource",
        "begins to use a resource that all apps share",
        [.required("kind", .word(SharedResource.words), "which one")]
      )
    case .releaseSharedResource:
      .app(
        "release-shared-resource",
        "releases the shared resource",
        [.required("kind", .word(SharedResource.words), "which one")]
      )
    case .showView:
      .app(
        "show-view",
        "puts a view into the window",
        Self.named("the view's name") + [
          .optional("private", .flag, "whether it shows what nobody else should see")
        ]
      )
    case .hideView:
      .app("hide-view", "takes a view out of the window", Self.named("the view's name"))
    case .setNeedsDisplay:
      .app(
        "set-needs-display",
        "marks a view as needing display",
        Self.named("the view's name")
          + ["x", "y", "width", "height"].map {
            .optional($0, .count(0...10_000), "of the area, where it is not all of the view")
          }
      )
    case .presentAlert:
      .app(
        "present-alert",
        "shows an alert of its own",
        Self.named("its name") + [.optional("cancel", .actions, "what its cancel handler does")]
      )
    case .presentActionSheet:
      .app(
        "present-action-sheet",
        "shows an action sheet of its own",
        Self.named("its name") + [.optional("cancel", .actions, "what its cancel handler does")]
      )
    case .withdrawAlert:
      .app("withdraw-alert", "takes its alert or action sheet away", Self.named("its name"))
    case .holdObject:
      .app(
        "hold-object",
        "keeps something in memory",
        Self.named("the object's name") + [
          Self.size,
          .optional(
            "cache",
            .flag,
            "whether it can be made again, so that nothing is lost with it"
          ),
        ]
      )
    case .cacheImage:
      .app(
        "cache-image",
        "loads an image through the system's cache of images",
        Self.named("the image's name") + [
          Self.size,
          .optional("held", .flag, "whether the app refers to it, too; no by default"),
        ]
      )
    case .useObject:
      .app(
        "use-object",
        "uses an object or a cached image",
        Self.named("the object's name")
      )
    case .releaseObject:
      .app("release-object", "lets an object or image go", Self.named("the object's name"))
    case .saveObject: .app("save-object", "writes an object to disk", Self.named("its name"))
    case .restoreObject:
      .app("restore-object", "reads an object from disk", Self.named("its name") + [Self.size])
    default: preconditionFailure("Internal inconsistency: \(self) has no entry")
    }
  }

  private static func named(_ summary: String) -> [Parameter] {
    [.required("name", .text, summary)]
  }

  private static let size = Parameter.optional(
    "size",
    .count(0...1_000_000),
    "its size in megabytes of memory; none by default"
  )
}
