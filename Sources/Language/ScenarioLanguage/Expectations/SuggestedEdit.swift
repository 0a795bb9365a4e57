@_spi(Package) package import LifecycleCore

/// A change to one value in a file that makes an expectation match what happened.
package struct SuggestedEdit: Sendable {
  /// How the value changes.
  package enum Change: Hashable, Sendable {
    /// The value already matches.
    case keep
    /// The value becomes this word.
    case word(String)
    /// The value becomes this string.
    case text(String)
    /// The value becomes a list of these items.
    case items([Item])
    /// The value must be edited manually, for this reason.
    case manual(String)
  }

  /// An item of the edited list.
  package enum Item: Hashable, Sendable {
    /// An existing item, by its index.
    case kept(Int)
    /// A new item: a selector with its last colon, or a name.
    case new(String)
  }

  /// A requirement that the edit would remove or invert.
  package struct Weakening: Hashable, Sendable {
    /// The range of the requirement.
    package var range: SourceRange
    /// The message if the edit was made.
    package var text: String
    /// The message if the edit was refused.
    package var refusal: String

    private init(_ effect: (past: String, verb: String), _ change: String, at range: SourceRange) {
      self.range = range
      text = "\(effect.past) by \(change)"
      refusal = "\(change) would \(effect.verb) the test (use --force)"
    }

    /// Creates a weakening by which less is required; `change` is a phrase such as `removing …`.
    static func weaker(_ change: String, at range: SourceRange) -> Weakening {
      Weakening(("weakened", "weaken"), change, at: range)
    }

    /// Creates a weakening by which the opposite is required; `change` is a phrase such as `… in place of …`.
    static func inverted(_ change: String, at range: SourceRange) -> Weakening {
      Weakening(("inverted", "invert"), change, at: range)
    }
  }

  /// Creates the edit of a value that already matches.
  static func kept(_ range: SourceRange) -> SuggestedEdit {
    SuggestedEdit(range: range, change: .keep)
  }

  /// The range of the value.
  package var range: SourceRange
  /// How the value changes.
  package var change: Change
  /// The requirements that the edit removes or inverts.
  package var weakenings: [Weakening] = []
}

/// An expectation that can be rewritten from what was observed.
package protocol Blessable: Expectation {
  /// Returns an edit for each value of the expectation; a value that already matches is kept.
  func suggestedEdits(in observation: Observation) -> [SuggestedEdit]
}

extension SuggestedEdit.Change {
  /// Returns the change with the names of new items in a language.
  package func written(in spelling: NameSpelling) -> Self {
    guard case .items(let items) = self else { return self }
    return .items(
      items.map { item in
        if case .new(let name) = item { .new(spelling.written(name)) } else { item }
      }
    )
  }
}
