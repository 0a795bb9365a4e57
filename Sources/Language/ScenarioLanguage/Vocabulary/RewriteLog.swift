@_spi(Package) internal import LifecycleCore

/// The words in a file for which `fmt` writes others: aliases, short forms, and names in another language.
///
/// A class, since every lookup of a word records to the same log.
final class RewriteLog {
  /// The language in which the names of UIKit are written; nil for each as it is.
  let spelling: NameSpelling?
  /// The replacements, by range.
  private(set) var rewrites: [SourceRange: String] = [:]
  /// The ranges among them of names that are right as they are, and only written in another way.
  private(set) var spellings: Set<SourceRange> = []

  init(spelling: NameSpelling? = nil) { self.spelling = spelling }

  /// Records the standard word for another one.
  func record(_ text: String, at range: SourceRange) { rewrites[range] = text }

  /// Records another spelling of a name that is a standard one already.
  func recordSpelling(_ text: String, at range: SourceRange) {
    rewrites[range] = text
    spellings.insert(range)
  }
}
