extension UseReader {
  /// `.onOpenURL { … }`, `.onContinueUserActivity(type) { … }`, `.onChange(of: scenePhase) { … }`.
  mutating func modifier(_ index: Int) {
    guard tokens.isSymbol(index - 1, ".") else { return }
    if tokens.isWord(index, "onOpenURL"), isCallOrClosure(index + 1) {
      add(.viewEvent(.onOpenURL, nil), at: index)
    } else if tokens.isWord(index, "onContinueUserActivity"), tokens.isSymbol(index + 1, "(") {
      let type = expression(argument(after: index + 1))
      add(.viewEvent(.onContinueUserActivity, type), at: index)
    } else if tokens.isWord(index, "onChange"), tokens.isSymbol(index + 1, "("),
      tokens.isWord(index + 2, "of"), isScenePhase(argument(after: index + 3))
    {
      add(.viewEvent(.onChangeOfScenePhase, nil), at: index)
    }
  }

  private func isCallOrClosure(_ index: Int) -> Bool {
    tokens.isSymbol(index, "(") || tokens.isSymbol(index, "{")
  }

  /// Whether an expression is `scenePhase`, or a property of this kind by another name.
  private func isScenePhase(_ value: Range<Int>) -> Bool {
    guard let last = value.last, value.count <= 3 else { return false }
    let name = tokens.string(last)
    if name == "scenePhase" { return true }
    return file.properties.contains { property in
      property.name == name && property.attributes.contains { isScenePhase($0) }
    }
  }

  private func isScenePhase(_ attribute: ParsedAttribute) -> Bool {
    attribute.name == "Environment"
      && attribute.arguments.contains { tokens.isWord($0, "scenePhase") }
  }

  /// `.backgroundTask(.appRefresh("…")) { … }`.
  mutating func backgroundTaskModifier(_ index: Int) {
    guard tokens.isWord(index, "backgroundTask"), tokens.isSymbol(index - 1, "."),
      tokens.isSymbol(index + 1, "("), tokens.isSymbol(index + 2, ".")
    else { return }
    let kind: ViewEventKind
    switch tokens.string(index + 3) {
    case "appRefresh": kind = .appRefreshTask
    case "urlSession": kind = .urlSessionTask
    default: return
    }
    let value = tokens.isSymbol(index + 4, "(") ? argument(after: index + 4) : nil
    add(.viewEvent(kind, value.map { expression($0) }), at: index)
  }

  /// `@Environment(\.scenePhase)`.
  mutating func environment(_ index: Int) {
    guard tokens.isSymbol(index - 1, "@"), tokens.isSymbol(index + 1, "("),
      argument(after: index + 1).contains(where: { tokens.isWord($0, "scenePhase") })
    else { return }
    add(.viewEvent(.scenePhase, nil), at: index)
  }
}
