/// An ordered dictionary of elements by name.
struct NamedList<Element> {
  /// The elements by name, with their positions in the order.
  private var slots: [String: (position: Int, element: Element)] = [:]
  private var nextPosition = 0

  /// The names, in order.
  var names: [String] {
    slots.isEmpty ? [] : slots.sorted { $0.value.position < $1.value.position }.map(\.key)
  }

  /// The element with a name; a new one is appended, a replacement keeps the position.
  subscript(_ name: String) -> Element? {
    get { slots[name]?.element }
    set {
      guard let newValue else { return slots[name] = nil }
      slots[name] = (slots[name]?.position ?? nextPosition, newValue)
      nextPosition += 1
    }
  }

  /// Returns whether there is an element with the given name.
  func contains(_ name: String) -> Bool { slots[name] != nil }

  /// Appends an element, removing an earlier one with the same name.
  mutating func append(_ element: Element, named name: String) {
    remove(name)
    self[name] = element
  }

  /// Removes and returns an element.
  @discardableResult
  mutating func remove(_ name: String) -> Element? { slots.removeValue(forKey: name)?.element }

  mutating func removeAll() { slots.removeAll() }

  /// Modifies each element in order.
  mutating func forEach(_ change: (String, inout Element) -> Void) {
    for name in names {
      if var element = self[name] {
        change(name, &element)
        self[name] = element
      }
    }
  }
}

/// A queue that returns its smallest element first, as a binary heap.
struct PriorityQueue<Element: Comparable> {
  private var elements: [Element] = []

  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes and returns the smallest element.
  @discardableResult
  mutating func popFirst() -> Element? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    if elements.isEmpty { return first }
    elements[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < elements.count && elements[child] < elements[least] { least = child }
      if least == index { return first }
      elements.swapAt(index, least)
      index = least
    }
  }
}
