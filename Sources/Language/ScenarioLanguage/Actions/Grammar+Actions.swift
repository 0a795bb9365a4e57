@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The arguments of actions.
extension Grammar {
  /// Returns the mapping of an action's arguments, by the names of its parameters.
  static func arguments(of kind: ActionKind) -> Mapping<[ArgumentValue]> {
    arguments[Int(kind.rawValue)]
  }

  /// The mappings of all kinds of actions, by raw value.
  private static let arguments = ActionKind.allCases.map(makeArguments)

  private static func makeArguments(of kind: ActionKind) -> Mapping<[ArgumentValue]> {
    let fields = kind.parameters.enumerated().map { position, parameter in
      let type = argument(parameter)
      return Field<[ArgumentValue]>(
        parameter.name,
        kind.repeats ? type.checked(rejectZero) : type,
        parameter.summary,
        isRequired: parameter.isRequired
      ) { $0[position] = $1 }
    }
    guard kind == .push else { return Mapping("'\(kind.word)'") { fields } }
    return Mapping("'\(kind.word)'", otherKeys: { $0.reportKeyOfAps($1, $2, &$3) }) { fields }
  }

  @Sendable
  private static func rejectZero(
    _ decoder: inout TreeDecoder,
    _ index: Tree.Index,
    _ value: ArgumentValue
  ) {
    guard value == .duration(.zero) else { return }
    decoder.reportWrongType(index, "work cannot repeat without a pause") { "write 1ms or more" }
  }

  /// Returns the type of an argument, by its parameter's type.
  static func argument(_ parameter: Parameter) -> ValueType<ArgumentValue> {
    let summary = parameter.summary
    switch parameter.type {
    case .text:
      return .init("string", Schema.ref("text")) { $0.exactText($1, summary).map { .text($0) } }
    case .name(.scene):
      return .init("string", Schema.ref("text")) { decoder, index in
        guard decoder.exactText(index, summary) != nil else { return nil }
        let name = decoder.sceneName(index)
        decoder.checkName(name, at: index)
        return .text(name)
      }
    case .name:
      return .init("string", Schema.ref("text")) { decoder, index in
        guard let name = decoder.exactText(index, summary) else { return nil }
        decoder.checkName(name, at: index)
        return .text(name)
      }
    case .duration: return duration(summary).map { .duration($0) }
    case .flag:
      return .init("`true`, `false`", Schema.ref("flag")) { $0.flag($1, summary).map { .flag($0) } }
    case .actions: return codeOrNone.map { .actions($0.map(\.action)) }
    case .word(let words): return position(in: words, summary).map { .word($0) }
    case .words(let words): return wordList(words, summary)
    case .payload: return payload
    case .integer(let bounds): return integer(bounds, summary).map { .integer($0) }
    }
  }

  /// Returns the type of one word of a list, whose value is its index.
  private static func position(in words: [String], _ summary: String) -> ValueType<Int> {
    let table = WordTable(
      words.enumerated().map { ($0.element, $0.offset) },
      aliases: Aliases.arguments.filter { words.contains($0.value) }
    )
    let name = words.map { "`\($0)`" }.joined(separator: ", ")
    return .init(name, Schema.words(table)) { decoder, index in
      guard decoder.isScalar(index, summary) else { return nil }
      if let position = decoder.find(index, in: table) { return position }
      decoder.reportUnknown(.unknownWord, index, "word", words)
      return nil
    }
  }

  /// Returns the type of any number of words of a list.
  private static func wordList(_ words: [String], _ summary: String) -> ValueType<ArgumentValue> {
    let word = position(in: words, summary)
    let schema = Schema.anyOf([["enum": ["none"]], Schema.list(of: word.schema())])
    return .init("list of \(word.name), or `none`", schema) { decoder, index in
      if decoder.isText(index, "none") { return .words(0) }
      if decoder.node(index).kind == .list, decoder.isChildless(index) {
        decoder.recordRewrite("none", at: index)
        return .words(0)
      }
      return decoder.list(index, "a list of words", word.read)
        .map { .words($0.reduce(0) { $0 | 1 << UInt32($1) }) }
    }
  }

  /// Code that may do nothing, which is not the same as to have none.
  static let codeOrNone = ValueType<AppCode>(
    "list of app actions, or `none`",
    Schema.anyOf([["enum": ["none"]], Schema.ref("app-actions")])
  ) { decoder, index in
    decoder.isText(index, "none")
      ? []
      : decoder.code(
        index,
        ifEmpty: Diagnostic.Help("write 'none' for code that does nothing", replacements: ["none"])
      )
  }
}

extension Schema {
  /// Returns the schema of an action with or without required argument values.
  static func actionEventPattern(of actor: Actor) -> JSONValue {
    anyOf([actionWords(of: actor), ref("\(actor.rawValue)-action")])
  }

  /// Returns the schema of an actor's actions without arguments.
  private static func actionWords(of actor: Actor) -> JSONValue {
    words(ActionKind.allCases.filter { $0.actor == actor }.map { ($0.word, $0.summary) })
  }
}
