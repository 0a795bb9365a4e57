extension ThreadEffect {
  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .dispatch: "`work-queued`: the queue will run the block"
    case .addOperation: "`work-queued`: a thread will run the operation"
    case .startThread: "`work-queued`: a thread of its own will run it"
    case .performOnMain: "`work-queued`: the main thread will run it"
    case .animate: "`work-queued`: the block follows when the animation is over"
    case .suspendQueue: "the queue begins no more work"
    case .resumeQueue: "the queue begins its work again"
    case .goOn: "`work-began`, what it does up to where it takes time, `work-ended`"
    case .runOnMain: "`work-began`, what it does, `work-ended`"
    }
  }
}

extension ServiceEffect {
  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .presentScreen: "`screen-presented`"
    case .finishScreen: "`screen-dismissed`, and what the app does then"
    case .addCalendarEvent: "`calendar-event-added`"
    case .makeFormatter(let follows):
      "a formatter of that name, which \(follows ? "follows the user's locale" : "keeps the locale")"
    case .useFormatter: "`formatted`, if there is a formatter of that name"
    case .copy: "the text is on the pasteboard"
    case .paste: "`pasted` or `pasteboard-empty`"
    case .startTransfer: "the transfer goes on whatever becomes of the app"
    case .finishTransfers: "the session has no transfers any more"
    case .cancelTransfers: "`transfers-cancelled` for each background URL session"
    case .scale: "`display-scaled`"
    case .turn(let isLeft): "the device is turned \(isLeft ? "left" : "right")"
    }
  }
}
