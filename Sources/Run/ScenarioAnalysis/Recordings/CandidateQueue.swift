/// The candidates of a search, by how improbable they are; of equally probable ones, the last one first.
struct CandidateQueue<Candidate> {
  /// The candidates with each penalty.
  private var candidates: [[Candidate]] = []
  /// A number below which there are none; a search from 0 each time would take a time that grows with the recording.
  private var lowestPenalty = 0
  /// An empty array with room, so that a recording in which each line costs a penalty does not need a new one for each.
  private var spare: [Candidate] = []

  mutating func push(_ candidate: Candidate, penalty: Int) {
    while candidates.count <= penalty {
      candidates.append(spare)
      spare = []
    }
    candidates[penalty].append(candidate)
    lowestPenalty = min(lowestPenalty, penalty)
  }

  mutating func pop() -> (candidate: Candidate, penalty: Int)? {
    while lowestPenalty < candidates.count {
      if let candidate = candidates[lowestPenalty].popLast() { return (candidate, lowestPenalty) }
      swap(&spare, &candidates[lowestPenalty])
      lowestPenalty += 1
    }
    return nil
  }
}
