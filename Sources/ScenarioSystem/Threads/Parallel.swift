/// Runs work on several threads.
public enum Parallel {
  /// Transforms items in parallel.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - jobs: The maximum number of threads; the calling thread does the work if it is one or the system allows none.
  ///   - transform: A function that is called on several threads.
  /// - Returns: The results, in the order of the items.
  public static func map<Item, Result>(
    _ items: [Item],
    jobs: Int,
    _ transform: @escaping (Item) -> Result
  ) -> [Result] {
    let jobs = min(jobs, items.count)
    guard jobs > 1 else { return items.map(transform) }
    let pool = ThreadPool(jobs) { index in (index: index, result: transform(items[index])) }
    defer { pool.shutDown() }
    guard pool.count > 0 else { return items.map(transform) }
    // The pool starts with the last item that was submitted.
    for index in items.indices.reversed() { pool.submit(index) }
    var results = [Result?](repeating: nil, count: items.count)
    for _ in items {
      let (index, result) = pool.nextResult()
      results[index] = result
    }
    return results.compactMap(\.self)
  }
}
