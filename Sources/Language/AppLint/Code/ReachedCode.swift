internal import SourceScanner

/// The functions that others reach, and the calls in them.
final class ReachedCode {
  /// The calls.
  let calls: [FunctionCall]
  /// The functions, those from which the search begins, too.
  let functions: [FunctionFacts]
  /// The calls by their name.
  private(set) lazy var callsByName = Dictionary(grouping: calls, by: \.baseName)
  /// The names in the functions.
  private(set) lazy var mentions = Set(functions.flatMap(\.mentions))
  /// The names to which they assign.
  private(set) lazy var assigned = Set(functions.flatMap(\.assigned))

  init(calls: [FunctionCall], functions: [FunctionFacts]) {
    self.calls = calls
    self.functions = functions
  }
}
