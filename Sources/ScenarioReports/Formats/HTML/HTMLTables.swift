internal import ScenarioEvents
internal import ScenarioLanguage

/// Words and rules by the numbers under which the data names them.
struct HTMLTables {
  private(set) var words: [String] = []
  private(set) var rules: [RuleRecord] = []
  private var wordNumbers: [ExactText: Int64] = [:]
  private var ruleNumbers: [Int: Int64] = [:]
  /// The same by what they say: versions share most of their rules.
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

  /// The number of a rule of a trace's table; -1 for one that the table does not have.
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
