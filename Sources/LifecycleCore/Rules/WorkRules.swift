/// Work that repeats, queues that are suspended, requests over the network and temporary files.
enum WorkRules {
  private static let interruption = Source.guide2011("What to Do When an Interruption Occurs")

  static let iPhoneOS: [Rule] = [
    does(
      .startWork,
      "work.start",
      serves: ["F56.1", "F57.1"],
      .conduct(.startWork),
      "timers, metadata queries, movies, games and animations go on until they are stopped",
      interruption
    ),
    does(
      .stopWork,
      "work.stop",
      serves: ["F56.1"],
      .conduct(.stopWork),
      "an app can stop them, or pause them",
      interruption
    ),
    Rule(
      "work.tick",
      serves: ["F55.1", "F56.1", "F57.1", "F62.1"],
      on: .timer(.work),
      do: [.conduct(.tick)],
      because: "work that repeats goes on while the app runs, also while it is inactive",
      .stated,
      interruption
    ),
    does(
      .suspendQueue,
      "queue.suspend",
      serves: ["F56.1"],
      .thread(.suspendQueue),
      "an app can suspend its dispatch queues and its operation queue",
      interruption
    ),
    does(
      .resumeQueue,
      "queue.resume",
      serves: ["F57.1"],
      .thread(.resumeQueue),
      "an app resumes them when it is active again",
      interruption
    ),
    does(
      .sendRequest,
      "request.send",
      serves: ["F56.2", "F140.1"],
      .conduct(.sendRequest),
      "the network can be used whether the app is active or not, and takes its time",
      interruption,
      .guide2014("Threads and Concurrency")
    ),
    does(
      .createTemporaryFile,
      "temporary-file.create",
      serves: ["F76.1"],
      nil,
      "an app may keep files for as long as it is in front",
      .book("Your application moves to the background")
    ),
    does(
      .deleteTemporaryFile,
      "temporary-file.delete",
      serves: ["F76.1"],
      nil,
      "an app can delete them when it moves to the background",
      .book("Your application moves to the background")
    ),
  ]

  /// From iOS 4.0: what is not for the background.
  static let iOS4: [Rule] = [
    Rule(
      "work.frame.background",
      serves: ["F77.1"],
      on: .procedure(.drawFrame),
      if: [.state([.background])],
      do: [.endProcess(.graphics)],
      because: "an app whose animation goes on drawing with OpenGL ES in the background is killed",
      .stated,
      ConductRules.rule(1)
    )
  ]

  private static func does(
    _ kind: ActionKind,
    _ id: String,
    serves served: [Served],
    _ effect: Effect?,
    _ reason: String,
    _ sources: Source...
  ) -> Rule {
    Rule(
      id,
      serves: served,
      on: .action(kind),
      do: effect.map { [$0] } ?? [],
      because: reason,
      .stated,
      sources
    )
  }
}
