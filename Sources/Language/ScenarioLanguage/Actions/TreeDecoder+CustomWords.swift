@_spi(Package) internal import LifecycleCore

/// Decoding of actions and probes that only the app under test has.
extension TreeDecoder {
  /// Decodes a custom action: a word, or `{word: argument}`; nil if it is not one that the app declares.
  mutating func customAction(_ index: Tree.Index) -> CustomAction? {
    guard !customWords.actions.isEmpty else { return nil }
    let field = tree.onlyField(index)
    let name = string(field?.key ?? index)
    guard Self.isListed(name, in: customWords.actions) else { return nil }
    usesApp = true
    return CustomAction(name, field.map { appValue($0.value) })
  }

  /// Decodes any value as the app receives it.
  func appValue(_ index: Tree.Index) -> AppValue {
    switch node(index).kind {
    case .scalar: .init(plain: string(index))
    case .quoted: .text(string(index))
    case .list: .list(children(index).map(appValue))
    case .mapping: .mapping(tree.fields(index).map { (string($0.key), appValue($0.value)) })
    }
  }

  /// Decodes `survives`: names of probes.
  mutating func survivors(_ index: Tree.Index) -> [Located<String>]? {
    usesApp = true
    return list(index, "a list of probes") { decoder, item in
      guard decoder.isScalar(item, "a probe"), decoder.isProbe(item) else { return nil }
      return Located(value: decoder.string(item), range: decoder.range(item))
    }
  }

  /// Returns whether an app declares a word with the same characters, which it receives as they are written.
  private static func isListed(_ name: String, in words: [String]) -> Bool {
    words.contains { ExactText($0) == ExactText(name) }
  }

  /// Returns whether a word is a probe of the app under test, and reports an error if it is not.
  mutating func isProbe(_ key: Tree.Index) -> Bool {
    let name = string(key)
    if Self.isListed(name, in: customWords.probes) { return true }
    if customWords.probes.isEmpty {
      report(.unknownWord, at: key, "unknown probe '\(name)': no app declares any") {
        "run it with an app that has it, or declare it in the configuration: 'app-probes: [\(name)]'"
      }
    } else {
      reportUnknown(.unknownWord, key, "probe", customWords.probes)
    }
    return false
  }
}

extension AppValue {
  /// Creates the value of an unquoted scalar: null, a flag, a number, or else a string.
  init(plain text: String) {
    switch text {
    case "", "~", "null": self = .null
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      let isNumeric = text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
      }
      if isNumeric, let integer = Int(text) {
        self = .integer(integer)
      } else if isNumeric, let number = Double(text) {
        self = .number(number)
      } else {
        self = .text(text)
      }
    }
  }
}
