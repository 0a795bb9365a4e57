/// The numbers under which a stream tells what happened in steps, as far as one of its writers knows them.
///
/// By what a record is, and not by what it holds: steps that went alike share one, and each writer has records of its own.
/// What is known here takes neither a lock nor a comparison.
struct TraceNumbers {
  private let told: ToldTraces
  /// A record is kept, so that no other one takes its place.
  private var known: [ObjectIdentifier: (trace: StepTrace, number: Int)] = [:]
  /// How many entries the records have together.
  private var size = 0
  private var mayHaveTold = false

  init(_ told: ToldTraces) { self.told = told }

  /// The number of a step, -1 where nothing happened.
  mutating func number(of trace: StepTrace, _ rules: RuleTable) -> Int {
    if trace.entries.isEmpty { return -1 }
    if let known = known[trace.identity] { return known.number }
    let number = told.number(of: trace, rules)
    mayHaveTold = true
    if size > ToldTraces.limit {
      known.removeAll()
      size = 0
    }
    known[trace.identity] = (trace, number)
    size += trace.entries.count
    return number
  }

  /// Hands out the lines on which those of this writer build and which are not written yet.
  mutating func drain(_ body: (ArraySlice<UInt8>) -> Void) {
    guard mayHaveTold else { return }
    mayHaveTold = false
    told.drain(body)
  }
}
