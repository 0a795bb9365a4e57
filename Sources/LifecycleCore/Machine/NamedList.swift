/// Things in the order in which they came, each found by its name without a search.
struct NamedList<Element> {
  /// Each with its name; nil for one that was removed.
  private var slots: [(name: String, element: Element)?] = []
  private var places: [String: Int] = [:]

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }

  /// The names, in order.
  var names: [String] { isEmpty ? [] : slots.compactMap { $0?.name } }

  /// The things, in order.
  var elements: [Element] { isEmpty ? [] : slots.compactMap { $0?.element } }

  /// The thing of a name; a new one comes last, and another one takes the place of the old.
  subscript(_ name: String) -> Element? {
    get { isEmpty ? nil : places[name].flatMap { slots[$0]?.element } }
    set {
      guard let newValue else {
        remove(name)
        return
      }
      if let place = places[name] {
        slots[place] = (name, newValue)
      } else {
        places[name] = slots.count
        slots.append((name, newValue))
      }
    }
  }

  /// Whether there is a thing of that name.
  func contains(_ name: String) -> Bool { !isEmpty && places[name] != nil }

  /// Puts a thing behind all others, in place of one of the same name.
  mutating func append(_ element: Element, named name: String) {
    remove(name)
    self[name] = element
  }

  /// Takes a thing out, and returns it.
  @discardableResult
  mutating func remove(_ name: String) -> Element? {
    guard !isEmpty, let place = places.removeValue(forKey: name) else { return nil }
    let element = slots[place]?.element
    slots[place] = nil
    // What is removed keeps its slot until half of them are of no use.
    if slots.count > 2 * places.count + 8 { compact() }
    return element
  }

  mutating func removeAll() {
    slots.removeAll()
    places.removeAll()
  }

  /// Changes each thing in order.
  mutating func forEach(_ change: (String, inout Element) -> Void) {
    if isEmpty { return }
    for place in slots.indices {
      guard let (name, old) = slots[place] else { continue }
      var element = old
      change(name, &element)
      slots[place] = (name, element)
    }
  }

  private mutating func compact() {
    slots = slots.filter { $0 != nil }
    for place in slots.indices {
      if let slot = slots[place] { places[slot.name] = place }
    }
  }
}
