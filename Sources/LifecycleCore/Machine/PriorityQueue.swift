/// Takes the least of its elements, in whatever order they come: a binary heap.
struct PriorityQueue<Element: Comparable> {
  private var elements: [Element] = []

  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var place = elements.count - 1
    while place > 0, elements[place] < elements[(place - 1) / 2] {
      elements.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the least one.
  @discardableResult
  mutating func popFirst() -> Element? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    if elements.isEmpty { return first }
    elements[0] = last
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < elements.count && elements[child] < elements[least] { least = child }
      if least == place { return first }
      elements.swapAt(place, least)
      place = least
    }
  }
}
