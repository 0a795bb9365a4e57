/// Marks positions of a list, and finds the first of an item's candidates that is not marked.
struct PositionMarks {
  /// The positions of a group in the window; each has a link to the next one that may not be marked.
  private struct Links {
    let first: Int
    var next: [Int]
  }

  private let index: ListIndex
  private let window: Range<Int>
  private var isMarked: [Bool]
  private var links: [Int: Links] = [:]

  /// Creates marks for the positions of a window, none of them marked.
  init(_ index: ListIndex, in window: Range<Int>) {
    self.index = index
    self.window = window
    isMarked = Array(repeating: false, count: window.count)
  }

  mutating func mark(_ position: Int) { isMarked[position - window.lowerBound] = true }

  /// Returns the first of the candidates, from `start` on, that is not marked; the candidates are in the window.
  mutating func firstUnmarked(of candidates: ListIndex.Candidates, from start: Int? = nil) -> Int? {
    var candidates = candidates
    if let start {
      candidates = index.clip(candidates, to: start..<max(start, window.upperBound))
    }
    if candidates.range.isEmpty { return nil }
    let positions = index.positions(ofGroup: candidates.group)
    // Removed while they are modified, to avoid copying them.
    var links = links.removeValue(forKey: candidates.group) ?? makeLinks(candidates)
    defer { self.links[candidates.group] = links }
    let begin = candidates.range.lowerBound - links.first
    var end = begin
    while end < links.next.count {
      if links.next[end] != end {
        end = links.next[end]
      } else if isMarked[positions[links.first + end] - window.lowerBound] {
        end += 1
      } else {
        break
      }
    }
    // Path compression: later searches take one step.
    var step = begin
    while step < end {
      let after = max(links.next[step], step + 1)
      links.next[step] = end
      step = after
    }
    return links.first + end < candidates.range.upperBound ? positions[links.first + end] : nil
  }

  private func makeLinks(_ candidates: ListIndex.Candidates) -> Links {
    let all = ListIndex.Candidates(
      group: candidates.group,
      range: index.positions(ofGroup: candidates.group).indices
    )
    let range = index.clip(all, to: window).range
    return Links(first: range.lowerBound, next: Array(0..<range.count))
  }
}
