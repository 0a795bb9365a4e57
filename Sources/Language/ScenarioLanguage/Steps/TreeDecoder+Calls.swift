@_spi(Package) internal import LifecycleCore

// A form of a list directly in a step, `including: [..]`: only a list of calls has it there.
extension TreeDecoder {
  /// The words for forms of lists that a step may have in place of `calls`.
  static let formWords =
    ListMode.loose.flatMap { [$0.rawValue, "calls-\($0.rawValue)"] }
    + ["unordered", "calls-in-any-order"]

  /// Decodes a form of a list of calls; returns false for any other key.
  mutating func readCalls(
    _ key: Tree.Index,
    _ value: Tree.Index,
    into partial: inout PartialStep
  ) -> Bool {
    let name = string(key)
    guard Self.formWords.contains(name) else { return false }
    partial.needsAction = key
    if reportCollision(key, in: partial.index) { return true }
    guard partial.add(Self.calls) else {
      reportTwice(TermKind.calls.key, at: key)
      return true
    }
    guard let elements = elements(value, .calls) else { return true }
    let mode = Self.mode(name)
    let form = ListForm(mode: mode, elements: elements, range: range(value))
    let checked = reportingUselessItems(form)
    let expectation = ListExpectation.calls(checked, at: range(key))
    partial.step.expectations.append(expectation)
    let isTrace = ListExpectation.containsOthers(checked) && !hasTrace
    recordCalls(isTrace ? "trace" : "calls", mode, key, value)
    return true
  }

  private static let calls = ExpectationKind.bit(TermKind.calls.key)

  private static func mode(_ name: String) -> ListMode {
    ListMode(rawValue: String(name.trimmingPrefix("calls-"))) ?? .anyOrder
  }

  /// Reports what else a form could mean: a part of another list of the step, or an action or a fragment of its name.
  private mutating func reportCollision(_ key: Tree.Index, in step: Tree.Index) -> Bool {
    let name = string(key)
    let own =
      (customWords.actions.contains(name) ? ["app: \(name)"] : [])
      + (fragments[name]?.steps != nil ? ["use: \(name)"] : [])
    if !own.isEmpty {
      report(.unknownAction, at: key, "'\(name)' is ambiguous") {
        let all = own.map { "'\($0)'" }.joined(separator: ", or ")
        return "write 'calls: { \(name): [..] }', or \(all)"
      }
      return true
    }
    let lists = TermKind.lists.map(\.key) + ["trace"]
    let other = tree.fields(step).first { field, value in
      let other = string(field)
      return other == "calls" || isEmpty(value) && lists.contains(other)
        || Self.formWords.contains(other) && range(field).start < range(key).start
    }
    guard let other else { return false }
    let (list, mode) = (string(other.key), Self.mode(name).rawValue)
    if isEmpty(other.value), list != "calls" {
      report(.duplicateKey, at: key, "'\(name)' may belong to '\(list)' or to 'calls'") {
        "write '\(list): { \(mode): [..] }', or 'calls: { \(mode): [..] }' alone"
      }
    } else {
      let message = "'\(name)' means 'calls: { \(mode): [..] }', and the step has '\(list)' already"
      report(.duplicateKey, at: key, message) {
        "write one list of calls: 'calls: [..]' for all of them, or 'calls: { \(mode): [..] }'"
      }
    }
    return true
  }

  /// Records the list around the form.
  func recordCalls(
    _ list: String,
    _ mode: ListMode,
    _ key: Tree.Index,
    _ value: Tree.Index
  ) {
    guard let rewriteLog, writtenTexts[key] == nil, let colon = colonEnd(after: key),
      follows(value, colon)
    else { return }
    let note = "\(list): { \(mode.rawValue): [..] }"
    if node(value).kind != .list {
      let text = rewriteLog.remove(at: range(value)) ?? "[\(source(value))]"
      rewriteLog.record(list, at: range(key), note: note)
      return rewriteLog.record("{ \(mode.rawValue): \(text) }", at: range(value), note: nil)
    }
    if node(value).isFlow {
      let end = Int(range(value).end)
      let bracket = SourceRange(end - 1, end)
      rewriteLog.record("\(list): { \(mode.rawValue)", at: range(key), note: note)
      rewriteLog.record("\(source(value).suffix(1)) }", at: bracket, note: nil)
      return
    }
    // The form gets a line of its own, further to the right, and so do its items, if they are not there already.
    let column = indentation(of: key).utf8.count
    let margin = String(repeating: " ", count: column + 1)
    let text = "\(list):\n\(margin)\(mode.rawValue)"
    rewriteLog.record(text, at: range(key), note: note)
    var lines = lineStarts(in: value)
    let isIndented = lines.first.map { tree.text[$0...].prefix { $0 == UInt8(ascii: " ") }.count }
    if (isIndented ?? 0) > column + 1 { lines = [] }
    for line in lines { rewriteLog.record("  ", at: SourceRange(line, line), note: nil) }
  }

  /// Returns where the lines of a list begin.
  private func lineStarts(in list: Tree.Index) -> [Int] {
    let (start, end) = (Int(range(list).start), Int(range(list).end))
    let feed = UInt8(ascii: "\n")
    let first = tree.text[..<start].lastIndex(of: feed).map { $0 + 1 } ?? 0
    return [first] + tree.text[start..<end].indices.filter { tree.text[$0] == feed }.map { $0 + 1 }
  }
}
