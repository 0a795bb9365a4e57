private let interruption = Source.guide2011("What to Do When an Interruption Occurs")

/// Repeating work, suspended queues, network requests and temporary files.
var workRules: [Rule] {
  [Rule](stated: interruption) {
    Rule("work.start", on: .action(.startWork))?
      .does(.startWork, for: "F56.1", "F57.1")
      .because(
        "timers, metadata queries, movies, games and animations continue until they are stopped"
      )
    Rule("work.stop", on: .action(.stopWork))?
      .does(.stopWork, for: "F56.1")
      .because("an app can stop them, or pause them")
    Rule("work.tick", on: .timer(.work))?
      .does(.tick, for: "F55.1", "F56.1", "F57.1", "F62.1", "F217.1")
      .because("work that repeats continues while the app runs, even while it is inactive")
      .stated(interruption, .foundation("Timer"))
    Rule("queue.suspend", on: .action(.suspendQueue))?
      .does(.suspendQueue, for: "F56.1")
      .because("an app can suspend its dispatch queues and its operation queue")
    Rule("queue.resume", on: .action(.resumeQueue))?
      .does(.resumeQueue, for: "F57.1")
      .because("an app resumes them when it is active again")
    Rule("request.send", on: .action(.sendRequest))?
      .does(.sendRequest, for: "F56.2", "F140.2")
      .because("the network can be used whether the app is active or not, and takes its time")
      .stated(interruption, .guide2014("Threads and Concurrency"))
    Rule("temporary-file.create", on: .action(.createTemporaryFile))?
      .doesNothing(for: "F76.1")
      .because("an app may keep files for as long as it is in the foreground")
      .stated(.book("Your application moves to the background"))
    Rule("temporary-file.delete", on: .action(.deleteTemporaryFile))?
      .doesNothing(for: "F76.1")
      .because("an app can delete them when it moves to the background")
      .stated(.book("Your application moves to the background"))
    Rule("work.frame.background", on: .procedure(.drawFrame), since: .iOS4)?
      .when(.state([.background]))
      .does(.endProcess(.graphics), for: "F77.1")
      .because("an app whose animation keeps drawing with OpenGL ES in the background is killed")
      .stated(.backgroundRule(1))
  }
}
