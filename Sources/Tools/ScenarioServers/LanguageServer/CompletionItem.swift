@_spi(Package) internal import ScenarioJSON

/// A completion that an editor offers.
struct CompletionItem {
  /// The kinds of completions, by their numbers in the protocol.
  enum Kind: Int {
    case method = 2
    case property = 10
    case value = 12
    case snippet = 15
    case reference = 18
    case event = 23
  }

  /// What the list shows, and what typed text is compared with.
  var label: String
  var kind = Kind.value
  /// What is inserted; nil for the label.
  var text: String?
  /// Whether the text has a tab stop.
  var isSnippet = false
  /// A remark beside the label, such as `next call`.
  var detail = ""
  /// The description.
  var summary = ""
  /// The rank: smaller numbers come first.
  var rank = 5
  /// Whether an editor should select it.
  var isPreselected = false

  /// Returns the completion as a client reads it, which replaces the word at the cursor.
  func json(replacing word: JSONValue, at index: Int) -> JSONValue {
    let number = "\(index)"
    let position = String(repeating: "0", count: max(0, 5 - number.count)) + number
    var pairs: [(key: String, value: JSONValue)] = [
      ("label", .text(label)), ("kind", .number("\(kind.rawValue)")),
      ("sortText", .text("\(rank)\(position)")), ("filterText", .text(label)),
      ("insertTextFormat", .number(isSnippet ? "2" : "1")), ("insertTextMode", 1),
      ("textEdit", ["range": word, "newText": .text(text ?? label)]),
    ]
    if !detail.isEmpty { pairs.append(("detail", .text(detail))) }
    if !summary.isEmpty {
      pairs.append(("documentation", ["kind": "markdown", "value": .text(summary)]))
    }
    if isPreselected { pairs.append(("preselect", true)) }
    return .object(pairs)
  }
}
