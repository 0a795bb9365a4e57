internal import SourceScanner

extension String {
  /// The text with the selectors of methods in place of their quoted names in Swift.
  package var withSelectors: String {
    split(separator: "'", omittingEmptySubsequences: false).map { part in
      KnownMethod.bySwiftName[String(part)]?.selector ?? String(part)
    }.joined(separator: "'")
  }
}
