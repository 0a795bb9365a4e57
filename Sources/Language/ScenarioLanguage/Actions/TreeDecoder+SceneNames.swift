@_spi(Package) internal import LifecycleCore

// Other words for scenes: `first` and `1` are the scene with which the app begins, `2` is the second window.
extension TreeDecoder {
  /// Returns the name of a scene, which may be another word for it, unless a window of the file has that name.
  mutating func sceneName(_ index: Tree.Index) -> String {
    let name = string(index)
    guard let meant = SceneList.names[name], !opensWindow(named: name) else { return name }
    recordRewrite(meant, at: index)
    return meant
  }

  /// Returns whether an action of the file may open a window with a name.
  private mutating func opensWindow(named name: String) -> Bool {
    let names = windowNames ?? Set(tree.indices.flatMap { givenNames(in: $0) })
    windowNames = names
    // What a variable stands for differs from case to case.
    return names.contains(name) || names.contains { $0.contains("$") }
  }

  /// Returns the texts that are with an action that gives names to scenes: behind it, below it or beside it.
  private func givenNames(in index: Tree.Index) -> [String] {
    switch node(index).kind {
    case .scalar, .quoted:
      let words = string(index).split(separator: " ", maxSplits: 1).map(String.init)
      return words.count == 2 && Self.namesScenes(words[0]) ? [words[1]] : []
    case .mapping:
      let isOne = tree.fields(index).contains { key, value in
        [key, value].contains { Self.namesScenes(string($0)) }
      }
      return isOne ? tree.fields(index).flatMap { texts(in: $0.value) } : []
    case .list: return []
    }
  }

  private func texts(in index: Tree.Index) -> [String] {
    switch node(index).kind {
    case .scalar, .quoted: [string(index)]
    case .mapping: tree.fields(index).filter { !isEmpty($0.value) }.map { string($0.value) }
    case .list: []
    }
  }

  /// Returns whether a word is an action that a scene of a new name can be the argument of.
  private static func namesScenes(_ word: String) -> Bool {
    guard !word.isEmpty else { return false }
    return ActionMeanings.withoutActor(word).contains { meaning in
      meaning.kind.parameters.contains { $0.type.isName(of: .newScenes) }
    }
  }
}

extension SceneList {
  /// Other words for the names of scenes.
  static let names: [String: String] = {
    let numbers = (2...10).map { ("\($0)", name(ofWindow: $0)) }
    return Dictionary(uniqueKeysWithValues: [("first", firstName), ("1", firstName)] + numbers)
  }()
}
