extension ActionKind {
  /// The entries of work that repeats, of queues, the network and temporary files.
  var workEntry: ActionDescription {
    switch self {
    case .startWork:
      .app(
        "start",
        "starts work that repeats until it is stopped, or starts it again with another interval",
        Self.repeating + [
          .optional("every", .duration, "the interval; 1s by default"),
          .optional("rate", .word(WorkRate.words), "at a low rate only each tenth one is done"),
          .optional("airplay", .flag, "whether a movie is shown over AirPlay"),
        ]
      )
    case .stopWork: .app("stop", "stops or pauses work that repeats", Self.repeating)
    case .suspendQueue:
      .app(
        "suspend-queue",
        "lets a queue begin no more work; what has begun there is finished",
        [.required("queue", .text, queueSummary)]
      )
    case .resumeQueue:
      .app(
        "resume-queue",
        "lets a suspended queue begin its work again",
        [.required("queue", .text, queueSummary)]
      )
    case .sendRequest:
      .app(
        "send-request",
        "sends a request over the network, and waits on this thread for the response",
        [
          .required("name", .text, "the request's name"),
          .optional(
            "takes",
            .duration,
            "how long the response takes; no time by default"
          ),
        ]
      )
    case .createTemporaryFile:
      .app(
        "create-temporary-file",
        "creates a file that only this process needs",
        [.required("name", .text, "the file's name")]
      )
    case .deleteTemporaryFile:
      .app(
        "delete-temporary-file",
        "deletes a temporary file",
        [.required("name", .text, "the file's name")]
      )
    default: preconditionFailure("Internal inconsistency: \(self) is in another catalog")
    }
  }

  private var queueSummary: String {
    "the name of a dispatch queue, or operations for the operation queue"
  }

  private static let repeating = [
    Parameter.required("kind", .word(WorkKind.words), "what repeats"),
    .optional("name", .text, "which one, where there are several"),
  ]
}
