@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage

/// What a program says of itself when it starts.
package struct AppHello {
  /// The version of the protocol.
  package static let version = 1

  /// The delegate methods that it implements.
  var implements: MethodSet = []
  /// The notifications that it observes.
  var observes: Set<NotificationName> = []
  /// The events of frameworks for which it has code.
  var handles: Set<BackgroundEvent> = []
  /// Its own actions and probes.
  var words = CustomWords()

  /// Reads the answer to the first message.
  init(_ answer: AppValue) throws(JSONError) {
    guard let version = answer.value(ofKind: "hello")?.integer else {
      throw JSONError(message: "'hello' is missing")
    }
    guard version == Self.version else {
      throw JSONError(message: "it speaks version \(version) of the protocol, not \(Self.version)")
    }
    implements = MethodSet(
      try Self.words(answer, "implements", DelegateMethod.allCases) { $0.selector }
    )
    observes = Set(try Self.words(answer, "observes", NotificationName.allCases) { $0.word })
    handles = Set(try Self.words(answer, "handles", BackgroundEvent.allCases) { $0.rawValue })
    words.actions = try Self.texts(answer, "actions")
    words.probes = try Self.texts(answer, "probes")
    if let problem = words.problem { throw JSONError(message: problem) }
  }

  private static func texts(_ answer: AppValue, _ key: String) throws(JSONError) -> [String] {
    guard let value = answer[key] else { return [] }
    guard let texts = value.texts else {
      throw JSONError(message: "'\(key)' is not a list of strings")
    }
    return texts
  }

  private static func words<Word>(
    _ answer: AppValue,
    _ key: String,
    _ all: [Word],
    _ name: (Word) -> String
  ) throws(JSONError) -> [Word] {
    var words: [Word] = []
    for text in try texts(answer, key) {
      guard let word = all.first(where: { name($0) == text }) else {
        let help = Suggestion.nearest(to: text, in: all.map(name)).map { "; did you mean '\($0)'?" }
        throw JSONError(message: "unknown word '\(text)' in '\(key)'\(help ?? "")")
      }
      words.append(word)
    }
    return words
  }
}
