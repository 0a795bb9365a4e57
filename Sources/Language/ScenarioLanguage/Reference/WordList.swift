@_spi(Package) internal import LifecycleCore

/// The words of the language, as `scenario-run words` lists and finds them.
package enum WordList {
  /// A word of the language.
  package struct Entry: Sendable {
    /// The key under which it is written: `user`, `calls`; for a key itself, whose key it is.
    package var key: String
    /// What is written there.
    package var word: String
    /// The word with its key before it, as in `model: limits`.
    package var notation: String
    /// What it means.
    package var summary: String
    /// Its arguments or constraints; may be empty.
    package var arguments: String
    /// The first version of iOS that has it; empty if it is as old as the model.
    package var since: String
    /// What it is searched by, in lowercase: itself, its meaning, its aliases, and its name in Swift.
    fileprivate var searchText: String

    /// The line that describes it: its notation, its first version, its meaning and its arguments.
    package var line: String { "\(notation)  \(description(withArguments: true))" }

    /// Returns its meaning and its first version, with its arguments or without.
    package func description(withArguments: Bool) -> String {
      let version = since.isEmpty || since == "2.0" ? "" : " (from iOS \(since))"
      let list = arguments.isEmpty || !withArguments ? "" : " [\(arguments)]"
      return summary + version + list
    }
  }

  /// Words that serve one purpose.
  package struct Group: Sendable {
    /// What one wants to do with them, such as `act as the user`.
    package var purpose: String
    /// The words.
    package var entries: [Entry]
  }

  /// Every word of the language: those of the vocabulary page in its order, then the keys.
  private static let all = (WordSection.all + WordSection.keys).flatMap(\.entries)

  /// Returns the words with a name, which can be an alias or have its key before it, as in `model: limits`.
  package static func entries(named name: String) -> [Entry] {
    let names = [name] + Aliases.words(for: name)
    return all.filter { names.contains($0.word) || names.contains($0.notation) }
  }

  /// Returns the terminations with an exception code, as crash reports write it: `0x8badf00d`.
  package static func terminations(withCode code: String) -> [Entry] {
    let reasons = TerminationReason.allCases.filter { $0.exceptionCode == code.lowercased() }
    let words = reasons.map(\.row.word)
    return all.filter { $0.key == "terminated" && words.contains($0.word) }
  }

  /// Returns each word of the language that has each text in its name or meaning, or that the text may mean; all without
  /// texts.
  package static func entries(matching texts: [String]) -> [Entry] {
    let queries = texts.filter { !$0.isEmpty }.map(WordQuery.init)
    return all.filter { entry in queries.allSatisfy { $0.matches(entry.word, entry.searchText) } }
  }

  /// Returns the words that have most of the texts, and how many of them these have; none if no word has any.
  package static func entries(nearestTo texts: [String]) -> (entries: [Entry], count: Int) {
    let queries = texts.map(WordQuery.init)
    let counts = all.map { entry in
      queries.count { $0.matches(entry.word, entry.searchText) }
    }
    guard let most = counts.max(), most > 0 else { return ([], 0) }
    return (zip(all, counts).filter { $0.1 == most }.map(\.0), most)
  }

  /// Returns the word that resembles a text most; nil if none does.
  package static func nearest(to text: String) -> String? {
    let words = all.map(\.word) + Aliases.all
    return Suggestion.misspelled(text, in: words) ?? Suggestion.nearest(to: text, in: words)
  }

  /// Divides words by what one wants to do with them; the groups are in the order of their first words.
  package static func groups(of entries: [Entry]) -> [Group] {
    entries.reduce(into: []) { groups, entry in
      let purpose = purposes[entry.key] ?? entry.key
      if let index = groups.firstIndex(where: { $0.purpose == purpose }) {
        groups[index].entries.append(entry)
      } else {
        groups.append(Group(purpose: purpose, entries: [entry]))
      }
    }
  }

  /// What one wants to do with the words of a section, by its key.
  private static let purposes = [
    "user": "act as the user", "system": "let the system act",
    "app": "say what the app's code does", "calls": "expect calls to delegates",
    "notifications": "expect notifications", "effects": "expect what else happens",
    "events": "expect events for views", "views": "expect calls to view controllers",
    "objects": "expect what happens to objects", "threads": "expect what happens on threads",
    "tasks": "expect handlers of tasks", "state": "expect a state of the app",
    "scenes": "expect a state of a scene", "terminated": "expect a termination",
    "model": "choose a behavior where sources disagree (switches of 'model')",
    "step": "expect something of a step", "invariants": "check something throughout the run",
    "device": "choose the device", WordSection.scenarioKeys: "write a scenario (its keys)",
    WordSection.appKeys: "describe the app (keys of 'app')",
    WordSection.infoKeys: "describe its Info.plist (keys of 'info', in 'app')",
    WordSection.deviceKeys: "describe the device (keys of 'device')",
  ]
}

extension WordSection {
  /// The words of the section as they are listed.
  fileprivate var entries: [WordList.Entry] {
    words.map { word in
      let plain = { (text: String) in text.filter { $0 != "`" } }
      let notation = prefix.isEmpty ? word.name : "\(prefix): \(word.name)"
      let (summary, arguments) = (plain(word.summary), plain(word.arguments))
      let names = WordQuery.otherNames(of: word.name, key: key)
      return WordList.Entry(
        key: key,
        word: word.name,
        notation: notation,
        summary: summary,
        arguments: arguments,
        since: word.since,
        searchText: ([notation, summary, arguments] + names).joined(separator: " ").lowercased()
      )
    }
  }
}
