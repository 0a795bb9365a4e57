/// What opposites do with the work that an app dispatches in the place of what the model does.
extension Effect {
  static let onlyInOppositesOfThreads: [Effect] = [
    runningAppCode("`work-queued`: the main thread will run the block") {
      $0.addBlock(on: .main)
    },
    runningAppCode("`work-queued`: the queue will run the block, which owns no object") {
      $0.dispatchBlock(ownsObjects: false)
    },
    runningAppCode("`work-queued`: one queue runs all blocks, one after the other") {
      $0.addBlock(on: .serialQueue("global"))
    },
    runningAppCode("`work-queued`: the operation is done, and its completion is not called") {
      $0.addOperation($0.action.script("does"))
    },
    runningAppCode("`work-queued`: the operation is done, and its completion is called at once") {
      let action = $0.action
      $0.addOperation(action.script("does"))
      $0.add(.init(name: action.text("name"), queue: .main, script: action.script("completion")))
    },
    runningAppCode(
      "`work-queued`: a delegate learns that the operation is done, in place of a block"
    ) {
      let message = Action(.sendMessage, [.text("delegate"), .text("operationDidFinish")])
      $0.addOperation($0.action.script("does"), completion: [message])
    },
    Self("end the process (`crash`), unless views are animated") {
      if $0.action.kind != .animateViews { $0.performNow(.misuseObject) }
    },
    Self("end the process (`crash`) if views are animated") {
      if $0.action.kind == .animateViews { $0.performNow(.misuseObject) }
    },
    Self("the work on the app's queues continues") { $0.resumeThreads() },
    runningAppCode("the work continues, and ends while the app is suspended, too") {
      guard $0.life.state == .suspended else { return $0.continueWorkOffMainThread() }
      while let work = $0.process.threads?.nextOffMainThread(at: $0.clock.now) {
        $0.process.threads?.remove(work)
        $0.note(.workEnded, work.details)
      }
    },
    runningAppCode("`work-queued`: the operation begins at once, whatever it has to wait for") {
      $0.add(
        .init(
          name: $0.action.text("name"),
          queue: .operations,
          script: $0.action.script("does")
        )
      )
    },
    runningAppCode("`work-queued`: the block runs beside the others of its queue") {
      $0.addBlock(on: .background)
    },
    runningAppCode("`work-queued`: the block runs when the animation begins") {
      $0.add(.init(name: "animation", queue: .main, script: $0.action.script("completion")))
    },
    Self("post `UIApplicationWillResignActiveNotification`, which no block handles") {
      $0.record(.notification(.willResignActive), Details())
    },
    runningAppCode(
      "post `UIApplicationWillResignActiveNotification`, which every observer handles"
    ) {
      $0.record(.notification(.willResignActive), Details())
      let observers = $0.environment.app.observers.sorted { $0.key.name < $1.key.name }
      for (_, script) in observers { $0.perform(script) }
    },
    Self("the image is in the cache, if the main thread put it there") {
      guard !$0.isOffMainThread else { return }
      let action = $0.action
      $0.process.resources.objects.add(
        action.name,
        size: action.integer("size") ?? 0,
        isHeld: action.flag("held"),
        isCached: true
      )
    },
    Self("`request-sent`, and no thread waits for the response") {
      $0.note(.requestSent, [.name: .text($0.action.name), .thread: .text("background")])
    },
  ]
}

extension Machine {
  fileprivate mutating func addBlock(on queue: AppThreads.Queue) {
    add(.init(name: action.text("name"), queue: queue, script: action.script("block")))
  }
}
