extension UseReader {
  /// The calls with an identifier, by the name of the type or of the function.
  private static let calls: [(name: StaticString, label: StaticString, kind: IdentifierKind)] = [
    ("BGAppRefreshTaskRequest", "identifier", .refreshTask),
    ("BGProcessingTaskRequest", "identifier", .processingTask),
    ("BGContinuedProcessingTaskRequest", "identifier", .continuedTask),
    ("background", "withIdentifier", .urlSession),
  ]
  /// The messages to a class, or to what `alloc` returned.
  private static let messages: [(name: StaticString, label: StaticString, kind: IdentifierKind)] = [
    ("BGAppRefreshTaskRequest", "initWithIdentifier", .refreshTask),
    ("BGProcessingTaskRequest", "initWithIdentifier", .processingTask),
    ("BGContinuedProcessingTaskRequest", "initWithIdentifier", .continuedTask),
    ("NSURLSessionConfiguration", "backgroundSessionConfigurationWithIdentifier", .urlSession),
  ]
  /// The classes to which a launch handler casts its task.
  private static let tasks: [(name: StaticString, kind: IdentifierKind)] = [
    ("BGAppRefreshTask", .refreshTask), ("BGProcessingTask", .processingTask),
    ("BGContinuedProcessingTask", .continuedTask),
  ]

  /// `BGAppRefreshTaskRequest(identifier: …)`, `URLSessionConfiguration.background(withIdentifier: …)`.
  mutating func identifier(_ index: Int) {
    guard tokens.isSymbol(index + 1, "("), tokens.isSymbol(index + 3, ":"),
      let call = Self.calls.first(where: {
        tokens.isWord(index, $0.name) && tokens.isWord(index + 2, $0.label)
      })
    else { return }
    add(.identifier(call.kind, expression(argument(after: index + 3))), at: index)
  }

  /// `[[BGAppRefreshTaskRequest alloc] initWithIdentifier:…]`.
  mutating func identifierInObjectiveC(_ index: Int) {
    guard tokens.isSymbol(index, "[") else { return }
    let label = tokens.next(index + 1)
    let type = tokens.isSymbol(index + 1, "[") ? index + 2 : index + 1
    guard tokens.isSymbol(label + 1, ":"),
      let message = Self.messages.first(where: {
        tokens.isWord(type, $0.name) && tokens.isWord(label, $0.label)
      })
    else { return }
    let end = max(label + 2, tokens.closing(index))
    add(.identifier(message.kind, expression(label + 2..<end)), at: index)
  }

  /// Returns the kind of task to which a launch handler, in the tokens of a registration, casts its task.
  mutating func castKind(in range: Range<Int>) -> IdentifierKind? {
    spend(range)
    let kinds = Set(
      range.flatMap { index in Self.tasks.filter { tokens.isWord(index, $0.name) }.map(\.kind) }
    )
    return kinds.count == 1 ? kinds.first : nil
  }
}
