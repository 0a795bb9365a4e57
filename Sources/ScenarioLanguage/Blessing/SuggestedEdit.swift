/// What a place of a file would have to say to be met by what happened, once.
package struct SuggestedEdit: Sendable {
  /// How the place changes.
  package enum Change: Hashable, Sendable {
    /// It is met as-is.
    case keep
    /// It says this word instead.
    case word(String)
    /// It says this text instead.
    case text(String)
    /// It is a list of these items.
    case items([Item])
    /// It needs a decision by a person, for this reason.
    case byHand(String)
  }

  /// An item of a list.
  package enum Item: Hashable, Sendable {
    /// One that is there, by its index.
    case kept(Int)
    /// One that is new: a selector with its last colon, or a name.
    case new(String)
  }

  /// Something that the place would no longer require, or whose opposite it would require.
  package struct Loss: Hashable, Sendable {
    /// The place of what is lost.
    package var range: SourceRange
    /// What is said where the change was made.
    package var text: String
    /// What is said where it was not made.
    package var refusal: String

    private init(_ effect: (past: String, verb: String), _ change: String, at range: SourceRange) {
      self.range = range
      text = "\(effect.past) by \(change)"
      refusal = "\(change) would \(effect.verb) the test (use --force)"
    }

    /// Less would be required, because of a change in words: `removing …`.
    static func weaker(_ change: String, at range: SourceRange) -> Loss {
      Loss(("weakened", "weaken"), change, at: range)
    }

    /// The opposite would be required, because of a change in words: `… in place of …`.
    static func inverted(_ change: String, at range: SourceRange) -> Loss {
      Loss(("inverted", "invert"), change, at: range)
    }
  }

  /// A place that is met as-is.
  static func kept(_ range: SourceRange) -> SuggestedEdit {
    SuggestedEdit(range: range, change: .keep)
  }

  /// The place of the value.
  package var range: SourceRange
  /// How it changes.
  package var change: Change
  /// What is lost by that.
  package var losses: [Loss] = []
}

/// An expectation that can be written again from what was seen.
package protocol Blessable: Expectation {
  /// What each place of it would say; what is met says so, too.
  func suggestedEdits(in observation: Observation) -> [SuggestedEdit]
}
