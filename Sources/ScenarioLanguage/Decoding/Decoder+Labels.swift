internal import LifecycleCore

extension Decoder {
  /// `tags`: words by which scenarios are chosen.
  mutating func tags(_ index: Tree.Index) -> [Tag] {
    guard let items = items(index, "a list of tags") else { return [] }
    var tags: [Tag] = []
    tags.reserveCapacity(4)
    for item in items {
      guard let word = text(item, "a tag") else { continue }
      if Self.isWord(word), word != "and", word != "or", word != "not" {
        tags.append(Tag(word: word, range: range(item)))
      } else {
        wrongType(
          item,
          "'\(word)' is no tag",
          help: "a tag is made of letters, digits, '-' and '_', and is none of and, or, not"
        )
      }
    }
    return tags
  }

  private static func isWord(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      switch $0 {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      default: !$0.isASCII && $0.properties.isAlphabetic
      }
    }
  }

  /// `source`: where the behaviour is described.
  mutating func sources(_ index: Tree.Index) -> [String] {
    guard node(index).kind == .list else { return source(index).map { [$0] } ?? [] }
    guard let items = items(index, "a list of sources") else { return [] }
    var sources: [String] = []
    for item in items {
      if let source = source(item) { sources.append(source) }
    }
    return sources
  }

  private mutating func source(_ index: Tree.Index) -> String? {
    let source = text(index, "a source")
    if let source, source.hasPrefix("-"), node(index).kind == .scalar,
      let help = Self.slippedItem(in: source)
    {
      wrongType(index, "a source does not begin with '-'", help: help)
    }
    return source
  }

  /// `covers`: behaviours such as `F58`, which stand for all their statements, and statements such as `F58.2`.
  mutating func covers(_ index: Tree.Index) -> [StatementID] {
    guard let items = items(index, "a list of statements") else { return [] }
    var covered: [StatementID] = []
    for item in items {
      guard let name = text(item, "a statement") else { continue }
      if let statements = Behaviour.statements(named: name) {
        covered += statements.filter { !covered.contains($0) }
      } else {
        diagnostics.add(
          .unknownWord,
          at: range(item),
          "unknown statement '\(name)'",
          help: Self.statementHelp(for: name)
        )
      }
    }
    return covered
  }

  /// Numbers resemble one another, so only another spelling of the same one, or its behaviour, is suggested.
  private static func statementHelp(for name: String) -> String {
    let respelled = "F\(name.first == "f" ? name.dropFirst() : name[...])"
    if Behaviour.statements(named: respelled) != nil { return "did you mean '\(respelled)'?" }
    let row = respelled.split(separator: ".", maxSplits: 1).first.flatMap {
      Behaviour.named(String($0))
    }
    guard let row else {
      return "write F1 to F\(Behaviour.all.count), or a statement such as F2.1: docs/behaviours.md"
    }
    let count = row.statements.count
    return count == 1
      ? "\(row.name) has one statement: write '\(row.name)'"
      : "the statements of \(row.name) are \(row.name).1 to \(row.name).\(count)"
  }

  /// The keys of `skip` and `known-issue`.
  enum JudgementKey: String, CaseIterable { case reason, ios, device }

  private static let judgementKeys = WordTable(JudgementKey.self)

  /// `skip` or `known-issue`: a reason, alone or with the cases that it is about.
  mutating func judgement(_ index: Tree.Index, _ key: Tree.Index) -> Judgement? {
    var judgement = Judgement(range: range(index))
    guard node(index).kind == .mapping else {
      judgement.reason = reason(index) ?? ""
      return judgement.reason.isEmpty ? nil : judgement
    }
    let errors = diagnostics.errorCount
    let name = string(key)
    fields(of: index, Self.judgementKeys, in: "'\(name)'") { decoder, key, _, value in
      switch key {
      case .reason: judgement.reason = decoder.reason(value) ?? ""
      case .ios: judgement.ios = decoder.versionCondition(value)
      case .device: judgement.models = decoder.models(value)
      }
    }
    if judgement.reason.isEmpty, diagnostics.errorCount == errors {
      diagnostics.add(.missingKey, at: range(key), "'\(string(key))' needs a 'reason'")
    }
    return diagnostics.errorCount == errors ? judgement : nil
  }

  /// Why it is so; without quotes a flag or a number is no reason.
  private mutating func reason(_ index: Tree.Index) -> String? {
    guard let reason = text(index, "the reason") else { return nil }
    guard node(index).kind == .scalar else { return reason.inOneLine }
    let isFlag = ["true", "false", "yes", "no", "on", "off"].contains(reason.lowercased())
    guard isFlag || Double(reason) != nil else { return reason.inOneLine }
    wrongType(
      index,
      "'\(reason)' is no reason",
      help: reason == "false"
        ? "leave the key out"
        : "say in words why, as in 'not decided yet'"
    )
    return nil
  }

  /// The device models that a judgement is about.
  mutating func models(_ index: Tree.Index) -> [Device.Model] {
    guard node(index).kind == .list else {
      return word(index, Vocabulary.deviceModels, "device model").map { [$0] } ?? []
    }
    guard let items = items(index, "a list of device models") else { return [] }
    var models: [Device.Model] = []
    for item in items {
      if let model = word(item, Vocabulary.deviceModels, "device model") { models.append(model) }
    }
    return models
  }
}
