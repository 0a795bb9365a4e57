/// What stands before the name of a call, `AccountManager.shared`, and which types that tells.
package struct CallReceiver: Hashable, Sendable {
  /// The words in UTF-8, with the letters of ASCII in lower case.
  private let words: [[UInt8]]
  /// Whether the call is one of the object in which it stands.
  package let isOwn: Bool

  /// Takes the words of a path of names; nil if the call has none.
  package init(_ path: String?) {
    words = (path ?? "self").utf8.map(\.lowercased).split { !$0.isInWord }.map(Array.init)
    isOwn = words.last.map { $0.elementsEqual("self".utf8) } ?? false
  }

  /// Returns whether it names a type or something that is called like it, as `manager` and `accountManager` are for
  /// `AccountManager`: one of both ends with the other.
  package func names(_ type: String) -> Bool {
    let type =
      type.utf8.lastIndex(of: UInt8(ascii: ".")).map { type.utf8[$0...].dropFirst() }
      ?? type.utf8[...]
    return !type.isEmpty
      && words.contains { word in
        zip(word.reversed(), type.reversed()).allSatisfy { $0 == $1.lowercased }
      }
  }

  /// Returns whether a call in a type probably means a function of another one, or of itself.
  package func means(_ type: String, in caller: String?) -> Bool {
    isOwn ? type == caller : names(type)
  }
}

extension UInt8 {
  /// The lower case of a letter of ASCII; any other byte as it is.
  fileprivate var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }

  /// Whether it is a part of a letter or digit, in lower case.
  fileprivate var isInWord: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") || isDigit || self >= 0x80
  }
}
