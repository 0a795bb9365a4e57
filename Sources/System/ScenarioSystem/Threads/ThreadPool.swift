/// Threads that process work items from one other thread, and return the results.
///
/// An item belongs to the pool until its result is returned.
package final class ThreadPool<Work, Result> {
  private let monitor = Platform.Monitor()
  private var threads: [Platform.SystemThread] = []
  // Guarded by the monitor.
  private var waiting: [Work] = []
  private var done: [Result] = []
  private var isShutDown = false

  /// The number of threads; fewer than requested, possibly none, if the system allows no more.
  package var count: Int { threads.count }

  /// Starts up to `count` threads, as many as the system allows.
  ///
  /// - Parameters:
  ///   - count: The maximum number of threads.
  ///   - makeProcessor: Called once on each thread; returns what processes its items.
  package init(_ count: Int, _ makeProcessor: @escaping () -> (Work) -> Result) {
    for _ in 0..<count {
      guard let thread = try? Platform.SystemThread({ self.work(makeProcessor()) }) else { break }
      threads.append(thread)
    }
  }

  /// Submits an item; the pool must have a thread.
  package func submit(_ work: Work) {
    monitor.change { waiting.append(work) }
  }

  /// Waits for results, and returns all that are available, in any order.
  package func nextResults() -> [Result] {
    monitor.wait {
      defer { done.removeAll() }
      return done.isEmpty ? nil : done
    }
  }

  /// Stops the threads and waits for them; items that have not begun are discarded.
  package func shutDown() {
    monitor.change { isShutDown = true }
    for thread in threads { thread.join() }
    threads = []
  }

  private func work(_ process: (Work) -> Result) {
    while let work = monitor.wait(for: {
      isShutDown ? .some(nil) : waiting.isEmpty ? nil : .some(waiting.removeFirst())
    }
    ) {
      let result = process(work)
      monitor.change { done.append(result) }
    }
  }
}
