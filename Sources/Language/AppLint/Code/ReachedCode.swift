internal import SourceScanner

/// The functions that others reach, and the calls in them.
struct ReachedCode {
  /// The calls.
  var calls: [FunctionCall]
  /// The functions, those from which the search begins, too.
  var functions: [FunctionFacts]
}
