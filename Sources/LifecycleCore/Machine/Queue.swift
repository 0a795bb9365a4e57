/// What is taken from one end and put in at the other, each in the same time however much there is.
struct Queue<Element> {
  private var elements: [Element] = []
  private var first = 0

  var isEmpty: Bool { first == elements.count }
  var count: Int { elements.count - first }

  /// What is in it, in order.
  var all: ArraySlice<Element> { elements[first...] }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func append(_ more: some Sequence<Element>) { elements.append(contentsOf: more) }

  /// Takes what came first; nil where nothing is left.
  mutating func popFirst() -> Element? {
    guard first < elements.count else { return nil }
    let element = elements[first]
    first += 1
    // What was taken keeps its place until it is half of all.
    if 2 * first >= elements.count {
      elements.removeFirst(first)
      first = 0
    }
    return element
  }

  mutating func removeAll(where isGone: (Element) -> Bool = { _ in true }) {
    if elements.isEmpty { return }
    elements = all.filter { !isGone($0) }
    first = 0
  }
}
