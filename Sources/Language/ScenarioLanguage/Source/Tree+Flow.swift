// The text of nodes on one line, to be pasted.
extension Tree {
  /// Returns a node as it is written in a flow collection, on one line.
  func flow(_ index: Index) -> String {
    switch self[index].kind {
    case .list: "[\(children(index).map(flow).joined(separator: ", "))]"
    case .mapping:
      // A name may have the colon of a key behind it.
      if let only = onlyField(index), flow(only.value).isEmpty {
        flow(only.key)
      } else {
        "{ \(fields(index).map(flow).joined(separator: ", ")) }"
      }
    case .quoted: YAMLText.quoted(string(index))
    case .scalar: Self.flow(plain: string(index))
    }
  }

  /// Returns a key and its value; a key alone without a value.
  func flow(_ field: (key: Index, value: Index)) -> String {
    let value = flow(field.value)
    return value.isEmpty ? flow(field.key) : "\(flow(field.key)): \(value)"
  }

  private static func flow(plain text: String) -> String {
    let text = text.trimmingLastColon
    let isSafe =
      text.first.map { !"*&!|>%@`\"'".contains($0) } ?? true
      && !text.contains { ",[]{}\n".contains($0) } && !text.contains(": ")
      && !text.contains(" #") && !text.hasSuffix(":")
    return isSafe ? text : YAMLText.quoted(text)
  }
}
