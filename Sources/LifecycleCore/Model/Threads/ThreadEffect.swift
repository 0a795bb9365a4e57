/// What a rule does with work that the app gives away.
enum ThreadEffect {
  /// Takes a block for a dispatch queue.
  case dispatch
  case addOperation, startThread, performOnMain
  /// Animates views, and takes what follows.
  case animate
  case suspendQueue, resumeQueue
  /// Lets the work beside the main thread go on.
  case goOn
  /// Runs the next piece of work on the main thread.
  case runOnMain
}
