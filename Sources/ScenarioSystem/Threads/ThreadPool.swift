/// Threads that process work items from one other thread, and return the results.
///
/// An item belongs to the pool until its result is returned.
public final class ThreadPool<Work, Result> {
  private let monitor = Platform.Monitor()
  private let perform: (Work) -> Result
  private var threads: [Platform.Thread] = []
  // Guarded by the monitor.
  private var waiting: [Work] = []
  private var done: [Result] = []
  private var isShutDown = false

  /// The number of threads; fewer than requested, possibly none, if the system allows no more.
  public var count: Int { threads.count }

  /// Starts up to `count` threads, as many as the system allows.
  ///
  /// - Parameters:
  ///   - count: The maximum number of threads.
  ///   - perform: Processes an item; called on several threads.
  public init(_ count: Int, perform: @escaping (Work) -> Result) {
    self.perform = perform
    for _ in 0..<count {
      guard let thread = try? Platform.Thread({ self.work() }) else { break }
      threads.append(thread)
    }
  }

  /// Submits an item; the pool must have a thread.
  public func submit(_ work: Work) {
    monitor.change { waiting.append(work) }
  }

  /// Waits for the next available result, in any order.
  public func nextResult() -> Result {
    monitor.wait { done.popLast() }
  }

  /// Stops the threads and waits for them; items that have not begun are discarded.
  public func shutDown() {
    monitor.change { isShutDown = true }
    for thread in threads { thread.join() }
    threads = []
  }

  private func work() {
    while let work = monitor.wait(for: {
      isShutDown ? .some(nil) : waiting.popLast().map { .some($0) }
    }
    ) {
      let result = perform(work)
      monitor.change { done.append(result) }
    }
  }
}
