/// Other words for keys: each is accepted where it can mean one key only, and `fmt` replaces it.
///
/// A word that could mean two things in its place, or an action, is not in the table: it is only suggested.
enum KeySynonyms {
  /// Returns the only key of a mapping that a word can mean; nil if there is none, or more than one.
  static func key(meantBy word: String, in keys: [String]) -> String? {
    let meanings = Set(SynonymTable.notations(of: word) + meanings(of: word)).intersection(keys)
    return meanings.count == 1 ? meanings.first : nil
  }

  /// Returns the other words for a key that mean only this one in a mapping with these keys.
  static func synonyms(of key: String, in keys: [String]) -> [String] {
    (words[key] ?? []).filter { !keys.contains($0) && self.key(meantBy: $0, in: keys) == key }
  }

  /// Returns the other words for a key, in all mappings.
  static func words(for key: String) -> [String] { words[key] ?? [] }

  /// Returns the keys that a word means, in all mappings.
  static func meanings(of word: String) -> [String] {
    table[SynonymTable.normalized(word)] ?? table[WordForm.hyphenated(word)] ?? []
  }

  /// All words, and the keys that they mean.
  static let table = SynonymTable.read(text)

  /// The words for each key, sorted.
  private static let words = table.reduce(into: [String: [String]]()) { words, entry in
    for meaning in entry.value { words[meaning, default: []].append(entry.key) }
  }.mapValues { $0.sorted() }

  /// Words, and after `=` the keys that they mean.
  private static let text = """
    name title test case it = scenario
    group feature = suite
    tests cases = scenarios
    os version versions ios-version os-version platform deployment-target = ios
    devices device-model = device
    before setup background-steps before-each = given
    after teardown cleanup after-each = finally
    step actions = steps
    expected callbacks delegate-calls methods called should-call = calls
    not-called not-calls not no-calls no-call must-not-call should-not-call forbidden = never
    then-state app-state = state
    wait-for sleep-for delay = wait
    posts posted = notifications
    label labels tag = tags
    xfail expected-failure = known-issue
    ignore disabled pending todo skipped = skip
    vars let = variables
    table = examples
    info-plist infoplist plist = info
    delegate-methods overrides = implements
    on-call when-called callbacks-do = during
    modes uibackgroundmodes = background-modes
    schemes url-scheme urlschemes = url-schemes
    user-activities user-activity-types nsuseractivitytypes = activity-types
    lifecycle = life-cycle
    supports-multiple-scenes multiple-windows supports-multiple-windows = multiple-scenes
    id = identifier
    type = kind
    earliest-begin earliest-begin-date begin-after not-before = earliest
    launch-options presentation-options notification-options = options
    fetch-result background-fetch-result = result
    windows scene-states = scenes
    restoration = state-restoration
    protection file-protection default-data-protection = data-protection
    accessibility k-sec-attr-accessible = accessible
    repeats count = times
    """
}
