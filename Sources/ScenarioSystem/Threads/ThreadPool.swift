/// Threads that do work which one other thread hands out, and give back what came of it.
///
/// What is handed over belongs to nobody else until it comes back.
public final class ThreadPool<Work, Result> {
  private let monitor = Platform.Monitor()
  private let perform: (Work) -> Result
  private var threads: [Platform.Thread] = []
  // Guarded by the monitor.
  private var waiting: [Work] = []
  private var done: [Result] = []
  private var isOver = false

  /// How many threads there are: fewer than were requested where the system allows no more, perhaps none.
  public var count: Int { threads.count }

  /// Starts as many threads as the system allows, and at most `count`.
  ///
  /// - Parameters:
  ///   - count: How many threads are of use.
  ///   - perform: Does a piece of work, on several threads at a time.
  public init(_ count: Int, perform: @escaping (Work) -> Result) {
    self.perform = perform
    for _ in 0..<count {
      guard let thread = try? Platform.Thread({ self.work() }) else { break }
      threads.append(thread)
    }
  }

  /// Hands out a piece of work; somebody must be there to do it.
  public func begin(_ work: Work) {
    monitor.change { waiting.append(work) }
  }

  /// Waits for the result of a piece of work that has begun, whichever ends first.
  public func next() -> Result {
    monitor.wait { done.popLast() }
  }

  /// Lets the threads end, and waits for them; what has not begun is not done.
  public func end() {
    monitor.change { isOver = true }
    for thread in threads { thread.join() }
    threads = []
  }

  private func work() {
    while let work = monitor.wait(for: { isOver ? .some(nil) : waiting.popLast().map { .some($0) } }
    ) {
      let result = perform(work)
      monitor.change { done.append(result) }
    }
  }
}
