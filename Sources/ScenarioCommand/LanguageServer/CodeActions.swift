internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The changes that an editor offers at a place: fixes of diagnostics, and updated expectations of a step.
struct CodeActions {
  /// A change of the document.
  struct Action {
    var title: String
    var isFix: Bool
    var diagnostic: Diagnostic?
    var edit: (range: Range<Int>, text: String)
  }

  let document: OpenDocument
  let schema: SchemaWalk

  /// Returns the actions for a range.
  func actions(in range: Range<Int>, _ loader: inout YAMLLoader) -> [Action] {
    var actions: [Action] = []
    for diagnostic in document.diagnostics {
      let place = Int(diagnostic.range.start)..<Int(diagnostic.range.end)
      guard place.upperBound <= document.text.bytes.count, place.lowerBound <= range.upperBound,
        range.lowerBound <= place.upperBound
      else { continue }
      actions += fixes(of: diagnostic, place, &loader)
    }
    if let action = update(of: range.lowerBound, &loader) { actions.append(action) }
    return actions
  }

  // MARK: - Fixes

  /// Returns the suggested words that resolve a diagnostic; each was tried.
  private func fixes(
    of diagnostic: Diagnostic,
    _ place: Range<Int>,
    _ loader: inout YAMLLoader
  ) -> [Action] {
    var actions: [Action] = []
    for word in Self.suggestions(in: diagnostic.help).prefix(Self.maximumFixes) {
      guard resolves(diagnostic, place, word, &loader) else { continue }
      actions.append(
        Action(
          title: "Replace with '\(word)'",
          isFix: true,
          diagnostic: diagnostic,
          edit: (place, word)
        )
      )
    }
    return actions
  }

  private static let maximumFixes = 12

  /// Returns the words that a help text suggests: `did you mean 'x'?`, or `possible: x, y`.
  private static func suggestions(in help: String) -> [String] {
    for start in ["did you mean '", "write '"] where help.contains(start) {
      let tail = help.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
      if tail.count == 3, help.hasPrefix(start) { return [String(tail[1])] }
    }
    for start in ["possible: ", "possible here: "] where help.hasPrefix(start) {
      return help.dropFirst(start.count).split(separator: ",").map {
        ActionDocument.trimmed(String($0))
      }
    }
    return []
  }

  private func resolves(
    _ diagnostic: Diagnostic,
    _ place: Range<Int>,
    _ word: String,
    _ loader: inout YAMLLoader
  ) -> Bool {
    var bytes = document.text.bytes
    bytes.replaceSubrange(place, with: word.utf8)
    var checker = FileChecker()
    let remaining = checker.diagnostics(of: loader.load(document.text.source(bytes)))
    return !remaining.contains {
      $0.range.start == diagnostic.range.start && $0.severity == .error
        || $0.id == .yamlSyntax
    }
  }

  // MARK: - Updating the expectations of a step

  /// Returns the update of the expectations of the step at an offset that fail; nil if there are none, or if the
  /// update would weaken the test.
  private func update(of offset: Int, _ loader: inout YAMLLoader) -> Action? {
    let context = OutlineScanner.context(at: offset, in: document.text)
    guard
      let index = schema.lastIndex(of: "step", in: context.entries, rootKeys: context.rootKeys),
      let step = StepText(at: context.entries[index], in: document.text)
    else { return nil }
    var trial = BlessTrial()
    for plan in document.loaded.scenarios.filter(\.isValid).flatMap(\.plans) { trial.add(plan) }
    let changes = trial.changes.filter {
      step.range.contains(Int($0.key.start)) && $0.value != [.keep]
    }
    guard !changes.isEmpty else { return nil }
    let bytes = document.text.bytes
    let blesser = Blesser(changes, weakenings: trial.weakenings, force: false, in: bytes)
    var rewrite = Rewrite(document.text.source())
    do throws(ScenarioError) {
      let problem = try rewrite.replaceBytes(with: blesser.bytes, changing: blesser.changes)
      guard problem == nil, let edit = document.text.edit(to: rewrite.bytes) else { return nil }
      let title = "Update the expectations of this step to what the model does"
      return Action(title: title, isFix: false, edit: edit)
    } catch {
      return nil
    }
  }
}
