/// What stands before the name of a call, `AccountManager.shared`, and which types that tells.
package struct CallReceiver: Hashable, Sendable {
  private let words: [String]

  /// Takes the words of a path of names; nil if the call has none.
  package init(_ path: String?) {
    words = (path ?? "self").lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Whether the call is one of the object in which it stands.
  package var isOwn: Bool { words.last == "self" }

  /// Returns whether it names a type or something that is called like it, as `manager` and `accountManager` are for
  /// `AccountManager`.
  package func names(_ type: String) -> Bool {
    let type = type.split(separator: ".").last?.lowercased() ?? ""
    return words.contains { type.hasSuffix($0) || $0.hasSuffix(type) && !type.isEmpty }
  }

  /// Returns whether a call in a type probably means a function of another one, or of itself.
  package func means(_ type: String, in caller: String?) -> Bool {
    isOwn ? type == caller : names(type)
  }
}
