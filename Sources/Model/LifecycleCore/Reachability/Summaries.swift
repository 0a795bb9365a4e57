/// What rules and code lead to from a state; asked again and again, by rules, code and steps.
enum Query: Hashable {
  /// The rules of a trigger, in the course of an action.
  case rules(Trigger, Int, AbstractAction?)
  /// Any code of the app.
  case code(Int)
  /// What happens next while the main thread is idle.
  case idle(Int, timePasses: Bool)
}

/// The answers to queries, which can depend on each other: the least sets that contain what each rule leads to.
///
/// Rules call code and code fires rules, so that a query can come up while it is being answered. It is then answered
/// with the states found so far. The queries between the two form a strongly connected component of the call graph, and
/// are finished together, when the first of them is: each leads to the others, so all have its outcomes.
final class Summaries {
  private struct Summary {
    var reach: ReachableStates
    /// The place among the open queries; nil if it is finished.
    var position: Int?
    /// Whether the states found so far were an answer.
    var isAssumed = false
  }

  /// The indices of the summaries.
  private var indices: [Query: Int] = [:]
  /// What is known of each query that came up; nil if it was forgotten.
  private var summaries: [Summary?] = []
  /// The queries that are not finished, by their indices, in the order in which they came up.
  private var open: [Int] = []
  /// The first open query that the current one depends on.
  private var first = 0

  /// Returns the answer to a query.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - ends: The final states that are known before.
  ///   - evaluate: Answers it by the answers to others.
  /// - Returns: What is known by now; everything once no query is open.
  func reach(
    _ query: Query,
    from ends: BitSet,
    _ evaluate: () -> ReachableStates
  ) -> ReachableStates {
    let index = index(of: query)
    if let known = summaries[index] {
      if let position = known.position {
        first = min(first, position)
        summaries[index]?.isAssumed = true
      }
      return known.reach
    }
    let position = open.count
    let outerFirst = first
    var reach = ReachableStates(ends: ends)
    open.append(index)
    while true {
      first = position
      summaries[index] = Summary(reach: reach, position: position)
      let assumed = reach.ends
      reach = evaluate()
      if reach.ends == assumed || summaries[index]?.isAssumed == false { break }
      // What was answered with too few states is asked again.
      forget(after: position)
    }
    if first == position {
      finish(from: position, reach)
    } else {
      summaries[index]?.reach = reach
    }
    first = min(first, outerFirst)
    return reach
  }

  private func index(of query: Query) -> Int {
    if let known = indices[query] { return known }
    let new = summaries.count
    indices[query] = new
    summaries.append(nil)
    return new
  }

  private func forget(after position: Int) {
    for index in open[(position + 1)...] { summaries[index] = nil }
    open.removeSubrange((position + 1)...)
  }

  /// Finishes the queries of a component, of which the first has this answer.
  private func finish(from position: Int, _ reach: ReachableStates) {
    for index in open[position...] {
      var finished = reach
      if index != open[position], let own = summaries[index] { finished.ends = own.reach.ends }
      summaries[index] = Summary(reach: finished)
    }
    open.removeSubrange(position...)
  }
}
