internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// The changes that an editor offers at a place: fixes of diagnostics, standard spellings, and updated expectations of a step.
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
      let span = Int(diagnostic.range.start)..<Int(diagnostic.range.end)
      guard span.upperBound <= document.text.bytes.count, span.lowerBound <= range.upperBound,
        range.lowerBound <= span.upperBound
      else { continue }
      actions += fixes(of: diagnostic, &loader)
    }
    actions += standardSpellings(in: range)
    if let action = update(of: range.lowerBound, &loader) { actions.append(action) }
    return actions
  }

  // MARK: - Fixes

  /// Returns the edits that a diagnostic suggests and that resolve it; each was tried.
  private func fixes(of diagnostic: Diagnostic, _ loader: inout YAMLLoader) -> [Action] {
    var actions: [Action] = []
    for fix in diagnostic.fixes.prefix(Self.maximumFixes) {
      let range = Int(fix.range.start)..<Int(fix.range.end)
      // A text with a variable would lose it, and one of an included file is not here.
      guard range.upperBound <= document.text.bytes.count,
        document.text.bytes[range].firstRange(of: "${".utf8) == nil,
        resolves(diagnostic, range, fix.text, &loader)
      else { continue }
      actions.append(
        Action(
          title: Self.title(fix.text, range),
          isFix: true,
          diagnostic: diagnostic,
          edit: (range, fix.text)
        )
      )
    }
    return actions
  }

  private static let maximumFixes = 12

  private static func title(_ text: String, _ range: Range<Int>) -> String {
    guard range.isEmpty else { return "Replace with '\(text)'" }
    let words = text.split { $0 == "\n" || $0 == "," }.first ?? ""
    return "Add '\(words)'"
  }

  private func resolves(
    _ diagnostic: Diagnostic,
    _ range: Range<Int>,
    _ text: String,
    _ loader: inout YAMLLoader
  ) -> Bool {
    var bytes = document.text.bytes
    bytes.replaceSubrange(range, with: text.utf8)
    var checker = document.checker
    let remaining = checker.diagnostics(of: loader.load(document.text.source(bytes)))
    // Other errors of the same place may stay: a scenario can lack several keys.
    let others = document.diagnostics.filter {
      $0.range.start == diagnostic.range.start && $0 != diagnostic
    }.map(\.id)
    return !remaining.contains {
      $0.range.start == diagnostic.range.start && $0.severity == .error && !others.contains($0.id)
        || $0.id == .yamlSyntax
    }
  }

  // MARK: - Standard spellings

  /// Returns the standard spellings that `fmt` writes in place of those in a range.
  private func standardSpellings(in range: Range<Int>) -> [Action] {
    let spellings = document.symbols.standardSpellings.sorted { $0.key.start < $1.key.start }
    return spellings.compactMap { span, text in
      let span = Int(span.start)..<Int(span.end)
      guard document.isReadable, span.lowerBound <= range.upperBound,
        range.lowerBound <= span.upperBound, span.upperBound <= document.text.bytes.count
      else { return nil }
      let title = "Write '\(text)', the standard spelling"
      return Action(title: title, isFix: false, edit: (span, text))
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
    var collector = SuggestedEditCollector()
    for plan in document.loaded.scenarios.filter(\.isValid).flatMap(\.plans) { collector.add(plan) }
    let changes = collector.changes.filter {
      step.range.contains(Int($0.key.start)) && $0.value != [.keep]
    }
    guard !changes.isEmpty else { return nil }
    let bytes = document.text.bytes
    let blesser = Blesser(changes, weakenings: collector.weakenings, force: false, in: bytes)
    var rewrite = Rewrite(document.text.source(), loader)
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
