@_spi(Package) internal import LifecycleCore

// Decoding of the number of times that a list item is expected.
extension TreeDecoder {
  /// The maximum number of times of an item.
  private static let maximumTimes = 10_000

  /// Decodes `times: 2`, `times: 0..2`, `times: 1..`.
  mutating func readTimes(_ index: Tree.Index, into item: inout ListForm.Item) {
    guard hasNoTimes(index, item), let text = text(index, "a number of times") else { return }
    guard let (minimum, maximum) = Self.bounds(in: text), minimum <= maximum ?? Self.maximumTimes
    else {
      reportWrongType(index, "'\(text)' is not a number of times") {
        "write a number such as 2, or a range such as 0..2"
      }
      return
    }
    guard maximum != 0 else {
      let message = "'\(item.term.word)' is expected 0 times, which a list cannot check"
      report(.idleItem, at: index, message) { "list it under 'never'" }
      return
    }
    item.times = Times(minimum: minimum, maximum: maximum, range: range(index))
  }

  /// Decodes `optional: true`: once, or not at all.
  mutating func readOptional(_ index: Tree.Index, into item: inout ListForm.Item) {
    guard hasNoTimes(index, item), flag(index, "a flag") == true else { return }
    item.times = Times(minimum: 0, maximum: 1, range: range(index))
  }

  private mutating func hasNoTimes(_ index: Tree.Index, _ item: ListForm.Item) -> Bool {
    if item.times == nil { return true }
    reportWrongType(index, "'optional' means 'times: 0..1', so both cannot be set") {
      "remove one of them"
    }
    return false
  }

  private static func bounds(in text: String) -> (minimum: Int, maximum: Int?)? {
    func number(_ digits: Substring) -> Int? {
      guard !digits.isEmpty, digits.allSatisfy(\.isASCII), let number = Int(digits) else {
        return nil
      }
      return (0...maximumTimes).contains(number) ? number : nil
    }
    guard let dots = text.firstRange(of: "..") else {
      return number(text[...]).map { ($0, $0) }
    }
    guard let minimum = number(text[..<dots.lowerBound]) else { return nil }
    let end = text[dots.upperBound...]
    if end.isEmpty { return (minimum, nil) }
    return number(end).map { (minimum, $0) }
  }

  // MARK: - Items that always match

  /// Returns the list, and reports items that do not affect its meaning.
  mutating func reportingUselessItems(_ form: ListForm) -> ListForm {
    switch form.mode {
    case .exact, .anyOrder: break
    case .inOrder, .including:
      for item in form.items where item.minimum == 0 && item.maximum == nil {
        let word = item.term.word
        reportUselessItem(
          item,
          "any number of '\(word)' always matches here, where other entries are allowed"
        )
      }
    case .startsWith:
      for item in form.elements.last?.items ?? [] where item.minimum == 0 {
        let word = item.term.word
        reportUselessItem(item, "'\(word)' is optional, and what follows the list is not compared")
      }
    }
    return form
  }

  private mutating func reportUselessItem(_ item: ListForm.Item, _ message: String) {
    guard let times = item.times else { return }
    report(.idleItem, at: times.range, message) { "remove the item, or require a number of times" }
  }
}
