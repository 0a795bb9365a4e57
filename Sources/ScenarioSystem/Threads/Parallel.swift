/// Work on several threads at a time.
public enum Parallel {
  /// Calls a function with each item.
  ///
  /// - Parameters:
  ///   - items: What the function is called with.
  ///   - jobs: How many threads there are at most; with one, or where the system allows none, this one does all of it.
  ///   - transform: Is called on several threads at a time.
  /// - Returns: What it returned, in the order of the items, whichever was done first.
  public static func map<Item, Result>(
    _ items: [Item],
    jobs: Int,
    _ transform: @escaping (Item) -> Result
  ) -> [Result] {
    let jobs = min(jobs, items.count)
    guard jobs > 1 else { return items.map(transform) }
    let crew = ThreadPool(jobs) { place in (place: place, result: transform(items[place])) }
    defer { crew.end() }
    guard crew.count > 0 else { return items.map(transform) }
    // The last one that waits is begun first.
    for place in items.indices.reversed() { crew.begin(place) }
    var results = [Result?](repeating: nil, count: items.count)
    for _ in items {
      let (place, result) = crew.next()
      results[place] = result
    }
    return results.compactMap(\.self)
  }
}
