/// Work that an app gives away, and what stays on the main thread.
enum ThreadRules {
  private static let concurrency = Source.guide2010("Table 2-1, threads and concurrent programming")
  private static let mainThread = Source.guide2014("Threads and Concurrency")
  private static let blocks = Source.guide2010("Table 2-1, block objects")

  static let iPhoneOS: [Rule] = [
    does(
      .addOperation,
      "operation.add",
      serves: ["F8.1"],
      .thread(.addOperation),
      "operation objects exist in every version",
      concurrency
    ),
    does(
      .startThread,
      "thread.start",
      serves: ["F8.1", "F140.1"],
      .thread(.startThread),
      "threads of the app's own exist in every version",
      concurrency
    ),
    does(
      .performOnMainThread,
      "thread.main",
      serves: ["F139.1"],
      .thread(.performOnMain),
      "what belongs on the main thread is handed over to it",
      mainThread
    ),
    Rule(
      Rule.workBesideMain,
      on: .timer(.threads),
      parts: [.for("F8.1", "F40.1", "F141.1", do: .thread(.goOn))],
      because: "work beside the main thread goes on while that is busy, or idle",
      .stated,
      concurrency
    ),
    Rule(
      "threads.main",
      serves: ["F3.2", "F139.1"],
      on: .procedure(.runOnMain),
      do: [.thread(.runOnMain)],
      because: "the main thread does what it was given when it has nothing else to do",
      .stated,
      mainThread
    ),
    Rule(
      "threads.views",
      serves: ["F139.1"],
      on: .procedure(.leaveMainThread),
      do: [.endProcess(.crash)],
      because: "work with views belongs on the main thread, and is a fault on another one",
      .inferred,
      mainThread
    ),
  ]

  /// From iOS 4.0: blocks, and Grand Central Dispatch.
  static let iOS4: [Rule] = [
    Rule(
      "block.dispatch",
      on: .action(.dispatch),
      parts: [.for("F3.1", "F8.2", "F140.1", do: .thread(.dispatch))],
      because: "blocks are work for dispatch queues",
      .stated,
      blocks,
      concurrency
    ),
    does(
      .animateViews,
      "block.animate",
      serves: ["F3.3"],
      .thread(.animate),
      "a block follows when an animation of views is over",
      blocks
    ),
  ]

  private static func does(
    _ kind: ActionKind,
    _ id: String,
    serves served: [Served],
    _ effect: Effect,
    _ reason: String,
    _ sources: Source...
  ) -> Rule {
    Rule(id, serves: served, on: .action(kind), do: [effect], because: reason, .stated, sources)
  }
}

extension Rule {
  /// The name of the rule that lets work beside the main thread go on: what that work does has it among its causes.
  public static let workBesideMain = "threads.go-on"
}
