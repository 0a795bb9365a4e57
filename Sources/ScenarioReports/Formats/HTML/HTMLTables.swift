internal import ScenarioEvents
internal import ScenarioLanguage

/// The words and rules that the data refers to by number.
struct HTMLTables {
  private(set) var words: [String] = []
  private(set) var rules: [RuleRecord] = []
  private var wordNumbers: [ExactText: Int64] = [:]
  private var ruleNumbers: [Int: Int64] = [:]
  /// The same by content: versions share most of their rules.
  private var sharedRules: [RuleRecord: Int64] = [:]

  /// The number of a word of the vocabulary.
  mutating func number(of word: String) -> Int64 {
    let key = ExactText(word)
    if let number = wordNumbers[key] { return number }
    let number = Int64(words.count)
    wordNumbers[key] = number
    words.append(word)
    return number
  }

  /// The number of a rule of a trace's table; -1 if the table does not have it.
  mutating func number(ofRule rule: Int, in table: RuleTable) -> Int64 {
    if let number = ruleNumbers[rule] { return number }
    guard let record = table[rule] else { return -1 }
    let number = sharedRules[record] ?? Int64(rules.count)
    if number == rules.count {
      rules.append(record)
      sharedRules[record] = number
    }
    ruleNumbers[rule] = number
    return number
  }
}
