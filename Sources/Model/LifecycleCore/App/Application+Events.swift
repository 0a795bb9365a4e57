/// The completion handler of one event; calling it twice has no effect.
package struct CompletionHandler {
  private let process: AppProcess
  let id: Int?

  /// Creates the handler of the call that is running.
  package init(_ application: Application) { self.init(application.process) }

  /// Creates the handler of an event; by default of the one whose callback runs.
  init(_ process: AppProcess, id: Int? = nil) {
    self.process = process
    self.id = id ?? process.machine.process.events.current?.id
  }

  /// Reports that the app has finished handling the event.
  package func call() {
    guard let id, process.machine.life.state.isRunning,
      process.machine.process.events.isPending(id)
    else { return }
    _ = process.machine.perform(Action(.callCompletionHandler, [.integer(id)]))
  }

  /// Keeps the handler for later if the returning callback has not called it.
  package func keepUnlessCalled() { process.machine.process.events.keepHandler() }
}

extension Application {
  /// The number of the event whose callback runs, under which its completion handler can be called later.
  package var currentEvent: Int? { CompletionHandler(process).id }

  /// Keeps the completion handler of the current event for later, unless it has been called.
  package func keepCompletionHandler() { CompletionHandler(process).keepUnlessCalled() }

  /// Calls the completion handler of an event; calling it twice has no effect.
  package func callCompletionHandler(of event: Int) {
    CompletionHandler(process, id: event).call()
    process.reportEnd()
  }
}
