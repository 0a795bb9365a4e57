/// Names of objects, views, scenes, tasks and so on.
extension TreeDecoder {
  /// Reports a name that looks like another one of the file, but consists of other characters.
  ///
  /// The model takes both for the same, as `String` does, while an app may not.
  mutating func checkName(_ name: String, at index: Tree.Index) {
    var bytes = name
    guard bytes.withUTF8({ $0.contains { $0 >= 0x80 } }) else { return }
    let exact = ExactText(name)
    guard let other = wideNames[name], other != exact else { return wideNames[name] = exact }
    let (characters, otherCharacters) = exact.differingCharacters(from: other)
    let message =
      "'\(name)' looks like another name in this file, but has \(characters), not \(otherCharacters)"
    report(.duplicateName, at: index, message) {
      Diagnostic.Help(
        "write both with the same characters, or give them names that look different",
        replacements: [YAMLText.quotedValue(other.text)]
      )
    }
  }
}
