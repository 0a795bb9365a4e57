internal import Synchronization

/// The steps that a stream has told of, each once, for all who write into it.
///
/// A number means the same to the end of the stream: who knows one need not ask again.
final class ToldTraces: Sendable {
  private struct State {
    var numbers: [StepTrace: Int] = [:]
    /// How many entries the steps have together.
    var size = 0
    /// How many entries were ever told.
    var toldSize = 0
    var next = 0
    var rules: Set<Int> = []
    /// What is told and not written yet.
    var json = JSONBytes()
  }

  private let state = Mutex(State())

  /// How many entries are remembered: some megabytes.
  ///
  /// What was forgotten is told again, under a new number.
  static let limit = 1 << 16

  /// How many entries were told since the beginning.
  var toldSize: Int { state.withLock { $0.toldSize } }

  /// The number of a step in which something happened; one that nobody has told of is told of now.
  func number(of trace: StepTrace, _ rules: RuleTable) -> Int {
    state.withLock { state in
      if let number = state.numbers[trace] { return number }
      if state.size > Self.limit {
        state.numbers.removeAll()
        state.size = 0
      }
      let number = state.next
      state.next += 1
      state.numbers[trace] = number
      state.size += trace.entries.count
      state.toldSize += trace.entries.count
      for cause in trace.causes where state.rules.insert(cause.rule).inserted {
        if let rule = rules[cause.rule] { state.json.write(rule, as: cause.rule) }
      }
      state.json.write(trace, as: number)
      return number
    }
  }

  /// Hands out what is told and not written yet; nobody gets a number meanwhile that is not written then.
  func drain(_ body: (ArraySlice<UInt8>) -> Void) {
    state.withLock { state in
      if !state.json.written.isEmpty { body(state.json.written) }
      state.json.removeAll()
    }
  }
}

extension JSONBytes {
  fileprivate mutating func write(_ trace: StepTrace, as number: Int) {
    beginLine(.trace)
    key("trace")
    self.number(Int64(number))
    write(trace)
    endLine()
  }

  fileprivate mutating func write(_ rule: RuleRecord, as number: Int) {
    beginLine(.rule)
    key("rule")
    self.number(Int64(number))
    pair("id", rule.id)
    pair("reason", rule.reason)
    pair("confidence", rule.confidence)
    key("sources")
    texts(rule.sources)
    endLine()
  }
}
