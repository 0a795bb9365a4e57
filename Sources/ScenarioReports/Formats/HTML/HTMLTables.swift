internal import ScenarioLanguage
internal import ScenarioRunner

/// The words and rules that the data refers to by number.
struct HTMLTables {
  private(set) var words: [String] = []
  private(set) var rules: [RuleRecord] = []
  private var wordNumbers: [ExactText: Int] = [:]
  private var ruleNumbers: [RuleRecord: Int] = [:]

  /// The number of a word of the vocabulary.
  mutating func number(of word: String) -> Int {
    let key = ExactText(word)
    if let number = wordNumbers[key] { return number }
    wordNumbers[key] = words.count
    words.append(word)
    return words.count - 1
  }

  /// The number of a rule.
  mutating func number(of rule: RuleRecord) -> Int {
    if let number = ruleNumbers[rule] { return number }
    ruleNumbers[rule] = rules.count
    rules.append(rule)
    return rules.count - 1
  }
}
