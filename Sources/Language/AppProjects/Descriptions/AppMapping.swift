@_spi(Package) package import LifecycleCore

/// The keys of `app` in a scenario that describe an app, and the versions and devices that it supports.
package struct AppMapping: Sendable {
  /// A key with its value.
  package struct Entry: Sendable {
    /// The key.
    package let key: String
    /// The value.
    package let value: Value
    /// What a comment says of it, mostly the file that it comes from.
    package let comment: String?
  }

  /// The value of a key.
  package indirect enum Value: Sendable {
    /// A word of the language.
    case word(String)
    /// A text, which may need quotes.
    case text(String)
    /// A list of words of the language, in groups with comments.
    case words([Group])
    /// A list of texts, which may need quotes.
    case texts([String])
    /// A mapping.
    case mapping([Entry])
  }

  /// Successive items of a list.
  package struct Group: Sendable {
    /// What a comment says before them.
    package let comment: String?
    /// The items.
    package let items: [String]
  }

  /// The keys of `app`.
  package let entries: [Entry]
  /// The keys whose values are not known, each with the reason.
  package let unknown: [(key: String, reason: String)]
  /// The first version of iOS on which the app runs that the model has; nil if no file says so.
  package let firstVersion: OSVersion?
  /// The devices on which the app runs.
  package let devices: [Device.Model]
}

extension AppMapping.Entry {
  /// Creates an entry with a word.
  init(_ key: String, _ word: String, comment: String? = nil) {
    self.init(key: key, value: .word(word), comment: comment)
  }

  /// Creates an entry with a list of texts.
  init(_ key: String, _ texts: [String], comment: String? = nil) {
    self.init(key: key, value: .texts(texts), comment: comment)
  }
}
