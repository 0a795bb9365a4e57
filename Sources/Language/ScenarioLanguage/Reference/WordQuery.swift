@_spi(Package) internal import LifecycleCore

/// A text by which a word is searched.
struct WordQuery {
  private let texts: [String]
  /// The words that it may mean.
  private let meant: [String]

  init(_ text: String) {
    let text = text.lowercased()
    texts = [text] + (Self.topics[text] ?? [])
    meant = Synonyms.words(for: text) + Aliases.words(for: text)
  }

  /// Returns whether a word is meant, or what it is searched by contains the text.
  func matches(_ word: String, _ searchText: String) -> Bool {
    meant.contains(word) || texts.contains { searchText.contains($0) }
  }

  /// Returns the other names of a word: its aliases, and what else means it.
  static func otherNames(of word: String, key: String) -> [String] {
    (aliases[word] ?? []) + (key.hasPrefix("keys of ") ? KeySynonyms.words(for: word) : [])
  }

  private static let aliases = Aliases.all.reduce(into: [String: [String]]()) { aliases, alias in
    for word in Aliases.words(for: alias) { aliases[word, default: []].append(alias) }
  }

  /// Topics, and after `=` the texts by which the words about them are found, too.
  private static let topics = SynonymTable.read(
    """
    upload uploads download downloads network urlsession = transfer
    kill quit crash jetsam die = terminat kills
    save saving persist persistence = save-
    background-task refresh bgtask bgtaskscheduler = task
    link links deeplink deep-link universal = url activity
    notification notifications = push notif
    permission permissions authorization privacy = permission notifications
    face-id faceid touch-id touchid biometric = authentication
    sleep = lock suspend
    resume return returning foreground = foreground active
    leave leaving = press-home background
    split multitasking windows = window scene
    restore restoration = restor
    memory ram = memory
    plist info.plist = info
    """
  )
}
