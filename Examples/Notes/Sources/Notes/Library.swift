/// The notes and the draft: stands in for a database, which outlives the process.
@MainActor final class Library {
  /// The draft as it was saved last.
  var savedDraft = ""
  /// The notes that the server had.
  var notes: [String] = []
  /// How often the user came to the app, for its statistics.
  var sessions = 0

  /// Creates an empty library.
  init() {}
}
