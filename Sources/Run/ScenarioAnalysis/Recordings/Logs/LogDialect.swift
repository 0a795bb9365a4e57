@_spi(Package) internal import LifecycleCore

/// How a framework, an app or a console writes what happens to an app: words instead of the names of UIKit.
package struct LogDialect: Sendable {
  /// What a word of a log stands for.
  enum Meaning: Hashable, Sendable {
    /// One of these calls and notifications, the most probable one first.
    case terms([Term])
    /// One of these, of which only a launch prints the word.
    case launch([Term])
    /// One of these, together with the next line if that is about one of them, too.
    case companion([Term])
    /// The process of the app is gone, for a reason if the word says it.
    case processEnded(TerminationReason?)
    /// What the user or the system does, which explains lines beside it.
    case evidence(Evidence)
    /// Something that is known, and that the search for actions is not about.
    case incidental

    /// What it may be about; nil for what is no call or notification.
    var terms: [Term]? {
      switch self {
      case .terms(let terms), .launch(let terms), .companion(let terms): terms
      case .processEnded, .evidence, .incidental: nil
      }
    }
  }

  /// What a line says of the cause of the lines beside it.
  enum Evidence: Hashable, Sendable {
    /// A call rings, is answered or ends.
    case call
    /// A process starts.
    case launch
  }

  /// The name, as an option of the command has it.
  package let name: String
  /// What prints it.
  package let title: String
  /// Texts with which a line of it begins or that it contains, followed by one of the words.
  let marks: [String]
  /// The words, in lower case: in a line with a mark, or in any line if the dialect is named.
  let words: [String: Meaning]
  /// Names that only this dialect has, and that need no mark.
  let names: [String: Meaning]
  /// Lines that consist of one word.
  let wholeLines: [String: Meaning]

  init(
    _ name: String,
    _ title: String,
    marks: [String] = [],
    words: [String: Meaning] = [:],
    names: [String: Meaning] = [:],
    wholeLines: [String: Meaning] = [:]
  ) {
    (self.name, self.title, self.marks) = (name, title, marks)
    (self.words, self.names, self.wholeLines) = (words, names, wholeLines)
  }

  /// Returns the dialect with a name.
  package static func named(_ name: String) -> LogDialect? { all.first { $0.name == name } }

  /// The dialects whose words need the option, or a line with a mark.
  package static var selectable: [LogDialect] { all.filter { !$0.words.isEmpty } }

  /// Whether it is one of a framework, whose apps mostly have no scenes of their own.
  var isFramework: Bool { !group.isEmpty && name != "swiftui" }

  /// What the words of the dialect stand for, which an app that prints one of them prints all of, as often as they occur.
  var group: Set<Term> {
    var terms: Set<Term> = []
    for meanings in [words, names] {
      for meaning in meanings.values { terms.formUnion(meaning.terms ?? []) }
    }
    return terms.subtracting([
      .call(.didFinishLaunching), .notification(.willTerminate),
    ])
  }

  /// A line of a list of dialects.
  package var listed: String {
    "  \(name)\(String(repeating: " ", count: max(1, 14 - name.count)))\(title)"
  }
}

/// Another system, whose words are not calls of iOS.
struct ForeignSystem: Sendable {
  /// The name of the system.
  let name: String
  /// Names of its methods and notifications.
  let names: [String]
}
