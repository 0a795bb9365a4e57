@_spi(Package) internal import LifecycleCore

// What people expect among the arguments of an action, where another action says it.
extension TreeDecoder {
  /// Returns the help for a key that the arguments of an action do not have, with its value; nil for any other.
  func argumentHelp(_ key: Tree.Index, in what: String) -> Diagnostic.Help? {
    if let help = mainArgumentHelp(key, in: what) { return help }
    let word = WordForm.hyphenated(string(key))
    let isTime = Self.times.contains(word)
    guard what.hasPrefix("'"), isTime || Self.others.contains(word),
      let value = tree.value(after: key).map({ tree.flow($0) }),
      let mapping = tree.mapping(of: key)
    else { return nil }
    // The main argument is under its own name, or under the action.
    func name(_ keys: [String], or example: String) -> String {
      let field = tree.fields(mapping).first { field, value in
        keys.contains(WordForm.hyphenated(string(field)))
          || field != key && node(value).kind != .mapping && !isEmpty(value)
            && ActionMeanings.meaning(of: WordForm.hyphenated(string(field)), of: [.app]) != nil
      }
      return field.map { tree.flow($0.value) } ?? example
    }
    switch (what, isTime) {
    case ("'begin-background-task'", true):
      let task = name(["name"], or: "upload")
      return Diagnostic.Help(
        "write two actions: '- begin-background-task: \(task)', then "
          + "'- end-background-task: { name: \(task), after: \(value) }'"
      )
    case ("'start-background-transfer'", _):
      let session = name(["identifier", "id"], or: word == "session" ? value : "session")
      return Diagnostic.Help(
        "write '{ start-background-transfer: \(session) }'; it is done by a step of its own: "
          + "'- system: { background-transfer-done: \(session) }'"
      )
    case ("'save-object'", true):
      return Diagnostic.Help("saving takes no time; write 'app: { work: \(value) }' before it")
    case ("'save-object'", _):
      let file = name(["name"], or: "notes.db")
      return Diagnostic.Help(
        "an object has none, a file has: write "
          + "'app: { open-file: { name: \(file), protection: \(value) } }'"
      )
    default: return nil
    }
  }

  /// Returns the help for a value of the main argument that is written as a key: `{camera: denied}`.
  private func mainArgumentHelp(_ key: Tree.Index, in what: String) -> Diagnostic.Help? {
    let word = WordForm.hyphenated(string(key))
    guard let parameters = ActionKind(written: what.filter { $0 != "'" })?.parameters,
      let main = parameters.first, case .word(let words) = main.type, words.contains(word)
    else { return nil }
    var pairs = ["\(main.name): \(word)"]
    if parameters.count > 1, case .word(let words) = parameters[1].type,
      let value = tree.value(after: key), words.contains(WordForm.hyphenated(string(value)))
    {
      pairs.append("\(parameters[1].name): \(tree.flow(value))")
    }
    return .write("{ \(pairs.joined(separator: ", ")) }")
  }

  private static let times: Set = ["takes", "for", "duration", "lasts", "time", "length", "work"]
  private static let others: Set = ["session", "protection", "file-protection", "data-protection"]
}
