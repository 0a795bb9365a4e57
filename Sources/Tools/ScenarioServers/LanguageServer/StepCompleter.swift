@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

/// Finds the completions in a step that the model knows: possible actions, their arguments, and what they cause.
struct StepCompleter {
  let context: CursorContext
  /// The path from the step to the cursor.
  let inner: [OutlineEntry]
  let model: StepModel?
  /// The language of names.
  let spelling: NameSpelling
  let usesSnippets: Bool

  /// The completions.
  var items: [CompletionItem] {
    guard let model, !model.possibilitiesByVersion.isEmpty else { return expectations }
    guard let key = inner.first?.key else { return wholeActions(model) }
    if let actor = Actor(rawValue: key) {
      if inner.count == 1 { return actions(of: actor, model) }
      guard inner.count == 2, let word = inner[1].key,
        let kind = ActionKind.allCases.first(where: { $0.word == word })
      else { return [] }
      return model.possibleArguments(of: kind).map {
        CompletionItem(label: $0, detail: "possible here", rank: 0)
      }
    }
    return expectations
  }

  /// The keys that can hold the action of a step.
  static let actionKeys = Actor.allCases.map(\.rawValue) + ["wait", "use", "repeat"]

  // MARK: - Actions

  /// Returns the actions of all actors with their keys, for a step that has none.
  private func wholeActions(_ model: StepModel) -> [CompletionItem] {
    guard !context.isFlow, !context.siblingKeys.contains(where: Self.actionKeys.contains) else {
      return []
    }
    return model.possibleActions.map { kind, versions in
      var item = action(kind, versions, isKey: false)
      item.text = "\(kind.actor.rawValue): \(item.text ?? item.label)"
      item.label = "\(kind.actor.rawValue): \(kind.word)"
      item.rank = 6
      return item
    }
  }

  private func actions(of actor: Actor, _ model: StepModel) -> [CompletionItem] {
    let possible = model.possibleActions.filter { $0.kind.actor == actor }
    let isKey = !context.isInlineValue || context.isFlow && inner.first?.isFlow == false
    let others = ActionKind.allCases.filter { kind in
      kind.actor == actor && !kind.isOnlyForCallbacks && !possible.contains { $0.kind == kind }
    }
    return possible.map { action($0.kind, $0.versions, isKey: isKey) }
      + others.map { kind in
        var item = action(kind, [], isKey: isKey)
        item.detail =
          "not possible here: \(model.possibilitiesByVersion[0].possibilities.situation)"
        item.rank = 9
        return item
      }
  }

  private func action(
    _ kind: ActionKind,
    _ versions: [OSVersion],
    isKey: Bool
  ) -> CompletionItem {
    let names = versions.map { "\($0)" }.joined(separator: ", ")
    var item = CompletionItem(
      label: kind.word,
      kind: .event,
      detail: versions.isEmpty ? "possible here" : "possible in iOS \(names)",
      summary: kind.summary,
      rank: versions.isEmpty ? 0 : 1
    )
    if isKey {
      item.text = "\(kind.word): "
    } else if kind.parameters.contains(where: \.isRequired) {
      item.text = usesSnippets ? "{ \(kind.word): $1 }" : "{ \(kind.word): "
      item.isSnippet = usesSnippets
    }
    return item
  }

  // MARK: - Expectations

  private var expectations: [CompletionItem] {
    guard let record = model?.record else { return [] }
    if inner.last?.key == "state" {
      let word = record.state.word
      return [CompletionItem(label: word, detail: "the state here", rank: 0, isPreselected: true)]
    }
    let kinds = TermKind.lists.map(\.key)
    guard let kind = inner.last(where: { $0.key.map(kinds.contains) ?? false })?.key else {
      return []
    }
    let here = names(of: kind, record)
    if inner.last?.key == kind, context.isInlineValue { return [list(here)] }
    guard inner.last?.key == nil || inner.last?.key == kind else { return [] }
    return items(of: kind, here)
  }

  /// The remark beside names that do not occur in the step; empty where no list of names is typed, or if the model does
  /// not know.
  var remarkOnOthers: String {
    let kinds = TermKind.lists.map(\.key)
    let isInList = inner.last?.key == nil && inner.contains { $0.key.map(kinds.contains) ?? false }
    return isInList && model?.record != nil ? "does not happen in this step" : ""
  }

  /// Returns the whole list as one completion.
  private func list(_ names: [String]) -> CompletionItem {
    let text = names.isEmpty ? "none" : "[\(names.joined(separator: ", "))]"
    return CompletionItem(label: text, detail: "what happens here", rank: 0, isPreselected: true)
  }

  /// Returns what happens in the step, beginning with what comes after the items before the cursor.
  private func items(of kind: String, _ here: [String]) -> [CompletionItem] {
    let listed =
      inner.last { !$0.items.isEmpty }?.items.map { item in
        (Term(named: item)?.name(in: spelling) ?? item).trimmingLastColon
      } ?? []
    var next = 0
    for item in listed {
      if let index = here[next...].firstIndex(of: item) { next = index + 1 }
    }
    let rest = Array(here[next...])
    let unimplemented = (model?.fullRecord).map { names(of: kind, $0) } ?? []
    var seen: Set<String> = []
    return
      (rest.enumerated().map { index, name in
        CompletionItem(
          label: name,
          kind: .method,
          detail: index == 0 ? "next" : "later",
          summary: summary(of: name),
          rank: index == 0 ? 0 : 1,
          isPreselected: index == 0
        )
      }
      + unimplemented.filter { !here.contains($0) }.map {
        CompletionItem(
          label: $0,
          kind: .method,
          detail: "happens here if the app implements it",
          summary: summary(of: $0),
          rank: 2
        )
      }).filter { seen.insert($0.label).inserted }
  }

  private func summary(of name: String) -> String { Term(named: name)?.row.summary ?? "" }

  private func names(of kind: String, _ record: StepRecord) -> [String] {
    record.entries.compactMap { entry in
      let isOfKind =
        entry.kind.key == kind
        || entry.kind == .effects && Term(named: entry.text)?.kind.key == kind
      return isOfKind ? spelling.written(entry.text.trimmingLastColon) : nil
    }
  }
}
