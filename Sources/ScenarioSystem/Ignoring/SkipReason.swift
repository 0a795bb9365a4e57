/// By which rule a walk leaves something out that is named like a scenario file.
enum SkipReason: Hashable, Comparable {
  /// A `.gitignore` file.
  case gitignore
  /// The `.git/info/exclude` of a repository.
  case repository
  /// An option, by the name of the place where it was set.
  case option(String)
  /// The name begins with a period.
  case hidden

  /// The words behind a number: `3 files by .gitignore`.
  var words: String {
    switch self {
    case .gitignore: "by .gitignore"
    case .repository: "by .git/info/exclude"
    case .option(let source): "by \(source)"
    case .hidden: "hidden"
    }
  }
}
