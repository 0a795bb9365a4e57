internal import SourceScanner

/// A call whose work nothing else does.
package struct LostCall: Hashable, Sendable {
  /// The name of what the function itself calls.
  package let name: String
  /// Of a function all of whose work counts as its own, nothing; else the calls in it that nothing else makes.
  package let inner: [String]
  /// The calls that code makes which does its work, each with the arguments without which it says nothing.
  let marks: [Mark]

  /// A call by which work is known.
  struct Mark: Hashable {
    let name: String
    let arguments: [String]
  }

  /// A call of what is not followed.
  init(_ call: FunctionCall) {
    name = call.baseName
    inner = []
    marks = [Mark(name: name, arguments: Work.isGeneral(name) ? call.arguments : [])]
  }

  /// A call of a function of the app.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - parts: What is lost of what the function calls.
  ///   - isWhole: Whether that is all.
  init(_ call: FunctionCall, parts: [LostCall], isWhole: Bool) {
    let name = call.baseName
    let calls = parts.flatMap(\.names)
    self.name = name
    inner = isWhole || calls == [name] ? [] : calls
    marks = isWhole ? [Mark(name: name, arguments: [])] : parts.flatMap(\.marks)
  }

  /// The names of the calls that nothing else makes.
  var names: [String] { inner.isEmpty ? [name] : inner }

  /// Returns whether code may do all of its work that makes some calls, and has some words.
  func mayBeDone(calling calls: Set<String>, with words: Set<String>) -> Bool {
    marks.allSatisfy { calls.contains($0.name) && words.isSuperset(of: $0.arguments) }
  }

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
