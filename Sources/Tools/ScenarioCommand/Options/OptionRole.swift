/// What depends on an option of a run; a test requires that each option has one.
enum OptionRole: Sendable {
  /// The result of a case: shards that are merged must agree in it, and what runs failed cases again repeats it.
  ///
  /// The closure returns the values that give another run the option as this one has it; none for its default.
  case results(@Sendable (RunRequest) -> [String])
  /// Which cases are run, in which order and for how long, and whether that is enough.
  case selection
  /// What is written and shown.
  case output
  /// Only how this machine performs the run.
  case machine

  /// The result of a case, by a flag.
  static func results(if isSet: @escaping @Sendable (RunRequest) -> Bool) -> OptionRole {
    .results { isSet($0) ? [""] : [] }
  }

  /// The result of a case, by a value that can be left out.
  static func results(
    unless usual: String? = nil,
    _ value: @escaping @Sendable (RunRequest) -> String?
  ) -> OptionRole {
    .results { request in value(request).flatMap { $0 == usual ? nil : [$0] } ?? [] }
  }
}
