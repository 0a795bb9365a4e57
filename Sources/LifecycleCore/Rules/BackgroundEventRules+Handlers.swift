/// Events that end with a completion handler, and what later versions changed.
extension BackgroundEventRules {
  /// From iOS 7.0: fetches, background URL sessions, and events that end with a completion handler.
  static let iOS7: [Rule] = [
    Rule(
      "fetch",
      serves: ["F36.1", "F166.1"],
      on: .action(.backgroundFetch),
      if: [.fact(.declaresEvent)],
      parts: [.for("F166.1", do: .event(.take), .perform(.receive))],
      because: "an app with the mode fetch now and then gets a chance to fetch",
      .stated,
      execution
    ),
    Rule(
      "transfer",
      on: .action(.backgroundTransferDone),
      parts: [
        .for("F166.1", do: .event(.take)),
        .for("F109.2", do: .service(.finishTransfers)),
        .for("F166.1", do: .perform(.receive)),
      ],
      because: "an app whose background transfers are done is told, and needs no mode for it",
      .stated,
      execution
    ),
    Rule(
      "transfer.start",
      serves: ["F109.2"],
      on: .action(.startTransfer),
      do: [.service(.startTransfer)],
      because: "the system goes on with the transfers of a background session, with or without "
        + "the app, until they are done or the user force-quits it",
      .stated,
      execution
    ),
    handles("event.fetch", .fetch, .performFetch),
    handles("event.transfer", .transfer, .handleBackgroundURLSession),
    handles("event.push", .push, .didReceiveRemoteNotificationFetch),
    Rule(
      "handler.keep",
      serves: ["F36.2", "F166.2"],
      on: .action(.keepCompletionHandler),
      do: [.event(.keepHandler)],
      because: "an app may call the completion handler later",
      .stated,
      execution
    ),
    Rule(
      "handler.call.unawaited",
      serves: ["F71.1"],
      on: .action(.callCompletionHandler),
      if: [.fact(.owesHandler), .not(.isAwaited)],
      parts: [.for("F166.1", do: .event(.callHandler))],
      because: "nobody waits for the completion handler of a quick action "
        + "(quick-action-must-answer)",
      .inferred,
      .model("no document gives a quick action a time to answer")
    ),
    Rule(
      "handler.call",
      serves: ["F166.2"],
      on: .action(.callCompletionHandler),
      if: [.fact(.owesHandler)],
      parts: [
        .for("F36.2", "F166.2", do: .event(.callHandler)),
        .for("F71.1", do: .perform(.pictureAfterEvent)),
      ],
      because: "an event keeps the app running until its completion handler is called",
      .stated,
      execution
    ),
  ]

  /// From iOS 8.0: what launches even an app that the user force-quit.
  static let iOS8: [Rule] = [
    Rule(
      "event.force-quit",
      serves: ["F36.1", "F149.1"],
      on: .procedure(.receive),
      if: [
        .state([.notRunning]), .fact(.wasForceQuit),
        .occasion([.accessory, .newsstand, .bluetooth, .fetch, .transfer, .push]),
      ],
      do: [],
      because:
        "an app that the user force-quit is launched in the background for locations, from iOS 8, "
        + "and for VoIP alone",
      .stated,
      execution,
      .model("no document says so of VoIP")
    )
  ]

  /// From iOS 13.0 with scenes.
  static let scenes: [Rule] = [
    Rule(
      "scene.event.picture",
      serves: ["F71.1"],
      on: .procedure(.pictureAfterEvent),
      if: [.not(.sceneIsConnected)],
      do: [],
      because: "without a scene there is no interface to take a picture of",
      .inferred,
      sequence
    )
  ]

  /// The method of the app delegate by which an event is handled.
  private static func handles(_ id: String, _ occasion: Occasion, _ method: DelegateMethod) -> Rule
  {
    Rule(
      id,
      serves: ["F9.2", "F166.1"],
      on: .procedure(.handleEvent),
      if: [.occasion([occasion])],
      parts: [
        .for("F36.2", "F166.2", do: .event(.begin)),
        .for("F9.2", "F166.1", do: .call(method)),
        .for("F28.2", "F166.2", do: .event(.end)),
      ],
      because: "the app delegate is told, and calls a completion handler when it is done",
      .stated,
      execution
    )
  }
}
