/// The rules of all versions, by their identifiers.
enum RuleIndex {
  static let rules = Dictionary(grouping: Rule.all, by: \.id)
}
