@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioYAML

/// Finds what can be typed at the cursor: words that the grammar allows, those first that the model allows, too.
struct Completer {
  let document: TextDocument
  let schema: SchemaWalk
  let symbols: Symbols
  /// The language of the names in the document.
  let spelling: NameSpelling
  /// Whether the client supports tab stops.
  let usesSnippets: Bool

  /// Returns the completions at an offset, and the range of the word that they replace.
  func items(
    at offset: Int,
    _ loader: inout YAMLLoader
  ) -> (items: [CompletionItem], word: Range<Int>) {
    let context = OutlineScanner.context(at: offset, in: document)
    guard !context.isInComment else { return ([], context.word) }
    if let variables = variables(context, at: offset) { return variables }
    if let last = context.entries.last, last.hasScalar, !context.isInlineValue, !context.isFlow {
      return ([], context.word)
    }
    let (entries, keys) = (context.entries, context.rootKeys)
    var items: [CompletionItem] = []
    var remark = ""
    if let index = schema.lastIndex(of: "step", in: entries, rootKeys: keys) {
      let model = StepText(at: entries[index], in: document).flatMap {
        StepModel($0, of: document, &loader)
      }
      let inner = Array(entries[(index + 1)...])
      let completer = StepCompleter(
        context: context,
        inner: inner,
        model: model,
        spelling: spelling,
        usesSnippets: usesSnippets
      )
      (items, remark) = (completer.items, completer.remarkOnOthers)
    }
    items += names(context)
    items += words(context, unless: items, remark)
    let recipes = recipes(context, at: offset)
    if !recipes.isEmpty, context.typed.contains(" ") { return (recipes, context.word) }
    items += recipes
    let matching = items.filter { $0.rank < 9 && $0.label.hasPrefix(context.typed) }
    // What is not possible is only offered if nothing else begins with what was typed.
    return (matching.isEmpty ? items : items.filter { $0.rank < 9 }, context.word)
  }

  /// Returns the recipes in a file with nothing else than a part of the title.
  private func recipes(_ context: CursorContext, at offset: Int) -> [CompletionItem] {
    let cursor = document.lineNumber(at: offset)
    let isEmpty = document.lineStarts.indices.allSatisfy { number in
      let first = document.line(number).first { $0 != 0x20 && $0 != 0x0D }
      return number == cursor || first == nil || first == UInt8(ascii: "#")
    }
    guard isEmpty, context.column == 0, !context.isInlineValue, !context.isFlow else { return [] }
    let typed = context.typed.lowercased()
    return Recipe.all.filter { typed.isEmpty || $0.title.lowercased().contains(typed) }.map {
      CompletionItem(
        label: $0.title,
        kind: .snippet,
        text: $0.text,
        detail: $0.group,
        summary: "```yaml\n\($0.text)```",
        rank: 6
      )
    }
  }

  /// Returns the names of fragments where one is used.
  private func names(_ context: CursorContext) -> [CompletionItem] {
    let keys = context.entries.compactMap(\.key)
    let last = context.entries.last?.key == nil ? keys.last : context.entries.last?.key
    let usesSteps = last == "use" || last == "fragment" && keys.contains("use")
    guard usesSteps && (context.isInlineValue || context.isFlow) || last == "invariants" else {
      return []
    }
    return symbols.fragments.filter { $0.hasSteps == usesSteps }.map {
      CompletionItem(label: $0.name, kind: .reference, detail: "fragment", rank: 2)
    }
  }

  /// Returns the names of variables after `${`.
  private func variables(
    _ context: CursorContext,
    at offset: Int
  ) -> (items: [CompletionItem], word: Range<Int>)? {
    let line = document.line(document.lineNumber(at: offset))
    let text = line[..<min(offset, line.endIndex)]
    guard let brace = text.lastIndex(of: UInt8(ascii: "{")), brace > text.startIndex,
      text[brace - 1] == UInt8(ascii: "$"), !text[brace...].contains(UInt8(ascii: "}"))
    else { return nil }
    let isClosed = line[text.endIndex...].first == UInt8(ascii: "}")
    let items = symbols.variableNames.map {
      CompletionItem(
        label: $0,
        kind: .reference,
        text: isClosed ? $0 : "\($0)}",
        detail: "variable"
      )
    }
    return (items, brace + 1..<text.endIndex)
  }

  /// Returns the words that the grammar allows, without those that are already among the items.
  private func words(
    _ context: CursorContext,
    unless items: [CompletionItem],
    _ remark: String
  ) -> [CompletionItem] {
    let forms = schema.forms(at: context.entries, rootKeys: context.rootKeys)
    let labels = Set(items.map(\.label))
    var words: [CompletionItem] = []
    let isItem = context.entries.last?.key == nil && !context.entries.isEmpty
    if context.isInlineValue || isItem {
      words += schema.scalars(forms).map {
        CompletionItem(
          label: spelling.written($0.text),
          detail: remark,
          summary: spelling.written($0.summary)
        )
      }
    }
    if !context.isInlineValue {
      words += keys(forms, context)
      words += newItems(forms, context)
    }
    return words.filter { !labels.contains($0.label) }
  }

  private func keys(_ forms: [SchemaWalk.Form], _ context: CursorContext) -> [CompletionItem] {
    let isComplete = document.bytes[context.word.upperBound...].first == UInt8(ascii: ":")
    // A step has one action.
    let actionKeys = forms.contains { $0.names.contains("step") } ? StepCompleter.actionKeys : []
    let known = context.siblingKeys
    let excluded = known.contains(where: actionKeys.contains) ? known + actionKeys : known
    return schema.keys(forms).filter { !excluded.contains($0.text) }.map { word in
      let text = spelling.written(word.text)
      return CompletionItem(
        label: text,
        kind: .property,
        text: isComplete ? text : text + suffix(of: word, context),
        summary: spelling.written(word.summary)
      )
    }
  }

  /// Returns what follows a key: a space, or a new line for a mapping or a list of mappings.
  private func suffix(of word: SchemaWalk.Word, _ context: CursorContext) -> String {
    guard !context.isFlow, let value = word.value else { return ": " }
    let indent = "\n" + String(repeating: " ", count: context.column + 2)
    let kinds = schema.collection(value)
    if kinds.isScalar { return ": " }
    if kinds.isList { return schema.hasOnlyMappings(value) ? ":\(indent)- " : ": " }
    return kinds.isMapping ? ":\(indent)" : ": "
  }

  /// Returns the beginnings of a new item on a blank line inside a list.
  private func newItems(_ forms: [SchemaWalk.Form], _ context: CursorContext) -> [CompletionItem] {
    guard context.entries.last?.key != nil, !context.isFlow, context.typed.isEmpty,
      forms.contains(where: { $0.schema["items"] != nil })
    else { return [] }
    return [CompletionItem(label: "- ", kind: .snippet, summary: "a new item")]
  }
}
