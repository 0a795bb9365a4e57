private let concurrency = Source.guide2010("Table 2-1, threads and concurrent programming")
private let mainThread = Source.guide2014("Threads and Concurrency")
private let blocks = Source.book("The Block Object pattern")

/// Dispatched work, and work restricted to the main thread.
var threadRules: [Rule] {
  [Rule](stated: concurrency) {
    Rule("operation.add", on: .action(.addOperation))?
      .does(.addOperation, for: "F3.2", "F8.1")
      .because("operation objects exist in every version")
    Rule("thread.start", on: .action(.startThread))?
      .does(.startThread, for: "F8.1", "F140.2")
      .because("threads of the app's own exist in every version")
    Rule("thread.main", on: .action(.performOnMainThread))?
      .does(.performOnMain, for: "F139.1")
      .because("work that belongs on the main thread is dispatched to it")
      .stated(mainThread)
    Rule("threads.main", on: .procedure(.runOnMain))?
      .does(.runOnMain, for: "F3.2", "F139.1")
      .because("the main thread runs dispatched work when it is idle")
      .inferred(.guide2010("The Event-Handling System"), mainThread)
    Rule("threads.views", on: .procedure(.leaveMainThread))?
      .does(.endProcess(.crash), for: "F139.1")
      .because("work with views belongs on the main thread, and is an error on another one")
      .inferred(mainThread)
    Rule("block.dispatch", on: .action(.dispatch), since: .iOS4)?
      .does(.dispatchBlock, for: "F3.1", "F8.2", "F140.2", "F303.1")
      .because("blocks are work for dispatch queues")
      .stated(blocks, concurrency)
    Rule("block.animate", on: .action(.animateViews), since: .iOS4)?
      .does(.animate, for: "F3.3")
      .because("a block follows when an animation of views is over")
      .stated(blocks)
    Rule("block.transition", on: .action(.transitionViews), since: .iOS4)?
      .does(.exchangeViews, .animate, for: "F303.2")
      .because("a block follows when a transition from one view to another is over")
      .stated(blocks)
    Rule(Rule.workOffMainThread, on: .timer(.threads))?
      .does(.continueWork, for: "F8.1", "F40.1", "F141.1")
      .because("work on other threads continues while the main thread is busy or idle")
  }
}

extension Rule {
  /// The identifier of the rule that continues work off the main thread, which is a cause of all that such work does.
  public static let workOffMainThread = "threads.go-on"
}
