internal import Synchronization

/// Runs work on several threads.
package enum Parallel {
  /// Transforms items in parallel.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - jobs: The maximum number of threads; the calling thread does the work if it is one or the system allows none.
  ///   - transform: A function that is called on several threads.
  /// - Returns: The results, in the order of the items.
  package static func map<Item, Result>(
    _ items: [Item],
    jobs: Int,
    _ transform: @escaping (Item) -> Result
  ) -> [Result] {
    let jobs = min(jobs, items.count)
    guard jobs > 1 else { return items.map(transform) }
    let work = Work(items, transform)
    var threads: [Platform.SystemThread] = []
    for _ in 0..<jobs {
      guard let thread = try? Platform.SystemThread(work.run) else { break }
      threads.append(thread)
    }
    if threads.isEmpty { work.run() }
    for thread in threads { thread.join() }
    return work.results.compactMap(\.self)
  }

  /// Items of which each thread takes the next one.
  ///
  /// A thread keeps its results to the end, since to hand over each of them would wake another thread.
  private final class Work<Item, Result> {
    private let items: [Item]
    private let transform: (Item) -> Result
    private let next = Atomic(0)
    private let monitor = Platform.Monitor()
    /// The results, in the order of the items; guarded by the monitor.
    private(set) var results: [Result?]

    init(_ items: [Item], _ transform: @escaping (Item) -> Result) {
      self.items = items
      self.transform = transform
      results = Array(repeating: nil, count: items.count)
    }

    func run() {
      var done: [(index: Int, result: Result)] = []
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { break }
        done.append((index, transform(items[index])))
      }
      monitor.change { for (index, result) in done { results[index] = result } }
    }
  }
}
