/// A call whose work nothing else does.
package struct LostCall: Hashable, Sendable {
  /// The name of what the function itself calls.
  package let name: String
  /// What is not done, of all that this calls; empty if nothing of it is done, or if it is not known what it calls.
  package let inner: [String]

  /// The names of the calls that nothing else makes.
  var names: [String] { inner.isEmpty ? [name] : inner }

  /// Its name in quotes, and what it calls.
  var quoted: String {
    guard !inner.isEmpty else { return "'\(name)'" }
    let shown = inner.prefix(2).map { "'\($0)'" }
    let rest = inner.count - shown.count
    let calls =
      rest > 0
      ? "\(shown.joined(separator: ", ")) and \(rest) more" : shown.joined(separator: " and ")
    return "'\(name)' (which calls \(calls))"
  }
}

extension [LostCall] {
  /// Their names as a list, `'save', 'track' or 'flush'`.
  var list: String { map(\.quoted).alternatives }
}

extension [String] {
  /// Names in quotes as a list.
  var quotedList: String { map { "'\($0)'" }.alternatives }

  /// The first texts as a list, and how many others there are.
  var alternatives: String {
    let shown = prefix(4)
    let rest = count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " or \(last)"
  }
}
