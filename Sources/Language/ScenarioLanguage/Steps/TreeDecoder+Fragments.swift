extension TreeDecoder {
  /// Decodes `fragments`: names with steps, `{parameters, steps}` or `{always}`.
  mutating func collectFragments(_ index: Tree.Index) {
    guard requireMapping(index, "'fragments'") else { return }
    if isChildless(index) {
      report(.emptyValue, at: index, "'fragments' has no fragments") {
        "write a name and a list of steps, or remove the key"
      }
    }
    for (key, value) in tree.fields(index) {
      let name = string(key)
      if !VariableText.isName(name) {
        reportWrongType(key, "'\(name)' is not a name for a fragment") {
          "a name is made of letters, digits, '-' and '_'"
        }
      } else if fragments[name] != nil {
        report(.duplicateName, at: key, "duplicate fragment '\(name)'") {
          "give each fragment a name of its own, also across included files"
        }
      } else if let fragment = fragment(value, at: key) {
        fragments[name] = fragment
      }
    }
  }

  private mutating func fragment(_ index: Tree.Index, at key: Tree.Index) -> Fragment? {
    if node(index).kind == .list { return Fragment(steps: index, range: range(key)) }
    var fragment = Fragment(range: range(key))
    let errors = diagnostics.errorCount
    guard read(index, Grammar.fragment, into: &fragment) else { return nil }
    let containsProperties = fragment.properties != nil
    if containsProperties, fragment.steps != nil || !fragment.parameters.isEmpty {
      reportWrongType(key, "a fragment of properties has 'always' alone") {
        "put steps into a separate fragment"
      }
    } else if !containsProperties, fragment.steps == nil, diagnostics.errorCount == errors {
      let name = string(key)
      report(.missingKey, at: key, "a fragment needs 'steps', or 'always'") {
        "write '\(name): […]', or 'parameters' and 'steps'"
      }
    }
    return diagnostics.errorCount == errors ? fragment : nil
  }

  /// Decodes `use: name`, or `use: {fragment: name, with: {…}}`: the steps with the arguments substituted.
  mutating func use(_ index: Tree.Index) -> [Step] {
    guard let use = Grammar.use.read(&self, index) else { return [] }
    guard let name = use.name, let word = text(name, "the name of a fragment") else { return [] }
    guard let fragment = fragments[word], let list = fragment.steps else {
      if fragments[word] != nil {
        reportWrongType(name, "the fragment '\(word)' contains properties, not steps") {
          "name it under 'invariants'"
        }
        return []
      }
      // It may be in a file that could not be read, which is then the actual error.
      reportUnreadableIncludes()
      guard unreadableIncludes.isEmpty else { return [] }
      let fragments = fragments
      report(.unknownFragment, at: name, "unknown fragment '\(word)'") {
        let areMany = fragments.count > Suggestion.maximumWordCount
        let known = areMany ? [] : fragments.filter { $0.value.steps != nil }.keys.sorted()
        return Suggestion.help(for: word, in: known).ifEmpty(
          known.isEmpty ? "define it under 'fragments'" : "there are: \(known.listed)"
        )
      }
      return []
    }
    // After exceeding the limit, no more steps are inserted.
    guard stepCount <= Self.maximumStepCount else { return [] }
    guard !fragmentsBeingExpanded.contains(word) else {
      let circle = (fragmentsBeingExpanded + [word]).joined(separator: " uses ")
      report(.circularUse, at: name, "'\(word)' uses itself: \(circle)")
      return []
    }
    return steps(list, of: fragment, called: word, use.arguments, at: name)
  }

  private mutating func steps(
    _ list: Tree.Index,
    of fragment: Fragment,
    called name: String,
    _ arguments: [Grammar.NamedText],
    at use: Tree.Index
  ) -> [Step] {
    let outer = scope
    scope = scope.nested
    defer { scope = outer }
    let errors = diagnostics.errorCount
    let parameters = Dictionary(
      arguments.isEmpty ? [] : fragment.parameters.map { ($0.value, $0.range) },
      uniquingKeysWith: { first, _ in first }
    )
    for argument in arguments {
      if parameters[argument.name] == nil {
        let message = "the fragment '\(name)' has no parameter '\(argument.name)'"
        report(.unknownArgument, at: argument.range, message) {
          let names = fragment.parameters.map(\.value)
          return Suggestion.help(for: argument.name, in: names).ifEmpty(
            names.isEmpty ? "it has none" : "it has \(names.listed)"
          )
        }
      }
      scope.bind(argument.name, argument.text, at: argument.range)
    }
    let given = Set(arguments.map(\.name))
    for parameter in fragment.parameters where !given.contains(parameter.value) {
      report(.missingKey, at: use, "the fragment '\(name)' needs '\(parameter.value)'") {
        "write {fragment: \(name), with: {\(parameter.value): ..}}"
      }
    }
    guard diagnostics.errorCount == errors else { return [] }
    usedFragments.insert(fragment.range)
    fragmentsBeingExpanded.append(name)
    defer { fragmentsBeingExpanded.removeLast() }
    guard substituteVariables(in: list) else { return [] }
    let steps = steps(list)
    for argument in arguments
    where diagnostics.errorCount == errors && !usedDefinitions.contains(argument.range) {
      guard let parameter = parameters[argument.name] else { continue }
      report(.unusedVariable, at: parameter, "nothing in the fragment uses '\(argument.name)'") {
        "remove the parameter, or write ${\(argument.name)} where it belongs"
      }
    }
    return steps
  }

  /// Decodes `repeat: {times: 3, steps: […]}`.
  mutating func repetition(_ index: Tree.Index, at key: Tree.Index) -> [Step] {
    guard let repetition = Grammar.repetition.read(&self, index), let list = repetition.steps,
      !isBudgetExhausted
    else { return [] }
    let before = stepCount
    let once = steps(list)
    let (all, overflow) = (stepCount - before).multipliedReportingOverflow(by: repetition.times)
    stepCount = overflow ? Self.maximumStepCount + 1 : before + all
    guard hasBudget(at: key), countValues(once.count * repetition.times, at: key) else { return [] }
    return (0..<repetition.times).flatMap { _ in once }
  }

  /// The maximum number of steps in a scenario after expansion.
  static let maximumStepCount = 100_000

  /// Returns whether the number of steps is within the limit, and reports an error if it is not.
  mutating func hasBudget(at key: Tree.Index) -> Bool {
    guard stepCount > Self.maximumStepCount else { return true }
    report(.tooManySteps, at: key, "the scenario has more than \(Self.maximumStepCount) steps here")
    return false
  }
}
