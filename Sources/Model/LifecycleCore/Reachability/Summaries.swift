/// What rules and code lead to from a state; asked again and again, by rules, code and steps.
enum Question: Hashable {
  /// The rules of a trigger, in the course of an action.
  case rules(Trigger, Int, AbstractAction?)
  /// Any code of the app.
  case code(Int)
  /// What happens next while the main thread is idle.
  case idle(Int, timePasses: Bool)
}

/// The answers to questions, which can depend on each other: the least sets that contain what each rule leads to.
///
/// Rules call code and code fires rules, so that a question can come up while it is being answered. It is then answered
/// with the states found so far. The questions between the two form a strongly connected component of the call graph, and
/// are finished together, when the first of them is: each leads to the others, so all have its outcomes.
final class Summaries {
  private struct Summary {
    var reach: Reach
    /// The place among the open questions; nil if it is finished.
    var place: Int?
    /// Whether the states found so far were an answer.
    var isAssumed = false
  }

  /// The indices of the summaries.
  private var indices: [Question: Int] = [:]
  /// What is known of each question that came up; nil if it was forgotten.
  private var summaries: [Summary?] = []
  /// The questions that are not finished, by their indices, in the order in which they came up.
  private var open: [Int] = []
  /// The first open question that the current one depends on.
  private var first = 0

  /// Returns the answer to a question.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - ends: The final states that are known before.
  ///   - evaluate: Answers it by the answers to others.
  /// - Returns: What is known by now; everything once no question is open.
  func reach(_ question: Question, from ends: BitSet, _ evaluate: () -> Reach) -> Reach {
    let index = index(of: question)
    if let known = summaries[index] {
      if let place = known.place {
        first = min(first, place)
        summaries[index]?.isAssumed = true
      }
      return known.reach
    }
    let place = open.count
    let outerFirst = first
    var reach = Reach(ends: ends)
    open.append(index)
    while true {
      first = place
      summaries[index] = Summary(reach: reach, place: place)
      let assumed = reach.ends
      reach = evaluate()
      if reach.ends == assumed || summaries[index]?.isAssumed == false { break }
      // What was answered with too few states is asked again.
      forget(after: place)
    }
    if first == place {
      finish(from: place, reach)
    } else {
      summaries[index]?.reach = reach
    }
    first = min(first, outerFirst)
    return reach
  }

  private func index(of question: Question) -> Int {
    if let known = indices[question] { return known }
    let new = summaries.count
    indices[question] = new
    summaries.append(nil)
    return new
  }

  private func forget(after place: Int) {
    for index in open[(place + 1)...] { summaries[index] = nil }
    open.removeSubrange((place + 1)...)
  }

  /// Finishes the questions of a component, of which the first has this answer.
  private func finish(from place: Int, _ reach: Reach) {
    for index in open[place...] {
      var finished = reach
      if index != open[place], let own = summaries[index] { finished.ends = own.reach.ends }
      summaries[index] = Summary(reach: finished)
    }
    open.removeSubrange(place...)
  }
}
