extension Condition {
  /// The condition, as the page of the rules prints it.
  var words: String {
    switch self {
    case .state(let states): "the app is \(Self.or(states.map(\.word)))"
    case .front(let places): Self.or(places.map(\.words))
    case .under(let covers): "\(Self.or(covers.map(\.words))) lies over it"
    case .fact(let fact): fact.words
    case .not(let fact): "not: \(fact.words)"
    case .reason(let reasons): "it is about \(Self.or(reasons.map(\.row.words)))"
    case .setting(let choice): "`\(choice.item.name)` is `\(choice.text)`"
    case .argument(let words):
      "its argument is \(Self.or(words.map { $0.map { "`\($0)`" } ?? "omitted" }))"
    }
  }

  private static func or(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension SettingChoice {
  /// The value, as the language writes it.
  var text: String {
    var settings = Settings()
    settings[item] = value
    return settings.text(item)
  }
}
