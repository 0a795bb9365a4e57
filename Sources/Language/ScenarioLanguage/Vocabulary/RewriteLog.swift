@_spi(Package) internal import LifecycleCore

/// The words in a file for which `fmt` writes others: aliases, short forms, and names in another language.
///
/// A class, since every lookup of a word records to the same log.
final class RewriteLog {
  /// The language in which the names of UIKit are written; nil for each as it is.
  let spelling: NameSpelling?
  /// The replacements, by range.
  private(set) var rewrites: [SourceRange: String] = [:]
  /// What `check` notes, by range: of a standard spelling that takes several replacements, at the first only.
  private(set) var notes: [SourceRange: String] = [:]

  init(spelling: NameSpelling? = nil) { self.spelling = spelling }

  /// Records the standard word for another one.
  func record(_ text: String, at range: SourceRange) { record(text, at: range, note: text) }

  /// Records a replacement, and what `check` notes there; nil for nothing, such as for another spelling of a name that is
  /// a standard one already.
  func record(_ text: String, at range: SourceRange, note: String?) {
    rewrites[range] = text
    notes[range] = note.map(Self.message)
  }

  /// Returns what `check` notes about a standard spelling.
  static func message(_ spelling: String) -> String { "the standard spelling is '\(spelling)'" }

  /// Records what `check` notes, as a sentence, about what is not one word for another.
  func note(_ text: String, at range: SourceRange) { notes[range] = text }

  /// Returns whether something in a range is replaced, so that the whole can be only when that is done.
  func hasRewrites(in range: SourceRange) -> Bool {
    rewrites.keys.contains { $0.start >= range.start && $0.end <= range.end }
  }

  /// Removes the replacement at a range, and returns it: it becomes part of another one, or is found once more.
  func remove(at range: SourceRange) -> String? {
    notes[range] = nil
    return rewrites.removeValue(forKey: range)
  }
}
