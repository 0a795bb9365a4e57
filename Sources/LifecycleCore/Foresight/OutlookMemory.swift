/// What became of outlooks before: repeated steps, and cases that begin alike, ask for it again and again.
struct OutlookMemory {
  /// What was done where; to wait asks nothing.
  private struct Occasion: Hashable {
    var outlook: Int
    var asked: AskedAction?
  }

  /// What makes two outlooks the same.
  private struct Content: Hashable {
    var worlds: Set<ForeseenWorld>
    var isOpen: Bool
  }

  private var results: [Occasion: (Outlook, Prospect)] = [:]
  private var numbers: [Content: Int] = [:]
  private var lastNumber = 0
  /// Above it, everything is forgotten.
  private static let most = 4096

  /// What became of an outlook when this was asked of it; nil if it is not known.
  mutating func result(of asked: AskedAction?, from outlook: Outlook) -> (Outlook, Prospect)? {
    results[Occasion(outlook: number(of: outlook), asked: asked)]
  }

  /// Remembers it; the outlook that comes back is found faster when something is asked of it.
  mutating func remember(
    _ result: (outlook: Outlook, prospect: Prospect),
    of asked: AskedAction?,
    from outlook: Outlook
  ) -> (Outlook, Prospect) {
    if numbers.count >= Self.most {
      results.removeAll()
      numbers.removeAll()
    }
    var result = result
    result.outlook.number = number(of: result.outlook)
    results[Occasion(outlook: number(of: outlook), asked: asked)] = result
    return result
  }

  /// A number that no other outlook has; one that was forgotten and comes again has a new one.
  private mutating func number(of outlook: Outlook) -> Int {
    if let number = outlook.number { return number }
    let content = Content(worlds: outlook.worlds, isOpen: outlook.isOpen)
    if let number = numbers[content] { return number }
    lastNumber += 1
    numbers[content] = lastNumber
    return lastNumber
  }
}
