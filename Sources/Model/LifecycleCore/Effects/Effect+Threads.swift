/// Effects on work that the app dispatches.
extension Effect {
  /// Adds a block to a dispatch queue.
  static let dispatchBlock = runningAppCode("`work-queued`: the queue will run the block") {
    $0.dispatchBlock()
  }
  static let addOperation = runningAppCode("`work-queued`: a thread will run the operation") {
    $0.addOperation($0.action.script("does"), completion: $0.action.script("completion"))
  }
  static let startThread = runningAppCode("`work-queued`: a new thread will run it") {
    $0.addWork(on: .background)
  }
  static let performOnMain = runningAppCode("`work-queued`: the main thread will run it") {
    $0.addWork(on: .main)
  }
  static let animate = runningAppCode("`work-queued`: the block runs when the animation is over") {
    guard let time = $0.action.duration("time") else { return }
    let completion = $0.action.script("completion")
    $0.add(.init(name: "animation", queue: .main, script: completion), after: time)
  }

  static let suspendQueue = runningAppCode("the queue starts no more work") {
    $0.threads.suspend($0.namedQueue)
  }
  static let resumeQueue = runningAppCode("the queue starts work again") {
    $0.threads.resume($0.namedQueue)
    $0.watchThreads()
  }

  /// Continues the work off the main thread.
  static let continueWork = runningAppCode(
    "`work-began`, the effects of the work until it takes time, `work-ended`"
  ) { $0.continueWorkOffMainThread() }
  /// Runs the next piece of work on the main thread.
  static let runOnMain = runningAppCode("`work-began`, the effects of the work, `work-ended`") {
    $0.runOnMain()
  }
}

extension Machine {
  /// Adds the block of the action to its queue; it owns the objects that it uses until it has run.
  mutating func dispatchBlock(ownsObjects: Bool = true) {
    let queue: AppThreads.Queue =
      switch action.text("queue") {
      case nil, "global": .background
      case "main": .main
      case let name?: .serialQueue(name)
      }
    let work = AppThreads.Work(
      name: action.text("name"),
      queue: queue,
      script: action.script("block")
    )
    let delay = action.duration("after") ?? .zero
    add(work, after: delay)
    if ownsObjects { work.pools.own = retainObjects(usedBy: work.script) }
  }

  private mutating func retainObjects(usedBy script: [Action]) -> [Int] {
    guard let heap = process.heap else { return [] }
    let users: [ActionKind] = [.sendMessage, .retain, .release, .autorelease]
    let names = Set(script.filter { users.contains($0.kind) }.map(\.objectName))
    return names.sorted().compactMap { name in
      guard case .object(let index) = heap.target(name) else { return nil }
      heap.retain(index, &self)
      return index
    }
  }

  /// Adds the operation of the action, with its name and dependency, and other code.
  mutating func addOperation(_ script: [Action], completion: [Action] = []) {
    add(
      .init(
        name: action.text("name"),
        queue: .operations,
        script: script,
        completion: completion,
        dependency: action.text("after")
      )
    )
  }
}

extension Action {
  /// The object that it names, also by one of its properties.
  fileprivate var objectName: String { String(name.prefix { $0 != "." }) }
}
